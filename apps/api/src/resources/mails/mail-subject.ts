import type { Mail } from '@diwan/api-contract/resources/mails';

/** What a mail is about, and who gets it. */
export interface MailSubject {
  /** Null where it is about no one record. */
  about: Mail['about'];
  recipient: NonNullable<Mail['recipient']>;
  email: string;
  /** Its server takes nothing for it. */
  isRefused: boolean;
  /** Its reader wants no more of these. */
  isSuppressed?: boolean;
}
