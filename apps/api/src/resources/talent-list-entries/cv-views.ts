import { cvViewsKey } from '@diwan/api-contract/values/records/plan';
import type { TalentListEntryInput } from '@diwan/machines/workflows/talent-list-entry/talent-list-entry.workflow';
import { sql } from 'drizzle-orm';
import type { Reader, Row, Writer } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import type { Tx } from '#db/database.ts';
import { applicationsTable as applications } from '../applications/table.ts';
import { employersTable as employers } from '../employers/table.ts';
import { jobPostsTable as jobPosts } from '../job-posts/table.ts';
import { quotasOf, takeCvViews } from '../plan-subscriptions/usage/quota.ts';
import { talentListEntriesTable as entries } from './table.ts';

type Entry = Row<typeof entries>;
type Pair = Pick<Entry, 'id' | 'employerId' | 'seekerId'>;

/** Of each entry whether its employer knows the person without it: from another shortlist, or by an application. */
async function knownWithout(rows: readonly Pair[], tx: Tx): Promise<Set<string>> {
  const pairs = JSON.stringify(rows.map(({ id, employerId, seekerId }) => ({ id, employerId, seekerId })));
  const found = await tx.execute<{ id: string }>(sql`
    select pair.id from jsonb_to_recordset(${pairs}::jsonb) as pair(id uuid, "employerId" uuid, "seekerId" uuid)
    where exists (
      select from ${entries} where ${entries.seekerId} = pair."seekerId" and ${entries.employerId} = pair."employerId"
        and ${entries.unlockedAt} is not null and ${entries.id} <> pair.id)
    or exists (
      select from ${applications} join ${jobPosts} on ${jobPosts.id} = ${applications.jobPostId}
      where ${applications.seekerId} = pair."seekerId" and ${jobPosts.employerId} = pair."employerId")`);
  return new Set(found.rows.map(({ id }) => id));
}

/** What contacting looks at: whom employers know, and how many CVs may still be opened to them. */
export async function viewsBeside(
  rows: readonly (Pair & Pick<Entry, 'unlockedAt'>)[],
  { tx, now }: Reader,
): Promise<Pick<TalentListEntryInput, 'isKnown' | 'cvViewsLeft'>[]> {
  const ids = rows.map(({ employerId }) => employerId);
  const { cvViewQuotaUsed: used, cvViewQuotaLimit: limit } = employers;
  const own = await findNamed(tx, employers, { used, limit }, ids);
  const quotas = await quotasOf(cvViewsKey, ids, { tx, now });
  const known = await knownWithout(rows, tx);
  return rows.map(({ id, employerId, unlockedAt }) => {
    const quota = quotas.get(employerId) ?? own.get(employerId)!;
    return {
      isKnown: unlockedAt !== null || known.has(id),
      cvViewsLeft: quota.limit === null ? Number.MAX_SAFE_INTEGER : quota.limit - quota.used,
    };
  });
}

/** Takes a view when somebody is opened to an employer who did not know them, and gives it back when that is undone. */
export async function entryMoved(before: Entry | null, after: Entry | null, { tx }: Writer): Promise<void> {
  if (!before || !after) return;
  const by = Number(after.unlockedAt !== null) - Number(before.unlockedAt !== null);
  if (by === 0 || (await knownWithout([after], tx)).has(after.id)) return;
  await takeCvViews(after.employerId, by, tx);
}
