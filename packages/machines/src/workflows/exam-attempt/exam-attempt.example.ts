import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import type { ExamAttemptInput } from './exam-attempt.input.ts';

/** Begun ten minutes ago, with an essay for ten marks among its questions. */
export const example: ExamAttemptInput = {
  now: '2026-03-01T09:10:00.000Z',
  dueAt: '2026-03-01T09:30:00.000Z',
  waiting: 1,
  mostMarks: 10,
  byHand: 1,
  offered: initiallyOffered,
};
