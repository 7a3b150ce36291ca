import type { Interview } from '@diwan/api-contract/endpoints/hiring/interviews';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { type InterviewRow, interviewsTable as interviews } from './table.ts';

export const openStates: Interview['state'][] = ['proposed', 'scheduled', 'rescheduled'];
export const isOpen: SQL = inArray(interviews.state, openStates);

/** When a meeting takes place, and who takes part. */
export interface Planned {
  /** Null for a meeting that is not kept yet. */
  id: string | null;
  startsAt: string;
  durationMin: number;
  staffIds: string[];
  seekerId: string;
}

/** No meeting is longer than this. */
const longest = sql`interval '8 hours'`;

/** Who has another meeting at this time; two people who plan for the same person wait for each other. */
export async function clashOf({ id, startsAt, durationMin, staffIds, seekerId }: Planned, tx: Tx) {
  for (const person of [...staffIds, seekerId].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`interviews of ${person}`}, 0))`);

  const from = sql`${startsAt}::timestamptz`;
  const until = sql`${from} + make_interval(mins => ${durationMin}::int)`;
  const overlapping = await tx
    .select({ organizer: interviews.organizer, addedUsers: interviews.addedUsers, seekerId: applications.seekerId })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(
      and(
        isOpen,
        sql`${interviews.startsAt} < ${until} and ${interviews.startsAt} > ${from} - ${longest}`,
        sql`${interviews.startsAt} + make_interval(mins => ${interviews.durationMin}) > ${from}`,
        id === null ? undefined : ne(interviews.id, id),
      ),
    );
  const wanted = new Set(staffIds);
  if (overlapping.some((meeting) => staffOf(meeting).some((one) => wanted.has(one)))) return 'staff';
  return overlapping.some((meeting) => meeting.seekerId === seekerId) ? 'seeker' : null;
}

/** Whoever holds the meeting and those who were added to it. */
export function staffOf({ organizer, addedUsers }: Pick<InterviewRow, 'organizer' | 'addedUsers'>): string[] {
  return [...(organizer ? [organizer.id] : []), ...addedUsers.map(({ id }) => id)];
}
