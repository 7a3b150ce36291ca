import { countDistinct } from 'drizzle-orm';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { scorecardsTable as scorecards } from './table.ts';

/** How many colleagues have judged each of some applications, on the whole or after a meeting. */
export async function judgesOf(tx: Tx, rows: readonly { id: string }[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const { applicationId, authorId } = scorecards;
  const ids = rows.map(({ id }) => id);
  const counted = await tx
    .select({ applicationId, judges: countDistinct(authorId) })
    .from(scorecards)
    .where(idIn(applicationId, ids))
    .groupBy(applicationId);
  return new Map(counted.map((each) => [each.applicationId, each.judges]));
}
