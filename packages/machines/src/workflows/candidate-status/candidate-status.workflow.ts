import type { Workflow } from '../workflow.ts';
import type { CandidateEvent, CandidateInput } from './candidate-status.input.ts';
import { candidateStatusMachine } from './candidate-status.machine.ts';

export type { CandidateEvent, CandidateInput, CandidateRefusal, RejectionDraft } from './candidate-status.input.ts';

/** The five candidate statuses and what moves a candidate between them. */
export const candidateStatus: Workflow<CandidateInput, CandidateEvent, typeof candidateStatusMachine> = {
  id: 'candidate-status',
  version: 1,
  machine: candidateStatusMachine,
  starts: 'application.apply',
  may: {
    'application.apply': 'applications.decide',
    'application.startReview': 'applications.decide',
    'application.approve': 'applications.decide',
    'application.recruit': 'applications.decide',
    'application.reject': 'applications.decide',
    'application.withdraw': 'applications.decide',
    'application.returnToReview': 'applications.decide',
    'application.reopen': 'applications.decide',
    'application.undoRecruit': 'applications.undo',
    'application.moveToJob': 'applications.decide',
    'application.assign': 'applications.decide',
    'application.rate': 'applications.decide',
    'application.tag': 'applications.decide',
    'application.noteContact': 'applications.decide',
  },
  samples: {
    'application.apply': () => ({ type: 'application.apply' }),
    'application.startReview': () => ({ type: 'application.startReview' }),
    'application.approve': () => ({ type: 'application.approve' }),
    'application.recruit': ({ now }) => ({ type: 'application.recruit', startsOn: now.slice(0, 10) }),
    'application.reject': () => ({ type: 'application.reject', reason: 'not_interested', mail: 'none' }),
    'application.withdraw': () => ({ type: 'application.withdraw', reason: 'not_interested' }),
    'application.returnToReview': () => ({ type: 'application.returnToReview' }),
    'application.reopen': () => ({ type: 'application.reopen' }),
    'application.undoRecruit': () => ({ type: 'application.undoRecruit', note: 'A note that is long enough' }),
    'application.moveToJob': () => ({
      type: 'application.moveToJob',
      jobPost: '01900000-0000-7000-8000-000000000000',
    }),
    'application.assign': () => ({ type: 'application.assign', assignee: '01900000-0000-7000-8000-000000000000' }),
    'application.rate': () => ({ type: 'application.rate', rating: 3 }),
    'application.tag': () => ({ type: 'application.tag', tags: ['A tag'], how: 'add' }),
    'application.noteContact': ({ now }) => ({ type: 'application.noteContact', lastContactAt: now }),
  },
};
