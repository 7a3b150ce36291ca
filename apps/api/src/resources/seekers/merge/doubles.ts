import type { MergePreview } from '@diwan/api-contract/resources/seeker-merging';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import type { Merge } from '#crud/merge/repoint.ts';
import type { Tx } from '#db/database.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { giveSeatBack } from '#resources/event-registrations/give-back.ts';
import { eventRegistrationsTable as registrations } from '#resources/event-registrations/table.ts';
import { jobPostsTable as jobPosts } from '#resources/job-posts/table.ts';
import { applyEvent } from '#workflows/apply-event.ts';

interface Standing {
  /** What takes each person once. */
  of: string;
  state: string;
  at: string;
}
interface Double<Row> {
  stays: Row;
  goes: Row;
}

const steps = ['pending', 'in-progress', 'approved', 'recruited'];
const seats = ['waitlisted', 'no_show', 'registered', 'confirmed', 'checked_in'];

/** What both have of the same thing: the one that has come further stays, of two that are as far the older. */
function doublesAmong<Row extends Standing>(rows: readonly Row[], order: readonly string[]): Double<Row>[] {
  const rank = ({ state }: Row) => order.indexOf(state);
  return [...Map.groupBy(rows, ({ of }) => of).values()].flatMap((both) => {
    const [stays, ...others] = both.toSorted((a, b) => rank(b) - rank(a) || (a.at < b.at ? -1 : 1));
    return others.map((goes) => ({ stays: stays!, goes }));
  });
}

/** Applications of both for the same job post that nobody has rejected. */
async function doubledApplications(tx: Tx, { from, to }: Merge) {
  const { id, number, jobPostId: of, seekerId, state, appliedAt: at } = applications;
  const rows = await tx
    .select({ id, number, of, state, at, jobPost: jobPosts.title })
    .from(applications)
    .innerJoin(jobPosts, eq(jobPosts.id, of))
    .where(and(inArray(seekerId, [from, to]), ne(state, 'rejected')));
  return doublesAmong(rows, steps);
}

/** The same for people to read, before it happens. */
export async function namedDoubles(tx: Tx, merge: Merge): Promise<MergePreview['withdrawn']> {
  const doubles = await doubledApplications(tx, merge);
  return doubles.map(({ stays, goes }) => ({ jobPost: stays.jobPost, stays: stays.number, goes: goes.number }));
}

/** Ends by their own workflows what both have, so that one person has each once. */
export async function endDoubles(merge: Merge, writer: Writer): Promise<void> {
  const { tx, resources } = writer;
  for (const { stays, goes } of await doubledApplications(tx, merge)) {
    const event = { type: 'application.withdraw', reason: 'other', note: `مكرر / Duplicate: ${stays.number}` };
    await applyEvent(resources.applications, { id: goes.id, version: null, event }, writer);
  }
  const { id, eventId: of, seekerId, state, createdAt: at } = registrations;
  const seated = await tx
    .select({ id, of, state, at })
    .from(registrations)
    .where(and(inArray(seekerId, [merge.from, merge.to]), ne(state, 'cancelled')));
  for (const { goes } of doublesAmong(seated, seats)) await giveSeatBack(goes.id, writer);
}
