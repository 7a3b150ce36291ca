import { z } from 'zod';
import { may } from '../capabilities.ts';
import { regrading } from '../examining/regrading.ts';
import { examStatistics } from '../examining/statistics.ts';
import { prose, reference } from '../kinds/kinds.ts';
import { many } from '../page.ts';
import { id, instant, ref, rowStamps, stamps, text } from '../schema.ts';
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
  /** Of the questions by which attempts were last marked. */
  markedVersion: z.int(),
  attemptsCount: z.int(),
  /** Percent of those that were graded; null while none is. */
  passRate: z.int().nullable(),
  averagePercentage: z.int().nullable(),
  publishedAt: instant.nullable(),
});

/** Why: 10 to 500 characters, for the history. */
const note = prose(text().max(500));

const definition = {
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
    /** Marks every attempt that counts by the questions and keys of today. */
    z.strictObject({ type: z.literal('exam.regrade'), note }),
    /** One more attempt than the exam gives, at once, for somebody who has none left. */
    z.strictObject({ type: z.literal('exam.grantAttempt'), seekerId: reference('seekers'), note }),
  ]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.publish' },
  rules: examRules,
  searchRank: 10,
} as const;

export const exams = {
  ...definition,
  more: {
    regrading: {
      method: 'GET',
      path: '/exams/:id/regrading',
      summary: 'Read what marking the attempts of an exam anew would change',
      description: 'Nothing is written: `exam.regrade` does that.',
      pathParams: z.strictObject({ id }),
      responses: { 200: regrading },
      metadata: may('exams.regrade'),
    },
    statistics: {
      method: 'GET',
      path: '/exams/:id/statistics',
      summary: 'Read what the attempts of candidates say of an exam and its questions',
      pathParams: z.strictObject({ id }),
      responses: { 200: examStatistics },
      metadata: may(definition.may.read),
    },
  },
} as const;

export type Exam = z.output<typeof exams.record>;
export type ExamStep = z.output<typeof exams.events>;
