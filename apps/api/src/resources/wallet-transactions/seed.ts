import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '#db/schema/ledger.ts';
import { theSystem } from '#seeding/people-who-act.ts';
import type { Seed } from '#seeding/seed.ts';
import { instant, recordNumber } from '#seeding/time.ts';
import { searchKeyOf } from '../search-texts.ts';
import { type PlannedWallets, planWallets } from './seed/plan.ts';
import { proposedBy } from './seed/proposers.ts';

export const walletTransactionsSeed: Seed<PlannedWallets> = {
  plan: planWallets,
  *rows({ books, withdrawals, adjustments }) {
    const numbers = new Map([...withdrawals, ...adjustments].map(({ id, number }) => [id, number]));
    const approvers = new Map(adjustments.map((each, index) => [each.id, proposedBy(each, index).decider]));
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
        approvedBy: reversesId ? null : (approvers.get(line.reference) ?? null),
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
