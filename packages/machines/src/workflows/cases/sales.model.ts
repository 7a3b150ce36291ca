import fc from 'fast-check';
import { instant, now, wherever } from './values.model.ts';

/** What may happen to promo codes and to their uses. */
export const sales = {
  'promo-code': {
    input: fc.record({
      now: fc.constant(now),
      startsAt: instant,
      endsAt: fc.option(instant),
      maxRedemptions: fc.option(fc.constantFrom(1, 10)),
      redeemedCount: fc.constantFrom(0, 1, 10),
    }),
    payload: fc.record({
      note: fc.constant(undefined),
      endsAt: fc.option(instant, { nil: undefined }),
      maxRedemptions: fc.constantFrom(undefined, 1, 10, 20),
    }),
    table: {
      'promoCode.pause': { scheduled: ['paused'], active: ['paused'] },
      'promoCode.resume': { paused: ['active', 'scheduled'] },
      'promoCode.disable': {
        scheduled: ['disabled'],
        active: ['disabled'],
        paused: ['disabled'],
        exhausted: ['disabled'],
        expired: ['disabled'],
      },
      'promoCode.extend': {
        ...wherever(['scheduled', 'active', 'paused']),
        exhausted: ['active'],
        expired: ['active'],
      },
      'promoCode.start': { scheduled: ['active'] },
      'promoCode.expire': { scheduled: ['expired'], active: ['expired'], paused: ['expired'] },
      'promoCode.exhaust': { active: ['exhausted'], paused: ['exhausted'] },
    },
  },
  'promo-batch': {
    input: fc.record({ quantity: fc.constant(10), generatedCount: fc.constantFrom(0, 5, 10) }),
    payload: fc.constant({}),
    table: {
      'promoBatch.finish': { generating: ['ready'] },
      'promoBatch.stop': { generating: ['stopped'] },
    },
  },
  'promo-code-user': {
    input: fc.record({ isCodeUsedUp: fc.boolean() }),
    payload: fc.constant({}),
    table: {
      'promoCodeUser.redeem': { reserved: ['redeemed'], released: ['redeemed'] },
      'promoCodeUser.release': { reserved: ['released'] },
      'promoCodeUser.refund': { redeemed: ['refunded'] },
    },
  },
};
