import type { Workflow } from '../workflow.ts';
import type { AnyPromoCodeEvent, PromoCodeInput } from './promo-code.input.ts';
import { promoCodeMachine } from './promo-code.machine.ts';

export type { PromoCodeInput, PromoExtension } from './promo-code.input.ts';

/** A promo code, whose terms nobody changes: it is switched off and on, ended, and at most extended. */
export const promoCodeWorkflow: Workflow<PromoCodeInput, AnyPromoCodeEvent, typeof promoCodeMachine> = {
  id: 'promo-code',
  version: 1,
  machine: promoCodeMachine,
  may: {
    'promoCode.pause': 'content.publish',
    'promoCode.resume': 'content.publish',
    'promoCode.disable': 'content.publish',
    // More is given away than was agreed on.
    'promoCode.extend': 'money.pay',
    'promoCode.start': 'system',
    'promoCode.expire': 'system',
    'promoCode.exhaust': 'system',
  },
  samples: {
    'promoCode.pause': () => ({ type: 'promoCode.pause' }),
    'promoCode.resume': () => ({ type: 'promoCode.resume' }),
    'promoCode.disable': () => ({ type: 'promoCode.disable' }),
    'promoCode.extend': ({ endsAt, maxRedemptions }) => ({
      type: 'promoCode.extend',
      ...(endsAt !== null && { endsAt: '2099-12-31T20:59:59.000Z' }),
      ...(maxRedemptions !== null && { maxRedemptions: maxRedemptions + 1 }),
    }),
    'promoCode.start': () => ({ type: 'promoCode.start' }),
    'promoCode.expire': () => ({ type: 'promoCode.expire' }),
    'promoCode.exhaust': () => ({ type: 'promoCode.exhaust' }),
  },
};
