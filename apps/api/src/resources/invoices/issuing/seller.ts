import type { InvoiceSeller } from '@diwan/api-contract/resources/invoices';
import type { Settings } from '@diwan/api-contract/settings/register';
import type { Tx } from '#db/database.ts';
import { readSettings } from '#settings/read-settings.ts';

/** Who sells, as the settings say it; null while they lack something that an invoice must say (BR-KSA-08, BR-KSA-39). */
export function sellerIn({ sellerCompany: { name, vatNumber, crNumber, address } }: Settings): InvoiceSeller | null {
  if (name === null || vatNumber === null || crNumber === null || address === null) return null;
  return { name, vatNumber, idScheme: 'CRN', idNumber: crNumber, address };
}

export const sellerAt = async (tx: Tx, now: string) => sellerIn(await readSettings(tx, now));
