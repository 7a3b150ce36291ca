import { exams } from '@diwan/api-contract/resources/exams';
import { examWorkflow } from '@diwan/machines/workflows/exam/exam.workflow';
import { and, inArray, lte, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { holdsAny } from '#crud/lists/clauses.ts';
import { hintOf, stateWords } from '#crud/lists/hint.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { nextNumber } from '#crud/number.ts';
import { grantAttempt, regradeAttempts } from '../exam-attempts/regrading/regrade.ts';
import { jobPostsTable } from '../job-posts/table.ts';
import { jobTitlesTable } from '../job-titles/table.ts';
import { skillsTable } from '../skills/table.ts';
import { candidateNamed, examInput } from './input.ts';
import { examNotices } from './notices.ts';
import { expectSound, figuresOf } from './questions.ts';
import { examSearchKey } from './search-key.ts';
import { examsTable as table } from './table.ts';
import { versionFor } from './version.ts';

/** In whole percents; null of nothing. */
const shareOf = (sum: number, count: number) => (count === 0 ? null : Math.round(sum / count));

export const examsResource = defineResource({
  contract: exams,
  table,
  filters: {
    skill: holdsAny(table.skillIds),
    jobTitle: holdsAny(table.jobTitleIds),
  },
  sorts: {
    createdAt: table.createdAt,
    title: table.titleAr,
    questionsCount: table.questionsCount,
    durationMin: table.durationMin,
    passingPercentage: table.passingPercentage,
    attemptsCount: table.attemptsCount,
  },
  label: ({ title }) => title,
  option: {
    orderBy: table.titleAr,
    async hints(rows) {
      const wordsOf = await stateWords('exams', exams.workflow);
      return rows.map(({ number, state }) => hintOf(number, wordsOf(state)));
    },
  },
  computed: {
    passRate: computed(table, ['gradedCount', 'passedCount'], (rows) =>
      rows.map(({ gradedCount, passedCount }) => shareOf(100 * passedCount, gradedCount)),
    ),
    averagePercentage: computed(table, ['gradedCount', 'percentageTotal'], (rows) =>
      rows.map(({ gradedCount, percentageTotal }) => shareOf(percentageTotal, gradedCount)),
    ),
    jobPost: computed(table, ['jobPostId'], async (rows, { tx }) => {
      const ids = rows.map(({ jobPostId }) => jobPostId);
      const found = await findNamed(tx, jobPostsTable, { title: jobPostsTable.title }, ids);
      return ids.map((id) => (id === null ? null : { id, label: found.get(id)!.title }));
    }),
  },
  exported: {
    title: ['title', 'number'],
    kind: 'kind',
    questions: ['questionsCount', 'totalMarks'],
    duration: 'durationMin',
    passPercentage: 'passingPercentage',
    attempts: 'attemptsCount',
    passRate: ['passRate', 'averagePercentage'],
    inState: 'stateChangedAt',
    state: 'state',
    examLanguage: 'examLanguage',
    createdAt: 'createdAt',
  },
  writing: {
    async added(draft, { tx }) {
      const number = await nextNumber(tx, 'EXM', 'exams_number');
      const searchKey = examSearchKey({ number, title: draft.title });
      return { number, state: 'draft' as const, searchKey, ...figuresOf(draft) };
    },
    async edited(draft, before, { tx }) {
      expectSound(draft, before);
      const searchKey = examSearchKey({ number: before.number, title: draft.title });
      return { searchKey, ...figuresOf(draft), examVersion: await versionFor(draft, before, tx) };
    },
    duplicates: {},
  },
  workflowBinding: {
    workflow: examWorkflow,
    input: examInput,
    named: candidateNamed,
    notices: examNotices,
    effects: {
      storePublication: (_, __, { now }) => ({ publishedAt: now }),
      async regradeAttempts(row, _, writer) {
        await regradeAttempts(row, writer);
        return { markedVersion: row.examVersion };
      },
      grantAttempt: (row, { seekerId }, writer) => grantAttempt(row, seekerId, writer),
    },
  },
  refersTo: [
    {
      table: skillsTable,
      where: (id) =>
        sql`(${holdsAny(table.skillIds)([id])} or ${table.questions} @> jsonb_build_array(jsonb_build_object('skillId', ${id}::text)))`,
    },
    { table: jobTitlesTable, where: (id) => holdsAny(table.jobTitleIds)([id]) },
  ],
  timed: (now) => [
    {
      event: { type: 'exam.end' },
      where: and(inArray(table.state, ['published', 'paused']), lte(table.availableTo, now)),
    },
  ],
  seed: async () => (await import('./seed.ts')).examsSeed,
});
