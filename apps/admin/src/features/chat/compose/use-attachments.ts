import type { RecordFile } from '@diwan/api-contract/endpoints/files/files';
import { fileKindOf, limitsBy, mostDocumentBytes } from '@diwan/api-contract/values/file';
import { fileKinds } from '@diwan/api-contract/values/file-kinds';
import { toasts } from '@diwan/ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createActor } from '#actors/create-actor.ts';
import { provideUpload } from '#crud/feedback/upload/upload.implementations.ts';
import { settings } from '#session/preferences/settings.ts';

interface Attached {
  id: string;
  name: string;
}

/** Documents that go with the next message: each is uploaded to the conversation first. */
export function useAttachments(conversationId: string) {
  const { t } = useTranslation('chat');
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const add = useCallback(
    (file: File) => {
      const { name, size } = file;
      const limits = limitsBy(settings.read(), { accepts: fileKinds, mostBytes: mostDocumentBytes }, fileKindOf(name));
      const over = () => setUnderWay((all) => all.filter((each) => each !== name));
      const fail = () => {
        over();
        toasts.show({ tone: 'critical', title: t('composer.attachFailed', { name }) });
      };
      const actor = createActor(
        provideUpload({
          file,
          to: 'files',
          query: { resource: 'conversations', record: conversationId, name },
          onArrived: (arrived: RecordFile) => {
            over();
            setFiles((all) => [...all, { id: arrived.id, name: arrived.name }]);
          },
          onFailed: fail,
        }),
      );
      actor.start();
      actor.send({ type: 'upload.chosen', file: { name, size, limits } });
      if (actor.getSnapshot().context.refusal) fail();
      else setUnderWay((all) => [...all, name]);
    },
    [conversationId, t],
  );
  return {
    files,
    underWay,
    add,
    drop: (id: string) => setFiles((all) => all.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
  };
}
