import type { Workflow } from '../workflow.ts';
import type { AnyExamAttemptStep, ExamAttemptInput } from './exam-attempt.input.ts';
import { examAttemptMachine } from './exam-attempt.machine.ts';

export type {
  AnyExamAttemptStep,
  ExamAttemptInput,
  ExamAttemptRefusal,
  Marking,
  Voiding,
} from './exam-attempt.input.ts';

/** What somebody answers in an exam. */
export const examAttemptWorkflow: Workflow<ExamAttemptInput, AnyExamAttemptStep, typeof examAttemptMachine> = {
  id: 'exam-attempt',
  version: 1,
  machine: examAttemptMachine,
  may: {
    'examAttempt.submit': 'content.edit',
    'examAttempt.mark': 'content.edit',
    'examAttempt.markAgain': 'content.edit',
    'examAttempt.void': 'content.edit',
    'examAttempt.expire': 'system',
    'examAttempt.score': 'system',
    'examAttempt.regrade': 'system',
    'examAttempt.grant': 'system',
  },
  samples: {
    'examAttempt.submit': () => ({ type: 'examAttempt.submit' }),
    'examAttempt.mark': () => ({ type: 'examAttempt.mark', marks: 0 }),
    'examAttempt.markAgain': () => ({ type: 'examAttempt.markAgain' }),
    'examAttempt.void': () => ({ type: 'examAttempt.void', reason: 'technical' }),
    'examAttempt.expire': () => ({ type: 'examAttempt.expire' }),
    'examAttempt.score': () => ({ type: 'examAttempt.score' }),
    'examAttempt.regrade': () => ({ type: 'examAttempt.regrade' }),
    'examAttempt.grant': () => ({ type: 'examAttempt.grant' }),
  },
};
