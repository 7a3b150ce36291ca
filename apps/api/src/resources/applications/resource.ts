import { channels } from '@diwan/api-contract/endpoints/realtime';
import { applications } from '@diwan/api-contract/resources/applications';
import { seekers as seekersContract } from '@diwan/api-contract/resources/seekers';
import type { reachedSteps } from '@diwan/api-contract/values/records/application';
import { candidateStatus } from '@diwan/machines/workflows/candidate-status/candidate-status.workflow';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { computed, defineResource, oncePerBatch, type Reader, type Row, type Writer } from '#crud/definition.ts';
import { atLeast, daysAgo, fromDay, idIn, toDay } from '#crud/lists/clauses.ts';
import { pictureColumn } from '#crud/lists/pictures.ts';
import { findNamed, refsOfEach } from '#crud/lists/refs.ts';
import { recordNotesTable as notes } from '#db/schema/notes.ts';
import { publish } from '#realtime/publish.ts';
import { openStates } from '#resources/applications/interviews/open-interviews.ts';
import { applicationsTable as table } from '#resources/applications/table.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { skillsTable } from '#resources/skills/table.ts';
import { candidateEffects, candidateInput } from './effects.ts';
import { nameApplications } from './found.ts';
import { interviewsTable as interviews } from './interviews/table.ts';

type Application = Row<typeof table>;

const counters = {
  pending: jobPostsTable.pendingCount,
  'in-progress': jobPostsTable.inProgressCount,
  approved: jobPostsTable.approvedCount,
  rejected: jobPostsTable.rejectedCount,
  recruited: jobPostsTable.recruitedCount,
};

/** Decisions about one job post's applicants wait for each other, so its openings and counters are never wrong. */
async function lockJobPost({ jobPostId }: Application, { tx }: Writer): Promise<void> {
  await tx
    .select({ id: jobPostsTable.id })
    .from(jobPostsTable)
    .where(eq(jobPostsTable.id, jobPostId))
    .for('no key update');
}

async function applicationMoved(
  { id, jobPostId }: Application,
  from: string | null,
  to: string | null,
  writer: Writer,
): Promise<void> {
  const { tx, actor } = writer;
  const shift = (state: string | null, by: number) => {
    const column = counters[state as keyof typeof counters];
    return state === null ? [] : [sql`${sql.identifier(column.name)} = ${column} + ${by}`];
  };
  await tx.update(table).set({ isUnread: false }).where(eq(table.id, id));
  const { rows } = await tx.execute<{ version: number; state: string }>(sql`
    update ${jobPostsTable} set ${sql.join([...shift(from, -1), ...shift(to, 1)], sql`, `)}
    where ${jobPostsTable.id} = ${jobPostId} returning version, state`);
  const change = { resource: 'job-posts', id: jobPostId, event: 'applicants.counted', by: actor.id, ...rows[0]! };
  await publish(tx, channels.resource('job-posts'), 'record.changed', change);
}

const beyond: Record<(typeof reachedSteps)[number], readonly Application['state'][]> = {
  reviewed: ['in-progress', 'approved', 'recruited'],
  approved: ['approved', 'recruited'],
};
/** One that was rejected has got as far as it had before. */
function hasReached(steps: (keyof typeof beyond)[]): SQL {
  const states = sql.param(steps.flatMap((step) => beyond[step]));
  const furthest = sql`case when ${table.state} = 'rejected' then ${table.rejection} ->> 'from' else ${table.state} end`;
  return sql`coalesce(${furthest}, 'pending') = any(${states}::text[])`;
}

const jobPostsOf = oncePerBatch((rows: { jobPostId: string }[], { tx }: Reader) =>
  findNamed(
    tx,
    jobPostsTable,
    { title: jobPostsTable.title, state: jobPostsTable.state },
    rows.map(({ jobPostId }) => jobPostId),
  ),
);
const seekersOf = oncePerBatch((rows: { seekerId: string }[], { tx }: Reader) => {
  const { nameAr, nameEn, headline, skillIds } = seekersTable;
  return findNamed(
    tx,
    seekersTable,
    { nameAr, nameEn, headline, skillIds, image: pictureColumn(seekersContract, seekersTable) },
    rows.map(({ seekerId }) => seekerId),
  );
});

