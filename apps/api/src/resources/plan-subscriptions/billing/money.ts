import type { PlanTerms } from '@diwan/api-contract/resources/plan-draft';

const vatBps = 1_500;
const whole = 10_000;

type Priced = Pick<PlanTerms, 'price' | 'isVatIncluded'>;

/** An amount without VAT as one with it, and the other way round, in halalas; halves go up. */
const withVat = (net: number) => net + divided(net * vatBps, whole);
const withoutVat = (gross: number) => divided(gross * whole, whole + vatBps);
const divided = (amount: number, by: number) => Math.floor((2 * amount + by) / (2 * by));

/** What a period costs with VAT. */
export const grossOf = ({ price, isVatIncluded }: Priced): number => {
  const amount = price ?? 0;
  return isVatIncluded ? amount : withVat(amount);
};
/** What it brings in without VAT. */
export const netOf = ({ price, isVatIncluded }: Priced): number => {
  const amount = price ?? 0;
  return isVatIncluded ? withoutVat(amount) : amount;
};
/** What is charged once, when it begins, with VAT. */
export const setupOf = ({ setupFee, isVatIncluded }: Pick<PlanTerms, 'setupFee' | 'isVatIncluded'>): number =>
  grossOf({ price: setupFee, isVatIncluded });
