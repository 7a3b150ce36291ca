import { and, eq, sql } from 'drizzle-orm';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { seekersTable as seekers } from '../seekers/table.ts';
import { emailRecipientsTable as recipients } from './table.ts';

/** Who of some recipients may be measured: their campaign asked for it, and they let us note it, when it was approved and still. */
export async function measuredOf(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { id, seekerId, isMeasured } = recipients;
  const letsMeasure = sql`(${seekers.consents} ->> 'measuring')::boolean`;
  const rows = await tx
    .select({ id })
    .from(recipients)
    .innerJoin(seekers, eq(seekers.id, seekerId))
    .where(and(idIn(id, ids), isMeasured, letsMeasure));
  return new Set(rows.map((row) => row.id));
}
