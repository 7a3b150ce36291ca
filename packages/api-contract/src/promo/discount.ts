import type { PromoType } from '../values/records/promo.ts';

/** What a code gives: of the three values the one of its type is there. */
export interface PromoBenefit {
  type: PromoType;
  /** Whole percents, 1 to 100. */
  percent: number | null;
  /** At most so many halalas off. */
  maxDiscount: number | null;
  /** Halalas off. */
  amount: number | null;
  /** Days of a subscription that cost nothing. */
  days: number | null;
}

/** What is taken off. */
export interface PromoDiscount {
  /** Halalas, never more than what it is taken off. */
  discount: number;
  /** Days that a subscription goes on free of charge. */
  freeDays: number;
}

/** What a code takes off an amount of halalas; half a halala of a percentage is rounded up. */
export function discountOf({ type, percent, maxDiscount, amount, days }: PromoBenefit, before: number): PromoDiscount {
  if (type === 'free_period') return { discount: 0, freeDays: days ?? 0 };
  const asked = type === 'fixed' ? (amount ?? 0) : Math.floor((before * (percent ?? 0) + 50) / 100);
  return { discount: Math.min(asked, maxDiscount ?? asked, before), freeDays: 0 };
}
