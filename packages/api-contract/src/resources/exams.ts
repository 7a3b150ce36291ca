import { z } from 'zod';
import { many } from '../page.ts';
import { id, instant, ref, rowStamps, stamps } from '../schema.ts';
import { examKinds, examLanguages, examStates } from '../values/records/exam.ts';
import { examDraft, examRules } from './exam-draft.ts';

const record = examDraft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(examStates),
  jobPost: ref.nullable(),
  questionsCount: z.int(),
  totalMarks: z.int(),
  /** Raised when an exam that somebody has begun gets other questions, keys or rules of marking. */
  examVersion: z.int(),
  attemptsCount: z.int(),
  /** Percent of those that were graded; null while none is. */
  passRate: z.int().nullable(),
  averagePercentage: z.int().nullable(),
  publishedAt: instant.nullable(),
});

export const exams = {
  path: 'exams',
  screen: '/exams/list',
  about: 'Exams that candidates take, with their questions, keys and marks.',
  workflow: 'exam',
  draft: examDraft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    title: true,
    kind: true,
    examLanguage: true,
    questionsCount: true,
    durationMin: true,
    passingPercentage: true,
    attemptsCount: true,
    passRate: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(examStates)),
    kind: many(z.enum(examKinds)),
    skill: many(id),
    jobTitle: many(id),
    examLanguage: many(z.enum(examLanguages)),
  },
  sorts: [
    'createdAt',
    'title',
    'questionsCount',
    'durationMin',
    'passingPercentage',
    'attemptsCount',
    'stateChangedAt',
  ],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('exam.publish') }),
    z.strictObject({ type: z.literal('exam.pause') }),
    z.strictObject({ type: z.literal('exam.resume') }),
    z.strictObject({ type: z.literal('exam.close') }),
    z.strictObject({ type: z.literal('exam.reopen') }),
    z.strictObject({ type: z.literal('exam.archive') }),
  ]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.publish' },
  rules: examRules,
  searchRank: 10,
} as const;

export type Exam = z.output<typeof exams.record>;
export type ExamStep = z.output<typeof exams.events>;
