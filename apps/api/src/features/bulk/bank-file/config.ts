import { isSaIban } from '@diwan/api-contract/values/iban';
import { z } from 'zod';

/** From whose account providers are paid. */
export interface Payer {
  name: string;
  iban: string;
  /** Of its bank. */
  bic: string;
}

export const payerSettings = {
  PAYER_NAME: z.string().min(1).max(140).optional(),
  PAYER_IBAN: z.string().refine(isSaIban, 'a Saudi IBAN whose check digits agree').optional(),
  PAYER_BIC: z
    .string()
    .regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/)
    .optional(),
};

const demo: Payer = { name: 'Diwan Marketplace (demo)', iban: 'SA0380000000608010167519', bic: 'RJHISARI' };

/** Null in production where nobody has said it: then no file for a bank is made. */
export function readPayer(
  { PAYER_NAME: name, PAYER_IBAN: iban, PAYER_BIC: bic }: z.output<z.ZodObject<typeof payerSettings>>,
  isProduction: boolean,
): Payer | null {
  if (name && iban && bic) return { name, iban, bic };
  return isProduction ? null : demo;
}
