import type { InvoiceBuyer } from '@diwan/api-contract/resources/invoice-draft';
import { inBoth, searchKeyOf } from '../search-texts.ts';

/** An invoice is found by its number, its buyer and the numbers that the buyer has. */
export const invoiceSearchKey = (number: string | null, { name, vatNumber, idNumber }: InvoiceBuyer): string =>
  searchKeyOf([number, ...inBoth(name), vatNumber, idNumber]);
