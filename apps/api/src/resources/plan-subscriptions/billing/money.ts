import type { PlanTerms } from '@diwan/api-contract/resources/plan-draft';

const whole = 10_000;

type Priced = Pick<PlanTerms, 'price' | 'isVatIncluded'>;

/** In halalas; halves go up. */
const divided = (amount: number, by: number) => Math.floor((2 * amount + by) / (2 * by));

/** What a period costs with VAT, in hundredths of a percent. */
export const grossOf = ({ price, isVatIncluded }: Priced, vatBps: number): number => {
  const amount = price ?? 0;
  return isVatIncluded ? amount : amount + divided(amount * vatBps, whole);
};
/** What it brings in without VAT. */
export const netOf = ({ price, isVatIncluded }: Priced, vatBps: number): number => {
  const amount = price ?? 0;
  return isVatIncluded ? divided(amount * whole, whole + vatBps) : amount;
};
/** What is charged once, when it begins, with VAT. */
export const setupOf = ({ setupFee, isVatIncluded }: Pick<PlanTerms, 'setupFee' | 'isVatIncluded'>, vatBps: number) =>
  grossOf({ price: setupFee, isVatIncluded }, vatBps);
