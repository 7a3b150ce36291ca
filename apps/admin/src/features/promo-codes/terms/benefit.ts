import type { PromoCodeRow } from '@diwan/api-contract/resources/promo-codes';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';

export type Benefit = Pick<PromoCodeRow, 'type' | 'percent' | 'maxDiscount' | 'amount' | 'days'>;

/** What a code gives, in words: 20 % off, up to SAR 100. */
export function benefitText(benefit: Benefit, { t, format }: Pick<CellContext, 't' | 'format'>): string {
  const { type, percent, maxDiscount, amount, days } = benefit;
  switch (type) {
    case 'percent': {
      const value = format.percent((percent ?? 0) / 100);
      return maxDiscount === null
        ? t('benefit.percent', { value })
        : t('benefit.percentUpTo', { value, max: format.money(maxDiscount) });
    }
    case 'fixed':
      return t('benefit.fixed', { value: format.money(amount ?? 0) });
    case 'free_period':
      return t('benefit.free_period', { count: days ?? 0, number: format.number(days ?? 0) });
  }
}
