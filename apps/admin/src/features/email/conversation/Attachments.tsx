import type { Attachment } from '@diwan/api-contract/demo/mail';
import { Button, createFormat } from '@diwan/ui';
import { Download, Paperclip, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '#crud/feedback/upload/file-size.ts';
import { saveFile } from '#crud/query/save-file.ts';
import { currentLanguage } from '#messages/language.ts';
import { sign } from '../folders/Folders.css.ts';
import { muted } from '../list/MailRow.css.ts';
import type { MailClient } from '../mail-client.ts';
import * as styles from './Conversation.css.ts';

interface AttachmentsProps {
  attachments: readonly Attachment[];
  /** Those that can be saved to this computer. */
  files?: MailClient['files'] | undefined;
  onRemove?: (fileName: string) => void;
}

/** What is attached to a message, by name and size. */
export function Attachments({ attachments, files, onRemove }: AttachmentsProps) {
  const { t } = useTranslation('email');
  const { number } = createFormat(currentLanguage());
  if (attachments.length === 0) return null;
  const contentOf = ({ file }: Attachment) => (file === undefined ? undefined : files?.all().get(file));
  return (
    <>
      <ul aria-label={t('attachments.label')} className={styles.attachments}>
        {attachments.map((attachment) => {
          const { fileName: name, size } = attachment;
          const { unit, value } = fileSize(size);
          const content = contentOf(attachment);
          return (
            <li key={name} className={styles.attachment}>
              <Paperclip size={14} className={sign} />
              <bdi className={styles.fileName}>{name}</bdi>
              <span className={muted}>{t(`attachments.${unit}`, { value: number(value) })}</span>
              {content ? (
                <Button
                  variant="plain"
                  size="small"
                  isSquare
                  aria-label={t('attachments.save', { name })}
                  onPress={() => saveFile({ name, content })}
                >
                  <Download size={14} />
                </Button>
              ) : null}
              {onRemove ? (
                <Button
                  variant="plain"
                  size="small"
                  isSquare
                  aria-label={t('attachments.remove', { name })}
                  onPress={() => onRemove(name)}
                >
                  <X size={14} />
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {files && !attachments.every(contentOf) ? <p className={muted}>{t('attachments.nameOnly')}</p> : null}
    </>
  );
}
