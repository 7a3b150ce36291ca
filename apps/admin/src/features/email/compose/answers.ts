import type { Letter, Mail, MailMessage } from '@diwan/api-contract/demo/mail';
import type { Composing } from '../mail-location.ts';

interface AnswerWords {
  /** Stand before the subject. */
  re: string;
  forwarded: string;
  /** Stands above what is passed on. */
  passedOn: (message: MailMessage) => string;
}

const nothing: Letter = { to: [], cc: [], bcc: [], subject: '', message: '', attachments: [] };

/** The newest message of a conversation. */
export const lastMessage = (mail: Mail): MailMessage => mail.replies.at(-1) ?? mail;

const prefixed = (prefix: string, subject: string) => (subject.startsWith(prefix) ? subject : `${prefix} ${subject}`);

/** The letter with which somebody begins: `me` writes to everybody but themselves. */
export function letterFor(composing: Composing, mail: Mail | undefined, me: string, words: AnswerWords): Letter {
  if (composing === 'new' || !mail) return nothing;
  if (composing === 'draft') {
    const { to, cc, bcc, subject, message, attachments } = mail;
    return { to: to.map(({ email }) => email), cc, bcc, subject, message, attachments };
  }
  const message = lastMessage(mail);
  if (composing === 'forward')
    return {
      ...nothing,
      subject: prefixed(words.forwarded, mail.subject),
      message: `\n\n${words.passedOn(message)}\n\n${message.message}`,
      attachments: message.attachments,
    };
  const recipients = message.to.map(({ email }) => email);
  const isMine = message.sender === me;
  const to = isMine ? recipients : [message.sender];
  const subject = prefixed(words.re, mail.subject);
  if (composing === 'reply') return { ...nothing, to, subject };
  const others = (isMine ? message.cc : [...recipients, ...message.cc]).filter(
    (one) => one !== me && !to.includes(one),
  );
  return { ...nothing, to, subject, cc: [...new Set(others)] };
}