export const applicationsResource = defineResource({
  contract: applications,
  table,
  filters: {
    matchMin: atLeast(table.matchScore),
    ratingMin: atLeast(table.rating),
    experienceMin: atLeast(table.experienceYears),
    daysInStateMin: daysAgo(table.stateChangedAt),
    appliedFrom: fromDay(table.appliedAt),
    appliedTo: toDay(table.appliedAt),
    reached: hasReached,
  },
  sorts: {
    appliedAt: table.appliedAt,
    matchScore: table.matchScore,
    rating: table.rating,
    expectedSalary: table.expectedSalary,
    experienceYears: table.experienceYears,
  },
  label: ({ number }) => ({ ar: number }),
  computed: {
    jobPost: computed(table, ['jobPostId'], async (rows, reader) => {
      const jobPosts = await jobPostsOf(rows, reader);
      return rows.map(({ jobPostId: id }) => ({ id, label: jobPosts.get(id)!.title }));
    }),
    jobPostState: computed(table, ['jobPostId'], async (rows, reader) => {
      const jobPosts = await jobPostsOf(rows, reader);
      return rows.map(({ jobPostId }) => jobPosts.get(jobPostId)!.state);
    }),
    seeker: computed(table, ['seekerId'], async (rows, reader) => {
      const seekers = await seekersOf(rows, reader);
      return rows.map(({ seekerId: id }) => {
        const { nameAr: ar, nameEn: en, image } = seekers.get(id)!;
        return { id, label: { ar, ...(en ? { en } : {}) }, image };
      });
    }),
    seekerHeadline: computed(table, ['seekerId'], async (rows, reader) => {
      const seekers = await seekersOf(rows, reader);
      return rows.map(({ seekerId }) => seekers.get(seekerId)!.headline);
    }),
    skillRefs: computed(table, ['seekerId'], async (rows, reader) => {
      const seekers = await seekersOf(rows, reader);
      return refsOfEach(
        reader.tx,
        skillsTable,
        rows.map(({ seekerId }) => seekers.get(seekerId)!.skillIds),
      );
    }),
    rejection: computed(table, ['rejection'], (rows) =>
      rows.map(({ rejection }) => rejection && withoutInstant(rejection)),
    ),
    interviews: computed(table, ['id'], async (rows, { tx }) => {
      const { id, applicationId, type, title, startsAt, state } = interviews;
      const all = await tx
        .select({ id, applicationId, type, title, startsAt, state })
        .from(interviews)
        .where(idIn(applicationId, idsOf(rows)))
        .orderBy(startsAt);
      const byApplication = Map.groupBy(all, (interview) => interview.applicationId);
      return rows.map((row) =>
        (byApplication.get(row.id) ?? []).map(({ applicationId: _, ...interview }) => interview),
      );
    }),
    notes: computed(table, ['id'], async (rows, { tx }) => {
      const all = await tx
        .select()
        .from(notes)
        .where(and(eq(notes.resource, applications.path), idIn(notes.recordId, idsOf(rows))))
        .orderBy(notes.createdAt, notes.id);
      const byApplication = Map.groupBy(all, ({ recordId }) => recordId);
      return rows.map((row) =>
        (byApplication.get(row.id) ?? []).map(({ id, title, text, createdAt, author }) => ({
          id,
          title,
          text,
          at: createdAt,
          by: author.name,
        })),
      );
    }),
  },
  exported: {
    candidate: ['seeker', 'seekerHeadline'],
    job: 'jobPost',
    match: 'matchScore',
    experience: { of: 'experienceYears', unit: 'years' },
    city: 'cityId',
    expectedSalary: 'expectedSalary',
    appliedAt: 'appliedAt',
    inState: 'stateChangedAt',
    state: 'state',
    number: 'number',
    source: 'source',
    rating: 'rating',
    isSaudi: 'isSaudi',
  },
  writing: {
    duplicates: { applications_one_open: { path: 'seeker', code: 'alreadyApplied' } },
  },
  workflowBinding: {
    workflow: candidateStatus,
    input: candidateInput,
    effects: candidateEffects,
    lockFirst: lockJobPost,
    onStateChange: applicationMoved,
    undoable: {
      'application.startReview': () => true,
      'application.approve': () => true,
      // Whoever was invited to an interview has been told that it is cancelled.
      'application.reject': ({ interviewState }) => !openStates.some((state) => state === interviewState),
    },
  },
  found: nameApplications,
  seed: async () => (await import('./seed.ts')).applicationsSeed,
});

function withoutInstant({ at: _, ...rejection }: NonNullable<Application['rejection']>) {
  return rejection;
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
