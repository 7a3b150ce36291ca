export const promoCodeStates = ['scheduled', 'active', 'paused', 'exhausted', 'expired', 'disabled'] as const;
export type PromoCodeState = (typeof promoCodeStates)[number];
export const promoTypes = ['percent', 'fixed', 'free_period'] as const;
export type PromoType = (typeof promoTypes)[number];
/** What a code is good for. */
export const promoScopes = ['all', 'plans', 'products', 'events', 'exams'] as const;
export type PromoScope = (typeof promoScopes)[number];
/** Who may use it. */
export const promoAudiences = ['all', 'seekers', 'employers', 'providers', 'new_users', 'list'] as const;
export type PromoAudience = (typeof promoAudiences)[number];

export const redemptionStates = ['reserved', 'redeemed', 'released', 'refunded'] as const;
export type RedemptionState = (typeof redemptionStates)[number];
export const promoUserTypes = ['seeker', 'employer', 'provider'] as const;
export type PromoUserType = (typeof promoUserTypes)[number];
/** What a code was used for; its record is of another resource, or of none that is kept here. */
export const promoRefTypes = ['order', 'subscription', 'event'] as const;
export type PromoRefType = (typeof promoRefTypes)[number];
export const promoChannels = ['web', 'ios', 'android', 'staff'] as const;
export type PromoChannel = (typeof promoChannels)[number];

export const promoBatchStates = ['generating', 'ready', 'stopped'] as const;
export type PromoBatchState = (typeof promoBatchStates)[number];

/** A code is nearly exhausted from this share of its redemptions on, in percent. */
export const nearlyExhaustedFrom = 90;
/** Of one batch. */
export const mostCodesAtOnce = 10_000;
