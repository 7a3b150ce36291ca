import type { ApplicationEvent } from '@diwan/api-contract/resources/applications';
import type { Workflow } from '../workflow.ts';
import type { CandidateInput } from './candidate-status.input.ts';
import { candidateStatusMachine } from './candidate-status.machine.ts';

export type { CandidateInput, CandidateRefusal, RejectionDraft } from './candidate-status.input.ts';

/** The five candidate statuses and what moves a candidate between them. */
export const candidateStatus: Workflow<CandidateInput, ApplicationEvent, typeof candidateStatusMachine> = {
  id: 'candidate-status',
  version: 1,
  machine: candidateStatusMachine,
  may: {
    'application.startReview': 'applications.decide',
    'application.approve': 'applications.decide',
    'application.recruit': 'applications.decide',
    'application.reject': 'applications.decide',
    'application.withdraw': 'applications.decide',
    'application.returnToReview': 'applications.decide',
    'application.reopen': 'applications.decide',
    'application.undoRecruit': 'applications.undo',
  },
  samples: {
    'application.startReview': () => ({ type: 'application.startReview' }),
    'application.approve': () => ({ type: 'application.approve' }),
    'application.recruit': ({ now }) => ({ type: 'application.recruit', startsOn: now.slice(0, 10) }),
    'application.reject': () => ({ type: 'application.reject', reason: 'not_interested', mail: 'none' }),
    'application.withdraw': () => ({ type: 'application.withdraw', reason: 'not_interested' }),
    'application.returnToReview': () => ({ type: 'application.returnToReview' }),
    'application.reopen': () => ({ type: 'application.reopen' }),
    'application.undoRecruit': () => ({ type: 'application.undoRecruit', note: 'A note that is long enough' }),
  },
};
