import { setup } from 'xstate';
import {
  isMessageTooShort,
  isNoteTooLong,
  isReasonGone,
  isReasonMissing,
  judgementOf,
  offeredReasonRefusals,
} from '../reasons.ts';
import { effect } from '../workflow.ts';
import * as guards from './review-moderation.guards.ts';
import type {
  AnyReviewEvent,
  EditedReview,
  ReportedReview,
  ReviewInput,
  ReviewJudgement,
  ReviewRefusal,
} from './review-moderation.input.ts';

export const reviewModerationMachine = setup({
  types: {
    context: {} as ReviewInput,
    input: {} as ReviewInput,
    events: {} as AnyReviewEvent,
  },
  actions: {
    refuse: effect<{ reason: ReviewRefusal }>(),
    storeDecision: effect<ReviewJudgement>(),
    storeReport: effect<ReportedReview>(),
    clearReports: effect(),
    storeRedaction: effect<{ passage: string | null }>(),
    storeEdit: effect<EditedReview>(),
    announceRejection: effect(),
  },
  guards: { ...guards, isReasonMissing, isReasonGone, isMessageTooShort, isNoteTooLong },
}).createMachine({
  id: 'review-moderation',
  description: 'A review from its author’s pen to its target’s page, and away from there again when it is reported.',
  context: ({ input }) => input,
  initial: 'pending',
  on: {
    'review.redact': [
      { guard: 'isNothingToRedact', actions: { type: 'refuse', params: { reason: 'nothingToRedact' } } },
      { guard: 'isPassageMissing', actions: { type: 'refuse', params: { reason: 'passageMissing' } } },
      { actions: { type: 'storeRedaction', params: ({ event }) => ({ passage: event.passage ?? null }) } },
    ],
    'review.editByAuthor': {
      target: '.pending',
      actions: [
        {
          type: 'storeEdit',
          params: ({ event: { rating, title = null, text } }) => ({ rating, title, text }),
        },
        'clearReports',
      ],
    },
  },
  states: {
    pending: {
      on: {
        'review.autoPublish': [
          { guard: 'isAutoPublishOff', actions: { type: 'refuse', params: { reason: 'autoPublishOff' } } },
          { guard: 'isFlagged', actions: { type: 'refuse', params: { reason: 'flagged' } } },
          { guard: 'isTooEarly', actions: { type: 'refuse', params: { reason: 'tooEarly' } } },
          {
            target: 'published',
            actions: { type: 'storeDecision', params: { reason: null, note: null } },
          },
        ],
        'review.publish': [
          { guard: 'isOwnEntry', actions: { type: 'refuse', params: { reason: 'samePerson' } } },
          {
            target: 'published',
            actions: { type: 'storeDecision', params: { reason: null, note: null } },
          },
        ],
        'review.reject': [
          ...offeredReasonRefusals,
          {
            target: 'rejected',
            actions: [{ type: 'storeDecision', params: judgementOf }, 'announceRejection'],
          },
        ],
      },
    },
    published: {
      on: {
        'review.hide': [
          ...offeredReasonRefusals,
          { target: 'hidden', actions: { type: 'storeDecision', params: judgementOf } },
        ],
        'review.report': [
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          {
            guard: 'isReportedEnough',
            target: 'hidden',
            actions: [
              {
                type: 'storeReport',
                params: ({ event: { report, note = null } }) => ({ report, note }),
              },
              { type: 'storeDecision', params: { reason: 'reported', note: null } },
            ],
          },
          {
            actions: {
              type: 'storeReport',
              params: ({ event: { report, note = null } }) => ({ report, note }),
            },
          },
        ],
        'review.dismissReports': [
          { guard: 'hasNoReports', actions: { type: 'refuse', params: { reason: 'noReports' } } },
          { actions: 'clearReports' },
        ],
      },
    },
    hidden: {
      on: {
        'review.publish': {
          target: 'published',
          actions: [{ type: 'storeDecision', params: { reason: null, note: null } }, 'clearReports'],
        },
        'review.dismissReports': [
          { guard: 'hasNoReports', actions: { type: 'refuse', params: { reason: 'noReports' } } },
          { actions: 'clearReports' },
        ],
      },
    },
    rejected: {
      on: {
        'review.publish': {
          target: 'published',
          actions: { type: 'storeDecision', params: { reason: null, note: null } },
        },
      },
    },
  },
});
