import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import * as guards from './promo-code.guards.ts';
import type { AnyPromoCodeEvent, PromoCodeInput, PromoCodeRefusal, PromoExtension } from './promo-code.input.ts';

export const promoCodeMachine = setup({
  types: {
    context: {} as PromoCodeInput,
    input: {} as PromoCodeInput,
    events: {} as AnyPromoCodeEvent,
  },
  actions: {
    refuse: effect<{ reason: PromoCodeRefusal }>(),
    storeExtension: effect<PromoExtension>(),
  },
  guards,
}).createMachine({
  id: 'promo-code',
  description: 'A promo code: before its time, in use, switched off for a while, used up, over, or disabled for good.',
  context: ({ input }) => input,
  initial: 'kept',
  states: {
    kept: {
      initial: 'running',
      on: {
        'promoCode.disable': { target: 'disabled' },
      },
      states: {
        running: {
          initial: 'scheduled',
          on: {
            'promoCode.expire': [
              { guard: 'isNotEnded', actions: { type: 'refuse', params: { reason: 'notDue' } } },
              { target: 'expired' },
            ],
            'promoCode.extend': [
              { guard: 'isUnlimited', actions: { type: 'refuse', params: { reason: 'unlimited' } } },
              { guard: 'isNothingExtended', actions: { type: 'refuse', params: { reason: 'nothingExtended' } } },
              { guard: 'isEndNotLater', actions: { type: 'refuse', params: { reason: 'endNotLater' } } },
              { guard: 'isEndPast', actions: { type: 'refuse', params: { reason: 'endPast' } } },
              { guard: 'isMaxNotHigher', actions: { type: 'refuse', params: { reason: 'maxNotHigher' } } },
              {
                actions: {
                  type: 'storeExtension',
                  params: ({ event: { endsAt, maxRedemptions } }) => ({ endsAt, maxRedemptions }),
                },
              },
            ],
          },
          states: {
            scheduled: {
              on: {
                'promoCode.start': [
                  { guard: 'isNotStarted', actions: { type: 'refuse', params: { reason: 'notDue' } } },
                  { target: 'active' },
                ],
                'promoCode.pause': { target: 'paused' },
              },
            },
            active: {
              on: {
                'promoCode.pause': { target: 'paused' },
                'promoCode.exhaust': [
                  { guard: 'hasUsesLeft', actions: { type: 'refuse', params: { reason: 'usesLeft' } } },
                  { target: '#exhausted' },
                ],
              },
            },
            paused: {
              on: {
                'promoCode.resume': [
                  { guard: 'isEnded', actions: { type: 'refuse', params: { reason: 'ended' } } },
                  { guard: 'isNotStarted', target: 'scheduled' },
                  { target: 'active' },
                ],
                'promoCode.exhaust': [
                  { guard: 'hasUsesLeft', actions: { type: 'refuse', params: { reason: 'usesLeft' } } },
                  { target: '#exhausted' },
                ],
              },
            },
          },
        },
        exhausted: {
          id: 'exhausted',
          on: {
            'promoCode.extend': [
              { guard: 'isNothingExtended', actions: { type: 'refuse', params: { reason: 'nothingExtended' } } },
              { guard: 'isEndNotLater', actions: { type: 'refuse', params: { reason: 'endNotLater' } } },
              { guard: 'isMaxNotHigher', actions: { type: 'refuse', params: { reason: 'maxNotHigher' } } },
              { guard: 'isStillUsedUp', actions: { type: 'refuse', params: { reason: 'stillUsedUp' } } },
              { guard: 'isStillEnded', actions: { type: 'refuse', params: { reason: 'stillEnded' } } },
              {
                target: 'running.active',
                actions: {
                  type: 'storeExtension',
                  params: ({ event: { endsAt, maxRedemptions } }) => ({ endsAt, maxRedemptions }),
                },
              },
            ],
          },
        },
        expired: {
          on: {
            'promoCode.extend': [
              { guard: 'isNothingExtended', actions: { type: 'refuse', params: { reason: 'nothingExtended' } } },
              { guard: 'isEndNotLater', actions: { type: 'refuse', params: { reason: 'endNotLater' } } },
              { guard: 'isMaxNotHigher', actions: { type: 'refuse', params: { reason: 'maxNotHigher' } } },
              { guard: 'isStillEnded', actions: { type: 'refuse', params: { reason: 'stillEnded' } } },
              { guard: 'isStillUsedUp', actions: { type: 'refuse', params: { reason: 'stillUsedUp' } } },
              {
                target: 'running.active',
                actions: {
                  type: 'storeExtension',
                  params: ({ event: { endsAt, maxRedemptions } }) => ({ endsAt, maxRedemptions }),
                },
              },
            ],
          },
        },
      },
    },
    disabled: {},
  },
});
