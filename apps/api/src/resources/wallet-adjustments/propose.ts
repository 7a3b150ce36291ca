import type { walletAdjustments } from '@diwan/api-contract/resources/wallet-adjustments';
import type { DraftOf, Writer, Writing } from '#crud/definition.ts';
import { nextNumber } from '#crud/number.ts';
import { problemOf } from '#http/problems/problems.ts';
import { readSettings } from '#settings/read-settings.ts';
import { inBoth, searchKeyOf } from '../search-texts.ts';
import { lockWallet } from '../wallet-transactions/book.ts';
import type { walletAdjustmentsTable } from './table.ts';

const refused = (path: string, code: string) => problemOf('invalid', { errors: [{ path, code }] });
/** What halalas a riyal has. */
const riyal = 100;

/** What a proposal begins with; it moves nothing yet. */
async function proposed({ providerId, amount }: DraftOf<typeof walletAdjustments>, writer: Writer) {
  const { tx, now } = writer;
  const provider = await lockWallet(providerId, writer);
  if (!provider) throw refused('providerId', 'invalidChoice');
  if (provider.state === 'closed') throw refused('providerId', 'providerClosed');
  const { adjustmentLimit } = await readSettings(tx, now);
  if (amount > adjustmentLimit * riyal) throw refused('amount', 'aboveAdjustable');
  const number = await nextNumber(tx, 'ADJ', 'wallet_adjustments_number');
  return {
    number,
    state: 'proposed' as const,
    searchKey: searchKeyOf([number, ...inBoth(provider.tradeName), provider.number]),
  };
}

export const walletAdjustmentWriting: Writing<typeof walletAdjustments, typeof walletAdjustmentsTable> = {
  added: proposed,
  duplicates: {},
};
