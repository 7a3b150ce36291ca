import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '#db/schema/ledger.ts';
import { theSystem } from '#seeding/people-who-act.ts';
import type { Seed } from '#seeding/seed.ts';
import { instant, recordNumber } from '#seeding/time.ts';
import { searchKeyOf } from '../search-texts.ts';
import { type PlannedWallets, planWallets } from './seed/plan.ts';

export const walletTransactionsSeed: Seed<PlannedWallets> = {
  plan: planWallets,
  *rows({ books, withdrawals }) {
    const numbers = new Map(withdrawals.map(({ id, number }) => [id, number]));
    const lines = books.lines.toSorted((one, other) => one.at - other.at);
    for (const [index, line] of lines.entries()) {
      const { id, provider, at, kind, direction, amount, state, posting, reversesId, stateReason } = line;
      const number = recordNumber('WTX', at, index + 1);
      const reference = numbers.get(line.reference) ?? line.reference;
      yield {
        id,
        number,
        createdAt: instant(at),
        updatedAt: instant(at),
        stateChangedAt: instant(at),
        createdBy: theSystem,
        updatedBy: theSystem,
        searchKey: searchKeyOf([number, reference]),
        state,
        stateReason,
        providerId: provider.id,
        kind,
        direction,
        amount,
        balanceAfter: 0,
        availableAt: line.availableAt === null ? null : instant(line.availableAt),
        reference,
        description: null,
        posting,
        reversesId,
      };
    }
  },
  attached: ({ books }) => [
    [ledgerTransactions, books.transactions],
    [ledgerAccounts, books.accounts],
    [ledgerEntries, books.entries()],
  ],
};
