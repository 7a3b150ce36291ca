import { z } from 'zod';
import { may } from '../capabilities.ts';
import { examAnswer } from '../examining/answer.ts';
import { examQuestion } from '../examining/question.ts';
import { examPaper, examResult, examSitting, sentAnswer } from '../examining/sitting.ts';
import { prose, reasonOf, reference } from '../kinds/kinds.ts';
import { day, flag, many } from '../page.ts';
import { id, instant, picturedRef, ref, rowStamps, stamps, text } from '../schema.ts';
import { reasonCode } from '../settings/reasons.ts';
import { attemptFlags, attemptStates } from '../values/records/exam.ts';

const draft = z.strictObject({
  examId: reference('exams'),
  /** Null: whoever begins it tries the exam, and it counts nowhere. */
  seekerId: reference('seekers').nullable(),
});

const answered = z.strictObject({
  questionId: id,
  given: examAnswer.nullable(),
  /** Hundredths; null while somebody has to judge it. */
  score: z.int().nullable(),
  note: z.string().nullable(),
});

const record = draft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(attemptStates),
  exam: ref,
  /** What was asked. */
  examVersion: z.int(),
  /** By whose keys it is marked: a later one where attempts were marked anew. */
  markedVersion: z.int(),
  /** Null of somebody of the staff who tries it. */
  seeker: picturedRef.nullable(),
  isTrial: z.boolean(),
  startedAt: instant,
  /** Until when answers are taken. */
  dueAt: instant,
  submittedAt: instant.nullable(),
  /** As they were asked, with their keys: for whoever marks, never for whoever answers. */
  questions: z.array(examQuestion),
  answers: z.array(answered),
  flags: z.array(z.enum(attemptFlags)),
  /** Hundredths of a mark, as are all marks of attempts. */
  score: z.int().nullable(),
  maxScore: z.int(),
  percentage: z.int().nullable(),
  isPassed: z.boolean().nullable(),
  voidReason: reasonCode().nullable(),
  voidNote: z.string().nullable(),
  /** When its candidate was given one attempt more after it. */
  grantedAt: instant.nullable(),
});

const definition = {
  path: 'exam-attempts',
  screen: '/exams/attempts',
  about: 'What candidates answered in exams, what it is worth, and what waits to be marked.',
  workflow: 'examAttempt',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    exam: true,
    seeker: true,
    isTrial: true,
    startedAt: true,
    submittedAt: true,
    score: true,
    maxScore: true,
    percentage: true,
    isPassed: true,
    flags: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(attemptStates)),
    exam: many(id),
    seeker: many(id),
    isPassed: flag,
    isTrial: flag,
    startedFrom: day,
    startedTo: day,
    isOverdue: flag,
  },
  sorts: ['createdAt', 'percentage', 'submittedAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('examAttempt.submit') }),
    /** Of the first answer that waits for somebody. */
    z.strictObject({
      type: z.literal('examAttempt.mark'),
      marks: z.int().min(0).max(100),
      note: prose(text().max(500)).optional(),
    }),
    /** Somebody judges all of it again. */
    z.strictObject({ type: z.literal('examAttempt.markAgain') }),
    z.strictObject({
      type: z.literal('examAttempt.void'),
      reason: reasonOf('examVoidReasons'),
      /** Required, 10 to 500 characters, when the reason is `other`. */
      note: prose(text().max(500)).optional(),
    }),
  ]),
  may: { read: 'people.read', write: 'content.edit', send: 'content.edit', export: 'export.pii' },
  searchRank: null,
  picture: { of: 'person', at: 'seeker.image' },
  work: { queue: 'attemptsToMark', state: 'grading', days: 3 },
} as const;

export const examAttempts = {
  ...definition,
  more: {
    paper: {
      method: 'GET',
      path: '/exam-attempts/:id/paper',
      summary: 'Read the questions of an attempt as its candidate sees them, and what was answered',
      pathParams: z.strictObject({ id }),
      responses: { 200: examPaper },
      metadata: may(definition.may.read),
    },
    keepAnswer: {
      method: 'PUT',
      path: '/exam-attempts/:id/answers/:questionId',
      summary: 'Keep the answer to a question while there is time',
      description:
        'An answer says who sits there and its place in the order of all answers: one that comes again, or too late behind a newer one, changes nothing; one of whoever no longer sits there is refused.',
      pathParams: z.strictObject({ id, questionId: id }),
      body: sentAnswer,
      responses: { 200: z.strictObject({ now: instant, dueAt: instant }) },
      metadata: may(definition.may.write),
    },
    sit: {
      method: 'POST',
      path: '/exam-attempts/:id/sittings',
      summary: 'Sit down to an own trial of an exam',
      description: 'Whoever sat there before, in another tab or at another device, answers no more.',
      pathParams: z.strictObject({ id }),
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: z.strictObject({}),
      responses: { 200: examSitting },
      metadata: may(definition.may.write),
    },
    result: {
      method: 'GET',
      path: '/exam-attempts/:id/result',
      summary: 'Read what an attempt came to, with the right answers where the exam shows them',
      pathParams: z.strictObject({ id }),
      responses: { 200: examResult },
      metadata: may(definition.may.read),
    },
  },
} as const;

export type ExamAttempt = z.output<typeof examAttempts.record>;
export type ExamAttemptRow = z.output<typeof examAttempts.row>;
export type ExamAttemptStep = z.output<typeof examAttempts.events>;
export type ExamPaper = z.output<typeof examPaper>;
