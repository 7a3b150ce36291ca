import { count, eq } from 'drizzle-orm';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { applicationsTable as applications } from '../table.ts';
import { interviewsTable as interviews } from './table.ts';

/** How often each job seeker was or will be met, whatever became of it. */
export async function countInterviews(tx: Tx, rows: readonly { id: string }[]): Promise<number[]> {
  const { seekerId } = applications;
  const counted = await tx
    .select({ seekerId, count: count() })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(
      idIn(
        seekerId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(seekerId);
  const counts = new Map(counted.map((each) => [each.seekerId, each.count]));
  return rows.map(({ id }) => counts.get(id) ?? 0);
}
