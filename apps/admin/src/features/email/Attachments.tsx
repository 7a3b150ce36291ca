import type { Attachment } from '@diwan/api-contract/demo/mail';
import { Button, createFormat } from '@diwan/ui';
import { Paperclip, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../crud/Documents/file-size.ts';
import { currentLanguage } from '../../messages/language.ts';
import * as styles from './Conversation.css.ts';
import { sign } from './Folders.css.ts';
import { muted } from './MailRow.css.ts';

interface AttachmentsProps {
  attachments: readonly Attachment[];
  onRemove?: (fileName: string) => void;
}

/** What is attached to a message, by name and size. */
export function Attachments({ attachments, onRemove }: AttachmentsProps) {
  const { t } = useTranslation('email');
  const { number } = createFormat(currentLanguage());
  if (attachments.length === 0) return null;
  return (
    <ul aria-label={t('attachments.label')} className={styles.attachments}>
      {attachments.map(({ fileName, size: bytes }) => {
        const { unit, value } = fileSize(bytes);
        return (
          <li key={fileName} className={styles.attachment}>
            <Paperclip size={14} strokeWidth={1.5} aria-hidden className={sign} />
            <bdi className={styles.fileName}>{fileName}</bdi>
            <span className={muted}>{t(`attachments.${unit}`, { value: number(value) })}</span>
            {onRemove ? (
              <Button
                variant="plain"
                size="small"
                isSquare
                aria-label={t('attachments.remove', { name: fileName })}
                onPress={() => onRemove(fileName)}
              >
                <X size={14} strokeWidth={1.5} aria-hidden />
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
