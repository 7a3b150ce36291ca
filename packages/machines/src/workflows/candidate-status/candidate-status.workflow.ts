import { sampleMessage } from '../messages.ts';
import { addDays } from '../rules.ts';
import type { Workflow } from '../workflow.ts';
import type { CandidateEvent, CandidateInput } from './candidate-status.input.ts';
import { candidateStatusMachine } from './candidate-status.machine.ts';

export type { CandidateEvent, CandidateInput, CandidateRefusal, RejectionDraft } from './candidate-status.input.ts';

/** The five candidate statuses and what moves a candidate between them, and beside them the offer. */
export const candidateStatus: Workflow<CandidateInput, CandidateEvent, typeof candidateStatusMachine> = {
  id: 'candidate-status',
  version: 1,
  machine: candidateStatusMachine,
  regions: { offer: ({ offerState }) => offerState },
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
    'application.draftOffer': 'applications.decide',
    'application.sendOffer': 'applications.decide',
    'application.acceptOffer': 'applications.decide',
    'application.declineOffer': 'applications.decide',
    'application.withdrawOffer': 'applications.decide',
    'application.expireOffer': 'system',
    'application.email': 'bulk.email',
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
    'application.draftOffer': ({ now }) => ({
      type: 'application.draftOffer',
      salary: 1_000_000,
      allowances: 200_000,
      startDate: addDays(now, 30).slice(0, 10),
      probationDays: 90,
      contractType: 'open',
      expiresAt: addDays(now, 7),
    }),
    'application.sendOffer': () => ({ type: 'application.sendOffer' }),
    'application.acceptOffer': () => ({ type: 'application.acceptOffer' }),
    'application.declineOffer': () => ({ type: 'application.declineOffer' }),
    'application.withdrawOffer': () => ({ type: 'application.withdrawOffer' }),
    'application.expireOffer': () => ({ type: 'application.expireOffer' }),
    'application.email': () => ({ type: 'application.email', ...sampleMessage }),
    'application.assign': () => ({ type: 'application.assign', assignee: '01900000-0000-7000-8000-000000000000' }),
    'application.rate': () => ({ type: 'application.rate', rating: 3 }),
    'application.tag': () => ({ type: 'application.tag', tags: ['A tag'], how: 'add' }),
    'application.noteContact': ({ now }) => ({ type: 'application.noteContact', lastContactAt: now }),
  },
};
