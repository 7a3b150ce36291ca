import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import { Button, Inline, toasts } from '@diwan/ui';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { expectFile } from '#api/expect-body.ts';
import { saveFile } from '#crud/query/save-file.ts';

/** What a message brings; saved, never shown in the page. */
export function AttachedFiles({ files }: { files: Message['attachments'] }) {
  const { t } = useTranslation('chat');
  if (files.length === 0) return null;
  async function download({ id, name }: Message['attachments'][number]) {
    try {
      saveFile({ content: await expectFile(client.files.download({ params: { id }, timeout: 120_000 })), name });
    } catch {
      toasts.show({ tone: 'critical', title: t('failed.title') });
    }
  }
  return (
    <Inline gap="xs">
      {files.map((file) => (
        <Button
          key={file.id}
          size="small"
          icon={<Paperclip />}
          aria-label={t('message.attachment', { name: file.name })}
          onPress={() => void download(file)}
        >
          <bdi>{file.name}</bdi>
        </Button>
      ))}
    </Inline>
  );
}
