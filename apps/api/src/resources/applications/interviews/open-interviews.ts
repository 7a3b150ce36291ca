import type { Interview } from '@diwan/api-contract/endpoints/hiring/interviews';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
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
  /** Those of one group are at one time and in nobody's way. */
  groupId: string | null;
}

/** No meeting is longer than this. */
const longest = sql`interval '8 hours'`;

type Clash = 'staff' | 'seeker' | null;

/** Who has another meeting at this time; two people who plan for the same person wait for each other. */
export async function clashOf(planned: Planned, tx: Tx): Promise<Clash> {
  for (const person of [...planned.staffIds, planned.seekerId].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`interviews of ${person}`}, 0))`);
  const [clash] = await clashesOf([planned], tx);
  return clash!;
}

/** The same of several, as it looks now. */
export async function clashesOf(all: readonly Planned[], tx: Tx): Promise<Clash[]> {
  const spans = all.map(spanOf);
  const from = new Date(Math.min(...spans.map((span) => span.from))).toISOString();
  const until = new Date(Math.max(...spans.map((span) => span.until))).toISOString();
  const { id, startsAt, durationMin, organizer, addedUsers, groupId } = interviews;
  const taken = await tx
    .select({ id, startsAt, durationMin, organizer, addedUsers, groupId, seekerId: applications.seekerId })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(and(isOpen, sql`${startsAt} < ${until}::timestamptz and ${startsAt} > ${from}::timestamptz - ${longest}`));
  return all.map((planned, index) => {
    const { from: begin, until: end } = spans[index]!;
    const overlapping = taken.filter((meeting) => {
      const other = spanOf(meeting);
      return meeting.id !== planned.id && other.from < end && other.until > begin;
    });
    const wanted = new Set(planned.staffIds);
    const others = overlapping.filter((meeting) => !isTogether(meeting, planned));
    if (others.some((meeting) => staffOf(meeting).some((one) => wanted.has(one)))) return 'staff';
    return overlapping.some((meeting) => meeting.seekerId === planned.seekerId) ? 'seeker' : null;
  });
}

const spanOf = ({ startsAt, durationMin }: Pick<Planned, 'startsAt' | 'durationMin'>) => ({
  from: Date.parse(startsAt),
  until: Date.parse(startsAt) + durationMin * 60_000,
});

const isTogether = (one: Pick<Planned, 'groupId' | 'startsAt'>, other: Pick<Planned, 'groupId' | 'startsAt'>) =>
  one.groupId !== null && one.groupId === other.groupId && Date.parse(one.startsAt) === Date.parse(other.startsAt);

/** Whoever holds the meeting and those who were added to it. */
export function staffOf({ organizer, addedUsers }: Pick<InterviewRow, 'organizer' | 'addedUsers'>): string[] {
  return [...(organizer ? [organizer.id] : []), ...addedUsers.map(({ id }) => id)];
}
