import type { BulkItem, BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import { type MailOutcome, mailOutcomes } from '@diwan/api-contract/values/records/mail';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { mailsTable as mails } from '#db/schema/mails.ts';

/** One that was called back while a server was asked about it leaves, unless that attempt fails. */
const outcome = sql<MailOutcome>`case when ${mails.recalledAt} is not null and ${mails.state} in ('waiting', 'cancelled') then 'recalled' else ${mails.state} end`;

/** Counted from the mails themselves; null of an operation that has written to nobody. */
export async function mailTallies(tx: Tx, ids: readonly string[]): Promise<(id: string) => BulkOperation['mails']> {
  const { operationId } = mails;
  const groups =
    ids.length === 0
      ? []
      : await tx
          .select({ operationId, outcome, count: sql<number>`count(*)` })
          .from(mails)
          .where(inArray(operationId, [...ids]))
          .groupBy(operationId, sql`2`);
  return (id) => {
    const own = groups.filter((group) => group.operationId === id);
    if (own.length === 0) return null;
    const counts = Object.fromEntries(mailOutcomes.map((each) => [each, 0])) as Record<MailOutcome, number>;
    for (const group of own) counts[group.outcome] = group.count;
    return counts;
  };
}

/** What became of the mail to each of some records. */
export async function mailsTo(tx: Tx, id: string, records: readonly string[]): Promise<Map<string, BulkItem['mail']>> {
  const { applicationId, jobPostId, employerId, seekerId, failure } = mails;
  const about = [applicationId, jobPostId, employerId, seekerId];
  const rows = await tx
    .select({ applicationId, jobPostId, employerId, seekerId, outcome, failure })
    .from(mails)
    .where(and(eq(mails.operationId, id), or(...about.map((column) => idIn(column, [...records])))));
  const found = new Map<string, BulkItem['mail']>();
  for (const { outcome: became, failure: trouble, ...ids } of rows)
    for (const record of Object.values(ids))
      if (record !== null) found.set(record, { outcome: became, failure: trouble && trouble.code });
  return found;
}

/** Keeps the mails of an operation from being delivered, those too whose attempt under way fails; what a server took is gone. */
export async function recallMails(tx: Tx, id: string, now: string): Promise<void> {
  await tx
    .update(mails)
    .set({ recalledAt: now })
    .where(and(eq(mails.operationId, id), inArray(mails.state, ['waiting', 'sending']), isNull(mails.recalledAt)));
}
