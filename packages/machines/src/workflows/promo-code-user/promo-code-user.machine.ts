import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import type { AnyPromoCodeUserEvent, PromoCodeUserInput, PromoCodeUserRefusal } from './promo-code-user.input.ts';

export const promoCodeUserMachine = setup({
  types: {
    context: {} as PromoCodeUserInput,
    input: {} as PromoCodeUserInput,
    events: {} as AnyPromoCodeUserEvent,
  },
  actions: {
    refuse: effect<{ reason: PromoCodeUserRefusal }>(),
    storeRedemption: effect(),
  },
  guards: { isCodeUsedUp: ({ context }) => context.isCodeUsedUp },
}).createMachine({
  id: 'promo-code-user',
  description: 'One use of a promo code: held at the checkout, used once it is paid for, given back, or refunded.',
  context: ({ input }) => input,
  initial: 'reserved',
  states: {
    reserved: {
      on: {
        'promoCodeUser.redeem': { target: 'redeemed', actions: 'storeRedemption' },
        'promoCodeUser.release': { target: 'released' },
      },
    },
    redeemed: {
      on: {
        'promoCodeUser.refund': { target: 'refunded' },
      },
    },
    released: {
      on: {
        // A payment that came late takes the use again, as long as there is one.
        'promoCodeUser.redeem': [
          { guard: 'isCodeUsedUp', actions: { type: 'refuse', params: { reason: 'codeUsedUp' } } },
          { target: 'redeemed', actions: 'storeRedemption' },
        ],
      },
    },
    refunded: {},
  },
});
