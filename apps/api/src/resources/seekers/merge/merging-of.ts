import type { SeekerInput, SeekerMerge } from '@diwan/machines/workflows/seeker/seeker.workflow';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader, Row, Writer } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { lockForMerge } from '#crud/merge/locks.ts';
import { lockExpected } from '#crud/writes/write.ts';
import type { Tx } from '#db/database.ts';
import { problemOf } from '#http/problems/problems.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { eventRegistrationsTable as registrations } from '#resources/event-registrations/table.ts';
import { eventsTable as events } from '#resources/events/table.ts';
import { jobPostsTable as jobPosts } from '#resources/job-posts/table.ts';
import { seekersTable as seekers } from '../table.ts';

type Seeker = Pick<Row<typeof seekers>, 'id' | 'createdAt'>;

/** How the other record of a merge stands to each of those that would become one with it. */
export async function mergingOf(
  rows: readonly Seeker[],
  { into }: Pick<SeekerMerge, 'into'>,
  { tx }: Reader,
): Promise<Pick<SeekerInput, 'merging'>[]> {
  const [other] = await tx.select().from(seekers).where(eq(seekers.id, into));
  if (!other) throw problemOf('invalid', { errors: [{ path: 'into', code: 'unknownReference' }] });
  const { state, anonymiseAt } = other;
  const hired = await hiredBeside(
    tx,
    into,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    merging: {
      state: state === 'anonymised' || state === 'merged' ? null : state,
      isItself: row.id === into,
      isLater: isOlder(row, other),
      isLeaving: anonymiseAt !== null,
      areBothRecruited: hired.has(row.id),
    },
  }));
}

/** The older of two records stays. */
export const isOlder = (one: Seeker, other: Seeker): boolean =>
  one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt;

/** Which of some people were recruited for the same job post as another one. */
async function hiredBeside(tx: Tx, other: string, ids: string[]): Promise<ReadonlySet<string>> {
  const { jobPostId, seekerId, state } = applications;
  const isHire = eq(state, 'recruited');
  const posts = tx
    .select({ id: jobPostId })
    .from(applications)
    .where(and(eq(seekerId, other), isHire));
  const rows = await tx
    .select({ id: seekerId })
    .from(applications)
    .where(and(idIn(seekerId, ids), isHire, inArray(jobPostId, posts)));
  return new Set(rows.map(({ id }) => id));
}

/** Locks both records and what counts them, in the order in which everybody does; the other one is as its sender has seen it. */
export async function lockBoth(id: string, { into, intoVersion }: SeekerMerge, writer: Writer): Promise<void> {
  const { tx, resources } = writer;
  await lockForMerge(tx);
  const both = [id, into];
  const applied = tx
    .select({ id: applications.jobPostId })
    .from(applications)
    .where(inArray(applications.seekerId, both));
  const attended = tx
    .select({ id: registrations.eventId })
    .from(registrations)
    .where(inArray(registrations.seekerId, both));
  for (const [table, ids] of [
    [jobPosts, applied],
    [events, attended],
    [seekers, both],
  ] as const)
    await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids)).orderBy(table.id).for('no key update');
  if ((await tx.$count(seekers, eq(seekers.id, into))) > 0)
    await lockExpected(resources.seekers, into, intoVersion, writer);
}
