import { graceSeconds } from '@diwan/api-contract/examining/sitting';
import { examAttempts } from '@diwan/api-contract/resources/exam-attempts';
import { seekers as seekersContract } from '@diwan/api-contract/resources/seekers';
import { examAttemptWorkflow } from '@diwan/machines/workflows/exam-attempt/exam-attempt.workflow';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { madeFrom, toDay } from '#crud/lists/clauses.ts';
import { pictureColumn } from '#crud/lists/pictures/pictures.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { readEach } from '#db/database.ts';
import { offeredAt } from '#settings/read-settings.ts';
import { examsTable } from '../exams/table.ts';
import { seekersTable } from '../seekers/table.ts';
import { begun, lockExam } from './begin.ts';
import { countAttempt, examAttemptEffects, keysOf } from './effects.ts';
import { examAttemptNotices } from './notices.ts';
import { examAttemptsTable as table } from './table.ts';

const graceBefore = (now: string) => new Date(Date.parse(now) - graceSeconds * 1_000).toISOString();

export const examAttemptsResource = defineResource({
  contract: examAttempts,
  table,
  filters: {
    startedFrom: madeFrom(table),
    startedTo: toDay(table.createdAt),
  },
  sorts: { createdAt: table.createdAt, percentage: table.percentage, submittedAt: table.submittedAt },
  label: ({ number }) => ({ ar: number }),
  computed: {
    questions: computed(table, ['examId', 'examVersion', 'markedVersion', 'paper'], (rows, { tx }) =>
      readEach(tx, rows, async (row) => {
        const { questions } = await keysOf(row, tx);
        return row.paper.map(({ questionId }) => questions.find(({ id }) => id === questionId)!);
      }),
    ),
    exam: computed(table, ['examId'], async (rows, { tx }) => {
      const ids = rows.map(({ examId }) => examId);
      const found = await findNamed(tx, examsTable, { title: examsTable.title }, ids);
      return ids.map((id) => ({ id, label: found.get(id)!.title }));
    }),
    seeker: computed(table, ['seekerId'], async (rows, { tx }) => {
      const { nameAr, nameEn } = seekersTable;
      const ids = rows.map(({ seekerId }) => seekerId);
      const image = pictureColumn(seekersContract, seekersTable);
      const found = await findNamed(tx, seekersTable, { nameAr, nameEn, image }, ids);
      return ids.map((id) => {
        if (id === null) return null;
        const { nameAr: ar, nameEn: en, image: photo } = found.get(id)!;
        return { id, label: { ar, ...(en ? { en } : {}) }, image: photo };
      });
    }),
  },
  exported: {
    person: 'seeker',
    exam: 'exam',
    started: ['startedAt', 'number'],
    duration: 'submittedAt',
    score: ['score', 'maxScore', 'percentage'],
    passed: 'isPassed',
    flags: 'flags',
    inState: 'stateChangedAt',
    state: 'state',
  },
  writing: {
    added: begun,
    duplicates: { exam_attempts_sitting: { path: 'seekerId', code: 'alreadySitting' } },
  },
  workflowBinding: {
    workflow: examAttemptWorkflow,
    input: computed(table, ['dueAt', 'waiting', 'mostMarks', 'byHand'], async (rows, { tx, now }) => {
      const offered = await offeredAt(tx, now);
      return rows.map(({ dueAt, waiting, mostMarks, byHand }) => ({ now, dueAt, waiting, mostMarks, byHand, offered }));
    }),
    notices: examAttemptNotices,
    effects: examAttemptEffects,
    lockFirst: async (row, writer) => void (await lockExam(row, writer)),
    onChange: countAttempt,
  },
  timed: (now) => [
    {
      event: { type: 'examAttempt.expire' },
      where: and(eq(table.state, 'in_progress'), lte(table.dueAt, graceBefore(now))),
    },
    { event: { type: 'examAttempt.score' }, where: inArray(table.state, ['submitted', 'auto_submitted']) },
  ],
  seed: async () => (await import('./seed.ts')).examAttemptsSeed,
});
