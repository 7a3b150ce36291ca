import type { MailFailure } from '@diwan/api-contract/values/records/mail';

/** What the rules about a mail look at. */
export interface MailInput {
  now: string;
  /** How often it was handed to the server or an attempt was made to. */
  tries: number;
}

/** Who delivers it, and until when nobody else may. */
export interface MailLease {
  token: string;
  until: string;
}

export interface MailTrouble {
  code: MailFailure;
  /** The server's own words, without addresses. */
  answer: string | null;
}

/** Those of the first line are the server's alone; staff send the others. */
export type MailEvent =
  | { type: 'mail.send'; lease: MailLease }
  | { type: 'mail.accept' }
  | { type: 'mail.keep' }
  | { type: 'mail.withdraw' }
  | { type: 'mail.postpone'; trouble: MailTrouble; until: string }
  | { type: 'mail.fail'; trouble: MailTrouble }
  | { type: 'mail.lose'; trouble: MailTrouble }
  | { type: 'mail.cancel' }
  | { type: 'mail.retry' }
  | { type: 'mail.resend' }
  | { type: 'mail.confirm' };
