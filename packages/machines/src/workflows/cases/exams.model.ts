import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import { attemptStates } from '@diwan/api-contract/values/records/exam';
import fc from 'fast-check';
import { few, instant, note, now } from './values.model.ts';

/** Exams: the input and payloads to try of each workflow, and the whole table of what may lead where. */
export const exams = {
  exam: {
    input: fc.record({
      now: fc.constant(now),
      availableTo: fc.option(instant),
      questionsCount: few,
      unkeyedCount: few,
      totalMarks: few,
      attemptsCount: few,
      isChanged: fc.boolean(),
      hasAttemptLeft: fc.boolean(),
    }),
    payload: fc.record({ note, seekerId: fc.constant('someone') }),
    table: {
      'exam.publish': { draft: ['published'] },
      'exam.pause': { published: ['paused'] },
      'exam.resume': { paused: ['published'] },
      'exam.close': { published: ['closed'], paused: ['closed'] },
      'exam.end': { published: ['closed'], paused: ['closed'] },
      'exam.reopen': { closed: ['published'] },
      'exam.regrade': { published: ['published'], paused: ['paused'], closed: ['closed'] },
      'exam.grantAttempt': { published: ['published'], paused: ['paused'] },
      'exam.archive': { draft: ['archived'], closed: ['archived'] },
    },
  },
  'exam-attempt': {
    input: fc.record({
      now: fc.constant(now),
      dueAt: instant,
      waiting: few,
      mostMarks: few,
      byHand: few,
      offered: fc.constantFrom(initiallyOffered, { ...initiallyOffered, 'examAttempt.void': [] }),
    }),
    payload: fc.record({ marks: few, reason: fc.constantFrom(undefined, 'cheating', 'other'), note }),
    table: {
      'examAttempt.submit': { in_progress: ['auto_submitted', 'submitted'] },
      'examAttempt.expire': { in_progress: ['auto_submitted'] },
      'examAttempt.score': { submitted: ['graded', 'grading'], auto_submitted: ['graded', 'grading'] },
      'examAttempt.mark': { grading: ['graded', 'grading'] },
      'examAttempt.markAgain': { graded: ['grading'] },
      'examAttempt.regrade': { grading: ['grading'], graded: ['graded'] },
      'examAttempt.grant': Object.fromEntries(
        attemptStates.filter((state) => state !== 'voided').map((state) => [state, [state]]),
      ),
      'examAttempt.void': Object.fromEntries(
        attemptStates.filter((state) => state !== 'voided').map((state) => [state, ['voided']]),
      ),
    },
  },
};
