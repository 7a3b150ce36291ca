import { applications } from '@diwan/api-contract/resources/applications';
import type { reachedSteps } from '@diwan/api-contract/values/records/application';
import { candidateStatus } from '@diwan/machines/workflows/candidate-status/candidate-status.workflow';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { computed, defineResource, type Row } from '#crud/definition.ts';
import { atLeast, atMost, daysAgo, fromDay, holdsAny, idIn, toDay } from '#crud/lists/clauses.ts';
import { findNamed, refsOfEach } from '#crud/lists/refs.ts';
import { openStates } from '#resources/applications/interviews/open-interviews.ts';
import { applicationsTable as table } from '#resources/applications/table.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { teamIds } from '#resources/job-posts/team.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { skillsTable } from '#resources/skills/table.ts';
import { examOfApplication, hasPassedExam } from './applying/exam.ts';
import { attachmentsOf, notesOf } from './attached/attached.ts';
import { countApplication, lockJobPosts } from './counters.ts';
import { candidateEffects } from './effects.ts';
import { nameApplications } from './found.ts';
import { candidateInput, namedBy } from './input.ts';
import { interviewsTable as interviews } from './interviews/table.ts';
import { jobPostsOf, seekersOf } from './named.ts';
import { applicationNotices } from './notices.ts';

const beyond: Record<(typeof reachedSteps)[number], readonly Row<typeof table>['state'][]> = {
  reviewed: ['in-progress', 'approved', 'recruited'],
  approved: ['approved', 'recruited'],
};
/** One that was rejected has got as far as it had before. */
function hasReached(steps: (keyof typeof beyond)[]): SQL {
  const states = sql.param(steps.flatMap((step) => beyond[step]));
  const furthest = sql`case when ${table.state} = 'rejected' then ${table.rejection} ->> 'from' else ${table.state} end`;
  return sql`coalesce(${furthest}, 'pending') = any(${states}::text[])`;
}

const partIsOneOf = (column: 'assignee' | 'rejection', part: string) => (values: readonly string[]) =>
  sql`${table[column]} ->> ${sql.raw(`'${part}'`)} = any(${sql.param(values)}::text[])`;
/** As their profile has it now. */
const hasSkill = (ids: string[]) =>
  sql`exists (select 1 from ${seekersTable} where ${seekersTable.id} = ${table.seekerId} and ${holdsAny(seekersTable.skillIds)(ids)})`;

export const applicationsResource = defineResource({
  contract: applications,
  table,
  filters: {
    matchMin: atLeast(table.matchScore),
    ratingMin: atLeast(table.rating),
    experienceMin: atLeast(table.experienceYears),
    daysInStateMin: daysAgo(table.stateChangedAt),
    appliedFrom: fromDay(table.appliedAt, { stateChangedAt: table.stateChangedAt }),
    appliedTo: toDay(table.appliedAt),
    reached: hasReached,
    assignee: partIsOneOf('assignee', 'id'),
    rejectedBy: partIsOneOf('rejection', 'by'),
    rejectionReason: partIsOneOf('rejection', 'reason'),
    hasPassedExam,
    skill: hasSkill,
    expectedSalaryMin: atLeast(table.expectedSalary),
    expectedSalaryMax: atMost(table.expectedSalary),
  },
  sorts: {
    appliedAt: table.appliedAt,
    matchScore: table.matchScore,
    rating: table.rating,
    expectedSalary: table.expectedSalary,
    experienceYears: table.experienceYears,
  },
  label: ({ number }) => ({ ar: number }),
  personOf: ({ seekerId }) => seekerId,
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
    movedFrom: computed(table, ['movedFromId'], async (rows, { tx }) => {
      const { title } = jobPostsTable;
      const left = rows.map(({ movedFromId }) => movedFromId);
      const jobPosts = await findNamed(tx, jobPostsTable, { title }, left);
      return left.map((id) => (id === null ? null : { id, label: jobPosts.get(id)!.title }));
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
    exam: examOfApplication,
    notes: notesOf,
    attachments: attachmentsOf,
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
    rating: 'rating',
    interview: 'interviewState',
    offer: 'offerState',
    exam: {
      of: 'exam',
      title: 'exam',
      value: ({ exam }, { words }) => exam && words.choices!.attemptState![exam.state]!,
    },
    assignee: { of: 'assignee', title: 'assignee', value: ({ assignee }) => assignee?.name ?? null },
    number: 'number',
    source: 'source',
    tags: 'tags',
    lastContactAt: 'lastContactAt',
    isSaudi: 'isSaudi',
  },
  writing: {
    duplicates: { applications_one_open: { path: 'seeker', code: 'alreadyApplied' } },
  },
  workflowBinding: {
    workflow: candidateStatus,
    input: candidateInput,
    effects: candidateEffects,
    notices: applicationNotices,
    named: namedBy,
    lockFirst: lockJobPosts,
    onChange: countApplication,
    undoable: {
      'application.startReview': () => true,
      'application.approve': () => true,
      'application.reject': hasNoMeeting,
      'application.moveToJob': hasNoMeeting,
      'application.draftOffer': () => true,
      'application.sendOffer': () => true,
      'application.acceptOffer': () => true,
      'application.declineOffer': () => true,
      'application.withdrawOffer': () => true,
      'application.email': () => true,
      'application.assign': () => true,
      'application.rate': () => true,
      'application.tag': () => true,
      'application.noteContact': () => true,
    },
  },
  timed: (now) => [
    {
      event: { type: 'application.expireOffer' },
      where: and(eq(table.offerState, 'sent'), lte(table.offerDueAt, now)),
    },
  ],
  team: async ({ jobPostId }, tx) => {
    const { recruiterId, hiringTeam } = jobPostsTable;
    const [post] = await tx
      .select({ recruiterId, hiringTeam })
      .from(jobPostsTable)
      .where(eq(jobPostsTable.id, jobPostId));
    return post ? teamIds(post) : [];
  },
  found: nameApplications,
  seed: async () => (await import('./seed.ts')).applicationsSeed,
});

function withoutInstant({ at: _, ...rejection }: NonNullable<Row<typeof table>['rejection']>) {
  return rejection;
}

/** Whoever was invited to an interview has been told that it is cancelled. */
function hasNoMeeting({ interviewState }: Pick<Row<typeof table>, 'interviewState'>): boolean {
  return !openStates.some((state) => state === interviewState);
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
