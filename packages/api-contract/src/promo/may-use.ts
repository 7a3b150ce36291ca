import type { PromoAudience, PromoCodeState, PromoScope, PromoUserType } from '../values/records/promo.ts';

/** Why a code can't be used, in the words of `promoCodes:useRefusals`. */
export const promoUseRefusals = [
  'unknown',
  'notStarted',
  'ended',
  'paused',
  'disabled',
  'exhausted',
  'perUserLimit',
  'belowMinSpend',
  'wrongScope',
  'wrongAudience',
  'firstPurchaseOnly',
  'notStackable',
] as const;
export type PromoUseRefusal = (typeof promoUseRefusals)[number];

/** The terms of a code that say who may use it, when, and for what. */
export interface PromoTermsOfUse {
  state: PromoCodeState;
  startsAt: string;
  endsAt: string | null;
  appliesTo: PromoScope;
  /** The records of its scope that it is good for; for all of them where none is named. */
  targets: readonly string[];
  audience: PromoAudience;
  /** Halalas. */
  minSpend: number | null;
  maxRedemptions: number | null;
  maxPerUser: number;
  isStackable: boolean;
  isFirstPurchaseOnly: boolean;
}

/** One use that is asked for. */
export interface PromoUse {
  now: string;
  /** How often it is used or reserved, by anybody and by this user. */
  usedCount: number;
  usedByUser: number;
  userType: PromoUserType;
  /** Whether the user registered a short time ago. */
  isNewUser: boolean;
  /** Whether the user is on the list that the code is for. */
  isListed: boolean;
  /** Whether the user has never bought anything. */
  isFirstPurchase: boolean;
  /** What is bought. */
  scope: Exclude<PromoScope, 'all'>;
  targets: readonly string[];
  /** Halalas. */
  amountBefore: number;
  /** What else is used for the same: nothing, codes that go with others, or one that goes with none. */
  otherCodes: 'none' | 'stackable' | 'alone';
}

const audienceOf: Readonly<Record<PromoUserType, PromoAudience>> = {
  seeker: 'seekers',
  employer: 'employers',
  provider: 'providers',
};

function isOutside(audience: PromoAudience, { userType, isNewUser, isListed }: PromoUse): boolean {
  switch (audience) {
    case 'all':
      return false;
    case 'new_users':
      return !isNewUser;
    case 'list':
      return !isListed;
    default:
      return audience !== audienceOf[userType];
  }
}

/** Why a code can't be used now; null where it can. What lies in the code comes before what lies in the one who asks. */
export function whyNotUsable(terms: PromoTermsOfUse, use: PromoUse): PromoUseRefusal | null {
  const at = Date.parse(use.now);
  const { state, endsAt, maxRedemptions, minSpend, targets, appliesTo } = terms;
  const rules: Record<Exclude<PromoUseRefusal, 'unknown'>, boolean> = {
    disabled: state === 'disabled',
    paused: state === 'paused',
    notStarted: at < Date.parse(terms.startsAt),
    ended: state === 'expired' || (endsAt !== null && at >= Date.parse(endsAt)),
    exhausted: state === 'exhausted' || (maxRedemptions !== null && use.usedCount >= maxRedemptions),
    wrongScope:
      (appliesTo !== 'all' && appliesTo !== use.scope) ||
      (targets.length > 0 && !use.targets.some((id) => targets.includes(id))),
    wrongAudience: isOutside(terms.audience, use),
    firstPurchaseOnly: terms.isFirstPurchaseOnly && !use.isFirstPurchase,
    perUserLimit: use.usedByUser >= terms.maxPerUser,
    belowMinSpend: minSpend !== null && use.amountBefore < minSpend,
    notStackable: use.otherCodes === 'alone' || (use.otherCodes === 'stackable' && !terms.isStackable),
  };
  const broken = Object.entries(rules).find(([, isBroken]) => isBroken);
  return (broken?.[0] as PromoUseRefusal | undefined) ?? null;
}
