import { sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';

/** Which of some providers have asked for money that is neither paid nor refused. */
export async function withOpenWithdrawals(ids: readonly string[], tx: Tx): Promise<ReadonlySet<string>> {
  // By its name: the table of withdrawals refers to that of providers.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select provider_id as id from withdrawals
    where provider_id = any(${sql.param(ids)}::uuid[]) and state not in ('paid', 'rejected', 'cancelled')`);
  return new Set(rows.map(({ id }) => id));
}
