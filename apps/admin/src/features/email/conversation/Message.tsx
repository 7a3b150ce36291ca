import type { MailMessage } from '@diwan/api-contract/demo/mail';
import { Avatar, Bidi, createFormat } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import { who } from '../list/MailRow.css.ts';
import { MailTime } from '../list/MailTime.tsx';
import type { MailClient } from '../mail-client.ts';
import { Attachments } from './Attachments.tsx';
import * as styles from './Conversation.css.ts';

const copies = ['cc', 'bcc'] as const;

/** One message of a conversation. What it says is shown as text, whatever it contains: nothing in it is ever made into HTML. */
export function Message({ message, files }: { message: MailMessage; files: MailClient['files'] }) {
  const { t } = useTranslation('email');
  const { list } = createFormat(currentLanguage());
  return (
    <li className={styles.message}>
      <div className={styles.messageHead}>
        <Avatar name={message.sender_name} image={message.img} size="small" isDecorative />
        <div className={styles.people}>
          <span className={styles.sender}>
            <bdi className={who}>{message.sender_name}</bdi>
            <span className={styles.address}>
              <Bidi>{message.sender}</Bidi>
            </span>
          </span>
          <span className={styles.recipients}>{t('to', { names: list(message.to.map(({ name }) => name)) })}</span>
          {copies.map((line) =>
            message[line].length > 0 ? (
              <span key={line} className={styles.recipients}>
                {t(`lines.${line}`)}: <Bidi>{message[line].join(', ')}</Bidi>
              </span>
            ) : null,
          )}
        </div>
        <MailTime instant={message.time} />
      </div>
      <p className={styles.text}>{message.message}</p>
      <Attachments attachments={message.attachments} files={files} />
    </li>
  );
}
