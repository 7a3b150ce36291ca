import { setup } from 'xstate';
import { isMessageTooShort, isNoteTooLong, isReasonMissing } from '../reasons.ts';
import { effect } from '../workflow.ts';
import * as guards from './product.guards.ts';
import type {
  AnyProductEvent,
  ProductChanges,
  ProductInput,
  ProductJudgement,
  ProductRefusal,
} from './product.input.ts';

export const productMachine = setup({
  types: {
    context: {} as ProductInput,
    input: {} as ProductInput,
    events: {} as AnyProductEvent,
  },
  actions: {
    refuse: effect<{ reason: ProductRefusal }>(),
    storeReason: effect<ProductJudgement>(),
    clearReason: effect(),
    storePublication: effect(),
    storeChanges: effect<ProductChanges>(),
    applyChanges: effect(),
    dropChanges: effect(),
    storeFeature: effect<{ until: string | null }>(),
    storeSpecialist: effect<{ specialist: string }>(),
    /** Where it goes back to, should it be restored. */
    storeOrigin: effect(),
    clearOrigin: effect(),
  },
  guards: { ...guards, isReasonMissing, isMessageTooShort, isNoteTooLong },
}).createMachine({
  id: 'product',
  description: 'A product from its draft over the review to its sale, with changes that its provider asks for.',
  context: ({ input }) => input,
  initial: 'kept',
  on: {
    'product.changeSpecialist': {
      actions: { type: 'storeSpecialist', params: ({ event }) => ({ specialist: event.specialist }) },
    },
  },
  states: {
    kept: {
      initial: 'draft',
      on: {
        'product.archive': [
          { guard: 'hasOpenOrders', actions: { type: 'refuse', params: { reason: 'ordersOpen' } } },
          { target: 'archived', actions: 'storeOrigin' },
        ],
      },
      states: {
        draft: {
          on: {
            'product.submit': [
              {
                guard: 'isProviderNotActive',
                actions: { type: 'refuse', params: { reason: 'providerNotActive' } },
              },
              { guard: 'isImageMissing', actions: { type: 'refuse', params: { reason: 'imageMissing' } } },
              { target: 'pending_review' },
            ],
          },
        },
        pending_review: {
          on: {
            'product.approve': [
              {
                guard: 'isProviderNotActive',
                actions: { type: 'refuse', params: { reason: 'providerNotActive' } },
              },
              { target: 'sold.published', actions: 'storePublication' },
            ],
            'product.reject': [
              { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
              { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
              { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
              {
                target: 'rejected',
                actions: {
                  type: 'storeReason',
                  params: ({ event }) => ({ reason: event.reason, note: event.note ?? null }),
                },
              },
            ],
          },
        },
        sold: {
          initial: 'published',
          on: {
            'product.takeDown': [
              { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
              { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
              { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
              {
                target: 'rejected',
                actions: [
                  {
                    type: 'storeReason',
                    params: ({ event }) => ({ reason: event.reason, note: event.note ?? null }),
                  },
                  'dropChanges',
                ],
              },
            ],
          },
          states: {
            published: {
              on: {
                'product.proposeChanges': [
                  { guard: 'isNothingChanged', actions: { type: 'refuse', params: { reason: 'nothingChanged' } } },
                  {
                    actions: {
                      type: 'storeChanges',
                      params: ({ event: { type: _, ...changes } }) => changes,
                    },
                  },
                ],
                'product.approveChanges': [
                  { guard: 'hasNoChanges', actions: { type: 'refuse', params: { reason: 'noChanges' } } },
                  { actions: 'applyChanges' },
                ],
                'product.rejectChanges': [
                  { guard: 'hasNoChanges', actions: { type: 'refuse', params: { reason: 'noChanges' } } },
                  { actions: 'dropChanges' },
                ],
                'product.feature': [
                  { guard: 'isUntilPast', actions: { type: 'refuse', params: { reason: 'untilPast' } } },
                  { actions: { type: 'storeFeature', params: ({ event }) => ({ until: event.until }) } },
                ],
                'product.unfeature': [
                  { guard: 'isNotFeatured', actions: { type: 'refuse', params: { reason: 'notFeatured' } } },
                  { actions: { type: 'storeFeature', params: { until: null } } },
                ],
                'product.pause': { target: 'paused' },
              },
            },
            paused: {
              on: {
                'product.resume': [
                  {
                    guard: 'isProviderNotActive',
                    actions: { type: 'refuse', params: { reason: 'providerNotActive' } },
                  },
                  { target: 'published' },
                ],
              },
            },
          },
        },
        rejected: {
          on: {
            'product.submit': [
              {
                guard: 'isProviderNotActive',
                actions: { type: 'refuse', params: { reason: 'providerNotActive' } },
              },
              { guard: 'isImageMissing', actions: { type: 'refuse', params: { reason: 'imageMissing' } } },
              { target: 'pending_review', actions: 'clearReason' },
            ],
          },
        },
      },
    },
    archived: {
      on: {
        'product.restore': [
          {
            guard: 'wasPublishedByInactive',
            actions: { type: 'refuse', params: { reason: 'providerNotActive' } },
          },
          { guard: 'wasDraft', target: 'kept.draft', actions: 'clearOrigin' },
          { guard: 'wasPendingReview', target: 'kept.pending_review', actions: 'clearOrigin' },
          { guard: 'wasPublished', target: 'kept.sold.published', actions: 'clearOrigin' },
          { guard: 'wasPaused', target: 'kept.sold.paused', actions: 'clearOrigin' },
          { target: 'kept.rejected', actions: 'clearOrigin' },
        ],
      },
    },
  },
});
