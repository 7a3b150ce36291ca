import type { Mail, MailTag } from '@diwan/api-contract/demo/mail';
import { Anchor, createFormat, VisuallyHidden } from '@diwan/ui';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import { lastMessage } from '../compose/answers.ts';
import { LabelDot } from '../folders/LabelDot.tsx';
import * as styles from './MailRow.css.ts';
import { MailTime } from './MailTime.tsx';

interface MailRowProps {
  mail: Mail;
  tags: readonly MailTag[];
  /** Whether it is known by whom it goes to, not by who sent it. */
  isSent: boolean;
  href: string;
}

const startLength = 140;

/** A mail in two lines: who and when, what about. */
export function MailRow({ mail, tags, isSent, href }: MailRowProps) {
  const { t } = useTranslation('email');
  const { list } = createFormat(currentLanguage());
  const who = isSent ? t('to', { names: list(mail.to.map(({ name }) => name)) }) : mail.sender_name;
  const [label, ...more] = tags.filter(({ value }) => mail.labels.includes(value));
  const last = lastMessage(mail);
  return (
    <Anchor href={href} className={styles.mailLink} data-unread={mail.unread || undefined}>
      <span className={styles.rowLine}>
        {mail.unread ? (
          <span className={styles.unreadDot}>
            <VisuallyHidden>{t('isUnread')}</VisuallyHidden>
          </span>
        ) : null}
        <bdi className={styles.who}>{who}</bdi>
        {mail.replies.length > 0 ? (
          <span className={styles.muted}>
            <VisuallyHidden>{t('messages', { count: mail.replies.length + 1 })}</VisuallyHidden>
            <span aria-hidden>{mail.replies.length + 1}</span>
          </span>
        ) : null}
        <span className={styles.rowEnd}>
          {mail.attachments.length > 0 ? <Paperclip size={14} role="img" aria-label={t('hasAttachments')} /> : null}
          <MailTime instant={mail.time} />
        </span>
      </span>
      <span className={styles.rowLine}>
        <span dir="auto" className={styles.subject}>
          {mail.subject || t('noSubject')}
        </span>
        <span dir="auto" className={styles.snippet}>
          {last.message.slice(0, startLength)}
        </span>
        {label ? (
          <span className={styles.rowLabel} title={list([label, ...more].map(({ text }) => text))}>
            <LabelDot tag={label} />
            {label.text}
            {more.length > 0 ? <bdi dir="ltr">+{more.length}</bdi> : null}
          </span>
        ) : null}
      </span>
    </Anchor>
  );
}
