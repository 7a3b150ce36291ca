import type { tagWays } from '@diwan/api-contract/values/records/application';
import { setup } from 'xstate';
import { isMessageTooShort, isNoteTooLong, isNoteTooShort, isReasonMissing } from '../reasons.ts';
import { isOlderThanDays } from '../rules.ts';
import { effect } from '../workflow.ts';
import type { CandidateEvent, CandidateInput, CandidateRefusal, RejectionDraft } from './candidate-status.input.ts';

export const candidateStatusMachine = setup({
  types: {
    context: {} as CandidateInput,
    input: {} as CandidateInput,
    events: {} as CandidateEvent,
  },
  actions: {
    refuse: effect<{ reason: CandidateRefusal }>(),
    announceReceipt: effect(),
    assignReviewer: effect(),
    announceReview: effect(),
    announceApproval: effect(),
    storeRejection: effect<RejectionDraft>(),
    cancelInterviews: effect(),
    announceRejection: effect<Pick<RejectionDraft, 'mail'>>(),
    clearRejection: effect(),
    cancelRejectionMail: effect(),
    storeHire: effect<{ startsOn: string }>(),
    countHire: effect(),
    announceHire: effect(),
    clearHire: effect(),
    uncountHire: effect(),
    storeJobPost: effect<{ jobPost: string }>(),
    announceJobPost: effect(),
    storeAssignee: effect<{ assignee: string }>(),
    storeRating: effect<{ rating: number }>(),
    storeTags: effect<{ tags: string[]; how: (typeof tagWays)[number] }>(),
    storeContact: effect<{ lastContactAt: string }>(),
  },
  guards: {
    isReasonMissing,
    isMessageTooShort,
    isNoteTooShort,
    isNoteTooLong,
    hasAcceptedOffer: ({ context }) => context.offerState === 'accepted',
    isFull: ({ context }) => context.filled >= context.openings,
    isStartDateMissing: ({ event }) => event.type === 'application.recruit' && !event.startsOn,
    isJobClosed: ({ context }) => context.jobState !== 'published' && context.jobState !== 'paused',
    isReopenLate: ({ context }) => isOlderThanDays(90, context.rejection?.at, context.now),
    isUndoLate: ({ context }) => isOlderThanDays(90, context.recruitedAt, context.now),
    hasOtherOpenApplication: ({ context }) => context.hasOtherOpenApplication,
    isJobUnpublished: ({ context }) => context.jobState !== 'published',
    isCvMissing: ({ context }) => !context.hasCv,
    isSameJob: ({ context }) => context.target?.isSame === true,
    isTargetUnpublished: ({ context }) => context.target !== undefined && context.target.jobState !== 'published',
    hasApplicationThere: ({ context }) => context.target?.hasOpenApplication === true,
    wasInProgress: ({ context }) => context.rejection?.from === 'in-progress',
    wasApproved: ({ context }) => context.rejection?.from === 'approved',
  },
}).createMachine({
  id: 'candidate-status',
  description: 'The five candidate statuses and what moves a candidate between them.',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      on: {
        'application.apply': [
          { guard: 'isJobUnpublished', actions: { type: 'refuse', params: { reason: 'jobNotPublished' } } },
          { guard: 'hasOtherOpenApplication', actions: { type: 'refuse', params: { reason: 'alreadyApplied' } } },
          { guard: 'isCvMissing', actions: { type: 'refuse', params: { reason: 'cvMissing' } } },
          { target: 'made', actions: 'announceReceipt' },
        ],
      },
    },
    made: {
      initial: 'open',
      on: {
        'application.assign': {
          actions: { type: 'storeAssignee', params: ({ event }) => ({ assignee: event.assignee }) },
        },
        'application.rate': { actions: { type: 'storeRating', params: ({ event }) => ({ rating: event.rating }) } },
        'application.tag': {
          actions: { type: 'storeTags', params: ({ event }) => ({ tags: event.tags, how: event.how }) },
        },
        'application.noteContact': {
          actions: { type: 'storeContact', params: ({ event }) => ({ lastContactAt: event.lastContactAt }) },
        },
      },
      states: {
        open: {
          initial: 'pending',
          on: {
            'application.moveToJob': [
              { guard: 'hasAcceptedOffer', actions: { type: 'refuse', params: { reason: 'offerAccepted' } } },
              { guard: 'isSameJob', actions: { type: 'refuse', params: { reason: 'sameJob' } } },
              { guard: 'isTargetUnpublished', actions: { type: 'refuse', params: { reason: 'targetNotPublished' } } },
              { guard: 'hasApplicationThere', actions: { type: 'refuse', params: { reason: 'alreadyThere' } } },
              {
                target: '.pending',
                actions: [
                  { type: 'storeJobPost', params: ({ event }) => ({ jobPost: event.jobPost }) },
                  'cancelInterviews',
                  'announceJobPost',
                ],
              },
            ],
            'application.reject': [
              { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
              { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
              { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
              {
                target: 'rejected',
                actions: [
                  {
                    type: 'storeRejection',
                    params: ({ event }) => ({
                      by: 'staff',
                      reason: event.reason,
                      note: event.note ?? null,
                      mail: event.mail,
                    }),
                  },
                  'cancelInterviews',
                  { type: 'announceRejection', params: ({ event }) => ({ mail: event.mail }) },
                ],
              },
            ],
            'application.withdraw': [
              { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
              { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
              { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
              {
                target: 'rejected',
                actions: [
                  {
                    type: 'storeRejection',
                    params: ({ event }) => ({
                      by: 'seeker',
                      reason: event.reason,
                      note: event.note ?? null,
                      mail: 'none',
                    }),
                  },
                  'cancelInterviews',
                ],
              },
            ],
          },
          states: {
            pending: {
              on: {
                'application.startReview': { target: 'in-progress', actions: ['assignReviewer', 'announceReview'] },
                'application.approve': { target: 'approved', actions: 'announceApproval' },
              },
            },
            'in-progress': {
              on: {
                'application.approve': { target: 'approved', actions: 'announceApproval' },
              },
            },
            approved: {
              on: {
                'application.returnToReview': [
                  { guard: 'hasAcceptedOffer', actions: { type: 'refuse', params: { reason: 'offerAccepted' } } },
                  { target: 'in-progress' },
                ],
                'application.recruit': [
                  { guard: 'isFull', actions: { type: 'refuse', params: { reason: 'openingsFull' } } },
                  { guard: 'isStartDateMissing', actions: { type: 'refuse', params: { reason: 'startDateMissing' } } },
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
              { guard: 'hasOtherOpenApplication', actions: { type: 'refuse', params: { reason: 'alreadyApplied' } } },
              { guard: 'wasApproved', target: 'open.approved', actions: ['cancelRejectionMail', 'clearRejection'] },
              {
                guard: 'wasInProgress',
                target: 'open.in-progress',
                actions: ['cancelRejectionMail', 'clearRejection'],
              },
              { target: 'open.pending', actions: ['cancelRejectionMail', 'clearRejection'] },
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
});
