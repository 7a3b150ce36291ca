import type { PromoCode, PromoCodeEvent } from '@diwan/api-contract/resources/promo-codes';

/** What the rules about a code look at. */
export interface PromoCodeInput extends Pick<PromoCode, 'startsAt' | 'endsAt' | 'maxRedemptions' | 'redeemedCount'> {
  now: string;
}

/** What the clock and its last redemption do to it. */
type ByItself = { type: 'promoCode.start' } | { type: 'promoCode.expire' } | { type: 'promoCode.exhaust' };
export type AnyPromoCodeEvent = PromoCodeEvent | ByItself;

export type PromoCodeRefusal =
  | 'ended'
  | 'notDue'
  | 'usesLeft'
  | 'unlimited'
  | 'nothingExtended'
  | 'endNotLater'
  | 'endPast'
  | 'maxNotHigher'
  | 'stillEnded'
  | 'stillUsedUp';

/** What is extended; what isn't named stays. */
export interface PromoExtension {
  endsAt?: string | undefined;
  maxRedemptions?: number | undefined;
}
