import type { Mail } from '@diwan/api-contract/demo/mail';
import type { SnapshotFrom } from 'xstate';
import { findMail, meantIds } from './mailbox.assigns.ts';
import type { mailboxMachine } from './mailbox.machine.ts';
import type { MailboxContext } from './mailbox.types.ts';

/** The conversation that is open. */
export const openMail = (context: MailboxContext): Mail | undefined =>
  context.openId === null ? undefined : findMail(context, context.openId);

/** The mails that a verb would be done to: what is selected, or else the open one. */
export const meantMails = (context: MailboxContext): Mail[] =>
  meantIds(context).flatMap((id) => findMail(context, id) ?? []);

export type MailboxStatus = 'loadingFirst' | 'refreshing' | 'showing' | 'failed';

/** Which of its designed states the mailbox is in. */
export function mailboxStatus(snapshot: SnapshotFrom<typeof mailboxMachine>): MailboxStatus {
  if (snapshot.hasTag('busy')) return snapshot.context.mails ? 'refreshing' : 'loadingFirst';
  return snapshot.hasTag('failed') ? 'failed' : 'showing';
}
