import { employers as employersContract } from '@diwan/api-contract/resources/employers';
import { type JobPostDraft as Draft, jobPosts } from '@diwan/api-contract/resources/job-posts';
import { undoSeconds } from '@diwan/api-contract/undo';
import { cities } from '@diwan/api-contract/values/places/cities';
import { jobPostWorkflow } from '@diwan/machines/workflows/job-post/job-post.workflow';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { computed, defineResource, oncePerBatch, type Reader } from '#crud/definition.ts';
import {
  atLeast,
  atMost,
  fromDay,
  holdsAny,
  idIn,
  isPositive,
  overlaps,
  toDay,
  untilDay,
  withinDays,
} from '#crud/lists/clauses.ts';
import { hintOf, stateWords } from '#crud/lists/hint.ts';
import { pictureColumn } from '#crud/lists/pictures/pictures.ts';
import { findNamed, refBeside, refsOf, refsOfEach } from '#crud/lists/refs.ts';
import { nextNumber } from '#crud/number.ts';
import type { Tx } from '#db/database.ts';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { settingIn } from '#settings/read-settings.ts';
import { rematchAll, rematchPost } from '../applications/match/rematch.ts';
import { employersTable } from '../employers/table.ts';
import { examsTable } from '../exams/table.ts';
import { industriesTable } from '../industries/table.ts';
import { jobPostsTable as table } from '../job-posts/table.ts';
import { jobTitlesTable } from '../job-titles/table.ts';
import { isInvitation } from '../seekers/invitations.ts';
import { skillsTable } from '../skills/table.ts';
import { jobPostEffects, jobPostInput, jobPostMoved, lockJobPostAndEmployer } from './effects.ts';
import { expectOpenExam } from './exam.ts';
import { jobPostNotices } from './notices.ts';
import { jobPostSearchKey } from './search-key.ts';
import { colleaguesOf, expectColleagues, teamIds } from './team.ts';

const employerNames = (rows: { employerId: string }[], tx: Tx) =>
  findNamed(
    tx,
    employersTable,
    { name: employersTable.name },
    rows.map(({ employerId }) => employerId),
  );

const employersOf = oncePerBatch((rows: { employerId: string }[], { tx }: Reader) =>
  findNamed(
    tx,
    employersTable,
    {
      name: employersTable.name,
      state: employersTable.state,
      image: pictureColumn(employersContract, employersTable),
    },
    rows.map(({ employerId }) => employerId),
  ),
);

async function searchKeyFor({ employerId, title }: Draft, number: string, tx: Tx): Promise<string> {
  const employers = await employerNames([{ employerId }], tx);
  return jobPostSearchKey({ number, title }, employers.get(employerId) ?? { name: { ar: '' } });
}

const always = () => true;

