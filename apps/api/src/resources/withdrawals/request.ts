import type { withdrawals } from '@diwan/api-contract/resources/withdrawals';
import { addDays } from '@diwan/machines/workflows/rules';
import type { DraftOf, Writer, Writing } from '#crud/definition.ts';
import { nextNumber } from '#crud/number.ts';
import { problemOf } from '#http/problems/problems.ts';
import { lockAccounts } from '#ledger/post.ts';
import { readSettings } from '#settings/read-settings.ts';
import { lockWallet, move } from '../wallet-transactions/book.ts';
import { riskFlagsOf } from './risk.ts';
import { withdrawalSearchKey } from './search-key.ts';
import type { withdrawalsTable } from './table.ts';

const refused = (path: string, code: string) => problemOf('invalid', { errors: [{ path, code }] });
/** What halalas a riyal has. */
const riyal = 100;

/** What a request begins with, and what it holds of the provider's money. */
async function requested({ providerId, amount }: DraftOf<typeof withdrawals>, writer: Writer) {
  const { tx, now } = writer;
  const provider = await lockWallet(providerId, writer);
  if (!provider) throw refused('providerId', 'invalidChoice');
  if (provider.state !== 'active') throw refused('providerId', 'providerNotActive');
  if (provider.iban === null || provider.ibanHolderName === null) throw refused('providerId', 'providerWithoutAccount');
  const { withdrawalMinimum, withdrawalFee, withdrawalDays } = await readSettings(tx, now);
  if (amount < withdrawalMinimum * riyal) throw refused('amount', 'belowWithdrawable');
  const { available } = await lockAccounts(providerId, tx);
  if (available.balance < amount) throw refused('amount', 'aboveAvailable');
  const number = await nextNumber(tx, 'WDR', 'withdrawals_number');
  await move(
    { key: `${number} hold`, kind: 'hold', ownerId: providerId, owned: { available: -amount, on_hold: amount } },
    writer,
  );
  return {
    number,
    state: 'pending' as const,
    fee: withdrawalFee * riyal,
    balanceAtRequest: available.balance,
    iban: provider.iban,
    ibanHolderName: provider.ibanHolderName,
    riskFlags: await riskFlagsOf(provider, writer),
    slaDueAt: addDays(now, withdrawalDays),
    searchKey: withdrawalSearchKey(number, provider),
  };
}

export const withdrawalWriting: Writing<typeof withdrawals, typeof withdrawalsTable> = {
  added: requested,
  duplicates: {
    withdrawals_open: { path: 'providerId', code: 'withdrawalOpen' },
    withdrawals_bank_reference: { path: 'bankReference', code: 'bankReferenceTaken' },
  },
};
