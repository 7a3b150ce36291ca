import fc from 'fast-check';
import { few, instant, now } from './values.model.ts';

/** Exams: the input and payloads to try of each workflow, and the whole table of what may lead where. */
export const exams = {
  exam: {
    input: fc.record({
      now: fc.constant(now),
      availableTo: fc.option(instant),
      questionsCount: few,
      unkeyedCount: few,
      totalMarks: few,
    }),
    payload: fc.record({}),
    table: {
      'exam.publish': { draft: ['published'] },
      'exam.pause': { published: ['paused'] },
      'exam.resume': { paused: ['published'] },
      'exam.close': { published: ['closed'], paused: ['closed'] },
      'exam.end': { published: ['closed'], paused: ['closed'] },
      'exam.reopen': { closed: ['published'] },
      'exam.archive': { draft: ['archived'], closed: ['archived'] },
    },
  },
};