export const jobPostsResource = defineResource({
  contract: jobPosts,
  table,
  filters: {
    city: holdsAny(table.cityIds),
    employmentType: overlaps(table.employmentTypes),
    invited: (seekers) =>
      sql`exists (select 1 from ${mails} where ${eq(mails.jobPostId, table.id)} and ${isInvitation} and ${idIn(mails.seekerId, seekers)})`,
    hasApplicants: isPositive(table.applicantsTotal),
    isFeatured: untilDay(table.featuredUntil),
    // Ranges that overlap: a post is left out only if it surely pays less, or surely more.
    salaryMin: atLeast(table.salaryMax),
    salaryMax: atMost(table.salaryMin),
    expiresWithinDays: withinDays(table.expiresAt),
    publishedFrom: fromDay(table.publishedAt, { stateChangedAt: table.stateChangedAt, expiresAt: table.expiresAt }),
    publishedTo: toDay(table.publishedAt),
  },
  sorts: {
    createdAt: table.createdAt,
    title: table.titleAr,
    publishedAt: table.publishedAt,
    expiresAt: table.expiresAt,
    viewsCount: table.viewsCount,
    applicants: table.applicantsTotal,
    salaryMax: table.salaryMax,
  },
  label: ({ title }) => title,
  option: {
    orderBy: table.titleAr,
    async hints(rows, tx) {
      const [employers, wordsOf] = await Promise.all([
        employerNames(rows, tx),
        stateWords('jobPosts', jobPosts.workflow),
      ]);
      return rows.map(({ number, employerId, locations, state }) => {
        const places = locations.slice(0, 1).map(({ cityId }) => cities[cityId]);
        return hintOf(number, employers.get(employerId)!.name, ...places, wordsOf(state));
      });
    },
  },
  computed: {
    employer: computed(table, ['employerId'], async (rows, reader) => {
      const employers = await employersOf(rows, reader);
      return rows.map(({ employerId: id }) => {
        const { name: label, image } = employers.get(id)!;
        return { id, label, image };
      });
    }),
    employerState: computed(table, ['employerId'], async (rows, reader) => {
      const employers = await employersOf(rows, reader);
      return rows.map(({ employerId }) => employers.get(employerId)!.state);
    }),
    recruiter: computed(table, ['recruiterId'], (rows, reader) =>
      colleaguesOf(
        rows.map(({ recruiterId }) => recruiterId),
        reader,
      ),
    ),
    jobTitle: computed(table, ['jobTitleId'], async (rows, { tx }) => {
      const ids = rows.map(({ jobTitleId }) => jobTitleId);
      return (await refsOf(tx, jobTitlesTable, ids)).map((title) => title!);
    }),
    industry: refBeside(table, 'industryId', industriesTable),
    skillRefs: computed(table, ['skills'], (rows, { tx }) =>
      refsOfEach(
        tx,
        skillsTable,
        rows.map(({ skills }) => skills.map(({ id }) => id)),
      ),
    ),
    exam: computed(table, ['examId'], async (rows, { tx }) => {
      const ids = rows.map(({ examId }) => examId);
      const found = await findNamed(tx, examsTable, { title: examsTable.title }, ids);
      return ids.map((id) => (id === null ? null : { id, label: found.get(id)!.title }));
    }),
    applicantsCount: computed(
      table,
      ['pendingCount', 'inProgressCount', 'approvedCount', 'rejectedCount', 'recruitedCount'],
      (rows) =>
        rows.map((row) => ({
          pending: row.pendingCount,
          'in-progress': row.inProgressCount,
          approved: row.approvedCount,
          rejected: row.rejectedCount,
          recruited: row.recruitedCount,
        })),
    ),
  },
  exported: {
    title: ['title', 'number'],
    employer: 'employer',
    place: [
      { of: 'locations', value: ({ locations }, { cities }) => cities(locations.map(({ cityId }) => cityId)) },
      'workMode',
    ],
    openings: ['filled', 'openings'],
    applicants: [
      { value: ({ applicantsCount }) => Object.values(applicantsCount).reduce((sum, count) => sum + count, 0) },
      {
        title: 'openApplicants',
        value: ({ applicantsCount }) => applicantsCount.pending + applicantsCount['in-progress'],
      },
    ],
    salary: [
      'salary.min',
      'salary.max',
      {
        title: 'salaryPeriod',
        value: ({ salary: { min, max, period } }, { words }) =>
          min === null && max === null ? null : words.choices!.salaryPeriod![period]!,
      },
    ],
    expiresAt: 'expiresAt',
    inState: 'stateChangedAt',
    state: 'state',
    jobTitle: 'jobTitle',
    industry: 'industry',
    employmentTypes: 'employmentTypes',
    viewsCount: 'viewsCount',
    publishedAt: 'publishedAt',
    recruiter: 'recruiter',
    exam: 'exam',
    createdAt: 'createdAt',
  },
  writing: {
    async added(draft, { tx }) {
      await expectColleagues(draft, null, { tx });
      await expectOpenExam(draft, null, { tx });
      const number = await nextNumber(tx, 'JOB', 'job_posts_number');
      return { number, state: 'draft' as const, searchKey: await searchKeyFor(draft, number, tx) };
    },
    async edited(draft, before, { tx }) {
      await expectColleagues(draft, before, { tx });
      await expectOpenExam(draft, before, { tx });
      await rematchPost(tx, before, draft);
      return { searchKey: await searchKeyFor(draft, before.number, tx) };
    },
    repointed: (ids, { tx }) => rematchAll(tx, 'jobPostId', ids),
    duplicates: {},
  },
  workflowBinding: {
    workflow: jobPostWorkflow,
    input: jobPostInput,
    effects: jobPostEffects,
    notices: jobPostNotices,
    lockFirst: lockJobPostAndEmployer,
    onChange: jobPostMoved,
    undoable: {
      'jobPost.approve': always,
      'jobPost.requestChanges': always,
      'jobPost.reject': always,
      'jobPost.emailEmployer': always,
    },
    oncePer: { 'jobPost.emailEmployer': 'employerId' },
  },
  refersTo: [
    { table: skillsTable, where: (id) => holdsAny(table.skillIds)([id]) },
    { table: examsTable, where: (id) => eq(table.examId, id), column: table.examId },
  ],
  team: teamIds,
  timed: (now) => [
    { event: { type: 'jobPost.publishDue' }, where: and(eq(table.state, 'scheduled'), lte(table.publishAt, now)) },
    {
      event: { type: 'jobPost.warn' },
      where: and(
        inArray(table.state, ['published', 'paused']),
        withinDays(table.expiresAt)(settingIn('jobPostWarningDays', now), now),
        sql`${table.warnedFor} is distinct from ${table.expiresAt}`,
      ),
    },
    {
      event: { type: 'jobPost.alert' },
      where: and(
        eq(table.state, 'published'),
        isNull(table.alertedAt),
        sql`${table.publishedAt} < ${now}::timestamptz - make_interval(secs => ${undoSeconds})`,
      ),
    },
    {
      event: { type: 'jobPost.expire' },
      where: and(inArray(table.state, ['published', 'paused']), lte(table.expiresAt, now)),
    },
  ],
  seed: async () => (await import('./seed.ts')).jobPostsSeed,
});
