import type { Mail } from '@diwan/api-contract/resources/mails';
import type { RecipientReason } from '@diwan/api-contract/values/records/campaign';
import {
  type EmailRecipientEvent,
  emailRecipientWorkflow,
} from '@diwan/machines/workflows/email-recipient/email-recipient.workflow';
import { evaluate } from '@diwan/machines/workflows/workflow';
import { eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import type { mailsTable } from '#db/schema/mails.ts';
import { emailRecipientsTable as recipients } from './table.ts';

type MailRow = Row<typeof mailsTable>;
type Trouble = NonNullable<Mail['failure']>['code'];

/** What a recipient is told of a failure that was for good. */
const reasonOf: Record<Exclude<Trouble, 'suppressed' | 'interrupted'>, RecipientReason> = {
  unreachable: 'unreachable',
  refusedForNow: 'refusedForNow',
  refusedForGood: 'refusedForGood',
  answerLost: 'answerLost',
  badAddress: 'badAddress',
  addressRefused: 'addressRefused',
  recordGone: 'recordGone',
  switchedOff: 'cancelled',
};

/** What becomes of a mail of a campaign becomes of its recipient, in the same transaction. */
export async function tellRecipient(before: MailRow | null, after: MailRow | null, writer: Writer): Promise<void> {
  const id = after?.emailRecipientId;
  if (!before || !after || !id || before.state === after.state) return;
  const event = eventOf(before, after);
  if (!event) return;
  const [recipient] = await writer.tx.select({ state: recipients.state }).from(recipients).where(eq(recipients.id, id));
  if (!recipient) return;
  // Whoever has unsubscribed stays so, whatever is heard of their mail afterwards.
  const subject = {
    state: recipient.state,
    input: { isSuppressed: false, isMeasured: false },
    can: () => true,
    isSystem: true,
  };
  if (evaluate(emailRecipientWorkflow, subject, event).kind === 'refused') return;
  writer.followUps.push({ resource: 'emailRecipients', id, event, isBySystem: true });
}

function eventOf(before: MailRow, { state, failure }: MailRow): EmailRecipientEvent | null {
  const code = failure?.code;
  switch (state) {
    case 'sent':
      return { type: 'emailRecipient.accept' };
    case 'kept':
      return { type: 'emailRecipient.skip', reason: 'noServer' };
    case 'cancelled':
      return { type: 'emailRecipient.skip', reason: 'cancelled' };
    case 'uncertain':
      return { type: 'emailRecipient.fail', reason: 'answerLost' };
    case 'failed':
      return failed(code);
    case 'waiting':
      if (before.state !== 'sending') return { type: 'emailRecipient.requeue' };
      return code === 'refusedForNow' ? { type: 'emailRecipient.postpone', reason: 'refusedForNow' } : null;
    default:
      return null;
  }
}

function failed(code: Trouble | undefined): EmailRecipientEvent {
  if (code === 'suppressed') return { type: 'emailRecipient.skip', reason: 'suppressed' };
  const reason = code && code !== 'interrupted' ? reasonOf[code] : 'refusedForGood';
  const isBounce = code === 'addressRefused' || code === 'badAddress';
  return { type: isBounce ? 'emailRecipient.bounce' : 'emailRecipient.fail', reason };
}
