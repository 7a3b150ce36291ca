import { amountText } from '@diwan/api-contract/invoicing/amount-text';
import type { MailDetail } from '../mail-facts.ts';

const sar = { ar: 'ريال', en: 'SAR' } as const;

/** An amount of halalas, in riyals. */
export const moneyDetail = (label: MailDetail['label'], halalas: number): MailDetail => ({
  label,
  value: (language) => `${amountText(halalas)} ${sar[language]}`,
});
