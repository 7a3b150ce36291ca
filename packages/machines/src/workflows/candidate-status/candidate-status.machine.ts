import { and, not, setup, stateIn } from 'xstate';
import { reasonRefusals } from '../reasons.ts';
import { candidateActions } from './candidate-status.actions.ts';
import { candidateGuards } from './candidate-status.guards.ts';
import { type CandidateEvent, type CandidateInput, rejectionBy } from './candidate-status.input.ts';

const open = { candidate: { made: 'open' } };
const approved = { candidate: { made: { open: 'approved' } } };

export const candidateStatusMachine = setup({
  types: { context: {} as CandidateInput, input: {} as CandidateInput, events: {} as CandidateEvent },
  actions: candidateActions,
  guards: {
    ...candidateGuards,
    isOpen: stateIn(open),
    isApproved: stateIn(approved),
    isOfferPossible: and([stateIn(approved), not(candidateGuards.hasAcceptedOffer)]),
    isOfferLate: and([stateIn(approved), candidateGuards.isDueAtOnce]),
    isSendingLate: and([stateIn(approved), candidateGuards.isDue]),
    isAnswerLate: and([stateIn(open), candidateGuards.isDue]),
    isOfferEnded: and([stateIn(open), candidateGuards.hasOffer]),
    isKnownOfferEnded: and([stateIn(open), candidateGuards.isOfferKnown]),
  },
}).createMachine({
  id: 'candidate-status',
  description: 'The five candidate statuses and what moves a candidate between them; beside them the offer.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    candidate: {
      initial: 'new',
      states: {
        new: {
          on: {
            'application.apply': [
              { guard: 'isJobUnpublished', actions: { type: 'refuse', params: { reason: 'jobNotPublished' } } },
              { guard: 'hasOtherOpenApplication', actions: { type: 'refuse', params: { reason: 'alreadyApplied' } } },
              { guard: 'isBlocked', actions: { type: 'refuse', params: { reason: 'blockedByEmployer' } } },
              { guard: 'isCvMissing', actions: { type: 'refuse', params: { reason: 'cvMissing' } } },
              { target: 'made', actions: 'announceReceipt' },
            ],
          },
        },
        made: {
          initial: 'open',
          on: {
            'application.email': [
              { guard: 'isAddressRefused', actions: { type: 'refuse', params: { reason: 'addressRefused' } } },
              { actions: { type: 'announceMessage', params: ({ event }) => event } },
            ],
            'application.assign': { actions: { type: 'storeAssignee', params: ({ event }) => event } },
            'application.rate': { actions: { type: 'storeRating', params: ({ event }) => event } },
            'application.tag': { actions: { type: 'storeTags', params: ({ event }) => event } },
            'application.noteContact': { actions: { type: 'storeContact', params: ({ event }) => event } },
          },
          states: {
            open: {
              initial: 'undecided',
              on: {
                'application.inviteToInterview': [
                  { guard: 'isMeetingPast', actions: { type: 'refuse', params: { reason: 'startNotInFuture' } } },
                  { guard: 'areStaffBusy', actions: { type: 'refuse', params: { reason: 'staffBusy' } } },
                  { guard: 'isSeekerBusy', actions: { type: 'refuse', params: { reason: 'seekerBusy' } } },
                  { actions: { type: 'scheduleInterview', params: ({ event: { type: _, ...plan } }) => plan } },
                ],
                'application.moveToJob': [
                  { guard: 'hasAcceptedOffer', actions: { type: 'refuse', params: { reason: 'offerAccepted' } } },
                  { guard: 'isSameJob', actions: { type: 'refuse', params: { reason: 'sameJob' } } },
                  { guard: 'isTargetClosed', actions: { type: 'refuse', params: { reason: 'targetNotPublished' } } },
                  { guard: 'isBlockedThere', actions: { type: 'refuse', params: { reason: 'blockedByEmployer' } } },
                  { guard: 'hasApplicationThere', actions: { type: 'refuse', params: { reason: 'alreadyThere' } } },
                  {
                    target: '.undecided.pending',
                    actions: [
                      { type: 'storeJobPost', params: ({ event }) => ({ jobPost: event.jobPost }) },
                      'cancelInterviews',
                      'announceJobPost',
                    ],
                  },
                ],
                'application.reject': [
                  ...reasonRefusals,
                  {
                    target: 'rejected',
                    actions: [
                      { type: 'storeRejection', params: ({ event }) => rejectionBy('staff', event) },
                      'cancelInterviews',
                      { type: 'announceRejection', params: ({ event }) => ({ mail: event.mail }) },
                    ],
                  },
                ],
                'application.withdraw': [
                  ...reasonRefusals,
                  {
                    target: 'rejected',
                    actions: [
                      { type: 'storeRejection', params: ({ event }) => rejectionBy('seeker', event) },
                      'cancelInterviews',
                    ],
                  },
                ],
              },
              states: {
                undecided: {
                  initial: 'pending',
                  on: {
                    'application.approve': [
                      { guard: 'areCardsMissing', actions: { type: 'refuse', params: { reason: 'scorecardMissing' } } },
                      { target: 'approved', actions: 'announceApproval' },
                    ],
                  },
                  states: {
                    pending: {
                      on: {
                        'application.startReview': {
                          target: 'in-progress',
                          actions: ['assignReviewer', 'announceReview'],
                        },
                      },
                    },
                    'in-progress': {},
                  },
                },
                approved: {
                  on: {
                    'application.returnToReview': [
                      { guard: 'hasAcceptedOffer', actions: { type: 'refuse', params: { reason: 'offerAccepted' } } },
                      { target: 'undecided.in-progress' },
                    ],
                    'application.recruit': [
                      { guard: 'isFull', actions: { type: 'refuse', params: { reason: 'openingsFull' } } },
                      { guard: 'isOfferOpen', actions: { type: 'refuse', params: { reason: 'offerNotAccepted' } } },
                      {
                        guard: 'isStartDateMissing',
                        actions: { type: 'refuse', params: { reason: 'startDateMissing' } },
                      },
                      {
                        target: '#recruited',
                        actions: [
                          { type: 'storeHire', params: ({ event }) => ({ startsOn: event.startsOn }) },
                          'countHire',
                          'announceHire',
                        ],
                      },
                    ],
                  },
                },
              },
            },
            rejected: {
              on: {
                'application.reopen': [
                  { guard: 'isJobClosed', actions: { type: 'refuse', params: { reason: 'jobNotOpen' } } },
                  { guard: 'isReopenLate', actions: { type: 'refuse', params: { reason: 'reopenTooLate' } } },
                  {
                    guard: 'hasOtherOpenApplication',
                    actions: { type: 'refuse', params: { reason: 'alreadyApplied' } },
                  },
                  { guard: 'wasApproved', target: 'open.approved', actions: ['cancelRejectionMail', 'clearRejection'] },
                  {
                    guard: 'wasInProgress',
                    target: 'open.undecided.in-progress',
                    actions: ['cancelRejectionMail', 'clearRejection'],
                  },
                  { target: 'open.undecided.pending', actions: ['cancelRejectionMail', 'clearRejection'] },
                ],
              },
            },
            recruited: {
              id: 'recruited',
              on: {
                'application.undoRecruit': [
                  { guard: 'isUndoLate', actions: { type: 'refuse', params: { reason: 'undoTooLate' } } },
                  { guard: 'isNoteTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
                  { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
                  { target: 'open.approved', actions: ['clearHire', 'uncountHire'] },
                ],
              },
            },
          },
        },
      },
    },
    offer: {
      initial: 'none',
      on: {
        'application.draftOffer': [
          { guard: 'isOfferLate', actions: { type: 'refuse', params: { reason: 'offerDuePast' } } },
          {
            guard: 'isOfferPossible',
            target: '.draft',
            actions: { type: 'storeOffer', params: ({ event: { type: _, ...terms } }) => terms },
          },
        ],
        'application.withdrawOffer': [
          { guard: 'isKnownOfferEnded', target: '.withdrawn', actions: ['endOffer', 'announceOfferEnd'] },
          { guard: 'isOfferEnded', target: '.withdrawn', actions: 'endOffer' },
        ],
        'application.reject': { guard: 'isOfferEnded', target: '.withdrawn', actions: 'endOffer' },
        'application.withdraw': { guard: 'isOfferEnded', target: '.withdrawn', actions: 'endOffer' },
        'application.moveToJob': { guard: 'isOfferEnded', target: '.withdrawn', actions: 'endOffer' },
      },
      states: {
        none: {},
        draft: {
          on: {
            'application.sendOffer': [
              { guard: 'isSendingLate', actions: { type: 'refuse', params: { reason: 'offerDuePast' } } },
              {
                guard: 'isApproved',
                target: 'sent',
                actions: [{ type: 'markOffer', params: { state: 'sent' } }, 'announceOffer'],
              },
            ],
          },
        },
        sent: {
          on: {
            'application.acceptOffer': [
              { guard: 'isAnswerLate', actions: { type: 'refuse', params: { reason: 'offerOver' } } },
              {
                guard: 'isOpen',
                target: 'accepted',
                actions: [{ type: 'markOffer', params: { state: 'accepted' } }, 'announceAcceptance'],
              },
            ],
            'application.declineOffer': {
              guard: 'isOpen',
              target: 'declined',
              actions: { type: 'markOffer', params: { state: 'declined' } },
            },
            'application.expireOffer': {
              guard: 'isOpen',
              target: 'expired',
              actions: [{ type: 'markOffer', params: { state: 'expired' } }, 'announceExpiry'],
            },
          },
        },
        accepted: {},
        declined: {},
        expired: {},
        withdrawn: {},
      },
    },
  },
});
