import type { Workflow } from '../workflow.ts';
import type { AnyExamStep, ExamInput } from './exam.input.ts';
import { examMachine } from './exam.machine.ts';

const note = '…'.repeat(10);

export type { AnyExamStep, ExamInput, ExamRefusal, Granting } from './exam.input.ts';

/** An exam that staff build, publish and close. */
export const examWorkflow: Workflow<ExamInput, AnyExamStep, typeof examMachine> = {
  id: 'exam',
  version: 1,
  machine: examMachine,
  may: {
    'exam.publish': 'content.publish',
    'exam.pause': 'content.publish',
    'exam.resume': 'content.publish',
    'exam.close': 'content.publish',
    'exam.reopen': 'content.publish',
    'exam.archive': 'content.publish',
    'exam.regrade': 'exams.regrade',
    'exam.grantAttempt': 'content.edit',
    'exam.end': 'system',
  },
  samples: {
    'exam.publish': () => ({ type: 'exam.publish' }),
    'exam.pause': () => ({ type: 'exam.pause' }),
    'exam.resume': () => ({ type: 'exam.resume' }),
    'exam.close': () => ({ type: 'exam.close' }),
    'exam.reopen': () => ({ type: 'exam.reopen' }),
    'exam.archive': () => ({ type: 'exam.archive' }),
    'exam.regrade': () => ({ type: 'exam.regrade', note }),
    'exam.grantAttempt': () => ({ type: 'exam.grantAttempt', seekerId: '', note }),
    'exam.end': () => ({ type: 'exam.end' }),
  },
};
