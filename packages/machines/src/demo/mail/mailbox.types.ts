import type { Mail, MailMeta, MailTag } from '@diwan/api-contract/demo/mail';
import type { MailChange } from '@diwan/api-contract/demo/mail-rules';
import type { MailFilter, MailFolder, MailLabel } from '@diwan/api-contract/demo/mail-values';
import type { Problem } from '@diwan/api-contract/problem';

export type MailboxEvent =
  | { type: 'mailbox.filterChosen'; filter: MailFilter }
  | { type: 'mailbox.searched'; search: string }
  | { type: 'mailbox.refresh' }
  | { type: 'mailbox.refusalRead' }
  | { type: 'mailbox.allSelected' }
  | { type: 'mailbox.selectionCleared' }
  /** These three are done to the mail that they name, or else to what is selected, or else to the open conversation. */
  | { type: 'mailbox.moved'; mailFolder: MailFolder; id?: number | undefined }
  | { type: 'mailbox.marked'; unreadFlag: boolean; id?: number | undefined }
  | { type: 'mailbox.labelled'; label: MailLabel; id?: number | undefined }
  | { type: 'mail.selected'; id: number; isRange?: boolean }
  | { type: 'mail.opened'; id: number }
  | { type: 'mail.closed' }
  | { type: 'mail.starred'; id: number; value: boolean }
  | { type: 'mail.labelsSet'; id: number; labels: MailLabel[] }
  /** The composer has sent it, or a reply to it. */
  | { type: 'mail.sent'; mail: Mail };

export interface Mailbox {
  mails: readonly Mail[];
  meta: MailMeta;
  tags: readonly MailTag[];
}

export interface MailboxContext {
  filter: MailFilter;
  search: string;
  /** As they were last read; null before. */
  mails: readonly Mail[] | null;
  meta: MailMeta | null;
  /** What the labels are called. */
  tags: readonly MailTag[];
  /** What came about since the reading began: its answer may not know of it. */
  settled: readonly Mail[];
  /** One is sent after the other, and all are shown at once. */
  pending: readonly MailChange[];
  selected: readonly number[];
  /** Where a range begins. */
  anchor: number | null;
  openId: number | null;
  /** Why the mails can't be read. */
  problem: Problem | null;
  /** What was refused and has been taken back. */
  refusal: { change: MailChange; problem: Problem } | null;
}
