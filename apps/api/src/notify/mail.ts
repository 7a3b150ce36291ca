import { undoSeconds } from '@diwan/api-contract/undo';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { outbox } from '../db/schema/platform.ts';

/** An e-mail to be written from a template when it is sent; the outbox holds ids, never addresses. */
export interface Mail {
  template:
    | 'applicationReviewed'
    | 'applicationApproved'
    | 'applicationRejected'
    | 'applicationRecruited'
    | 'interviewScheduled'
    | 'interviewCancelled'
    | 'jobPostModerated'
    | 'jobPostExpired'
    | 'employerModerated';
  resource: 'applications' | 'job-posts' | 'employers';
  id: string;
}

/** The earliest that a mail about a decision leaves: when it can no longer be taken back. */
export const onceFinal = (now: string): string => new Date(Date.parse(now) + undoSeconds * 1_000).toISOString();

/**
 * Puts an e-mail into the transaction, to leave after the commit, at the earliest at `sendAt`. Nothing delivers it yet, so no screen
 * may promise it; and what has waited since before the delivery must not be sent by it.
 */
export async function enqueueMail(tx: Tx, mail: Mail, sendAt: string): Promise<void> {
  await tx.insert(outbox).values({ topic: 'mail', payload: mail, next_attempt_at: sendAt });
}

/** Takes back an e-mail that has not left yet. */
export async function cancelMail(tx: Tx, mail: Mail): Promise<void> {
  const isThisMail = sql`${outbox.payload} @> ${JSON.stringify(mail)}::jsonb`;
  await tx.delete(outbox).where(and(eq(outbox.topic, 'mail'), isNull(outbox.delivered_at), isThisMail));
}
