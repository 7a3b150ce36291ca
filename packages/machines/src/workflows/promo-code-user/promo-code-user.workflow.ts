import type { Workflow } from '../workflow.ts';
import type { AnyPromoCodeUserEvent, PromoCodeUserInput } from './promo-code-user.input.ts';
import { promoCodeUserMachine } from './promo-code-user.machine.ts';

export type { PromoCodeUserInput } from './promo-code-user.input.ts';

/** One use of a promo code; what is bought with it moves it, and nobody else. */
export const promoCodeUserWorkflow: Workflow<PromoCodeUserInput, AnyPromoCodeUserEvent, typeof promoCodeUserMachine> = {
  id: 'promo-code-user',
  version: 1,
  machine: promoCodeUserMachine,
  may: {
    'promoCodeUser.redeem': 'system',
    'promoCodeUser.release': 'system',
    'promoCodeUser.refund': 'system',
  },
  samples: {
    'promoCodeUser.redeem': () => ({ type: 'promoCodeUser.redeem' }),
    'promoCodeUser.release': () => ({ type: 'promoCodeUser.release' }),
    'promoCodeUser.refund': () => ({ type: 'promoCodeUser.refund' }),
  },
};
