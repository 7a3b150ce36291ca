import type { Mail } from '@diwan/api-contract/demo/mail';
import type { SnapshotFrom } from 'xstate';
import { findMail } from './mailbox.assigns.ts';
import type { mailboxMachine } from './mailbox.machine.ts';
import type { MailboxContext } from './mailbox.types.ts';

/** The conversation that is open. */
export const openMail = (context: MailboxContext): Mail | undefined =>
  context.openId === null ? undefined : findMail(context, context.openId);

export type MailboxStatus = 'loadingFirst' | 'refreshing' | 'showing' | 'failed';

/** Which of its designed states the mailbox is in. */
export function mailboxStatus(snapshot: SnapshotFrom<typeof mailboxMachine>): MailboxStatus {
  if (snapshot.hasTag('busy')) return snapshot.context.mails ? 'refreshing' : 'loadingFirst';
  return snapshot.hasTag('failed') ? 'failed' : 'showing';
}
