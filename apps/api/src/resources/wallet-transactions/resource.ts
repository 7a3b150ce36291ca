import { walletTransactions } from '@diwan/api-contract/resources/wallet-transactions';
import { walletTransactionWorkflow } from '@diwan/machines/workflows/wallet-transaction/wallet-transaction.workflow';
import { and, eq, lte } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { atLeast, atMost, madeFrom, toDay } from '#crud/lists/clauses.ts';
import { providersBeside } from '../providers/provider-beside.ts';
import { lockWallet } from './book.ts';
import { walletTransactionEffects, walletTransactionInput } from './effects.ts';
import { walletTransactionNotices } from './notices.ts';
import { walletTransactionsTable as table } from './table.ts';

export const walletTransactionsResource = defineResource({
  contract: walletTransactions,
  table,
  filters: {
    amountMin: atLeast(table.amount),
    amountMax: atMost(table.amount),
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
  },
  sorts: { createdAt: table.createdAt, amount: table.amount },
  label: ({ number }) => ({ ar: number }),
  computed: { provider: computed(table, ['providerId'], providersBeside) },
  exported: {
    date: 'createdAt',
    number: 'number',
    provider: 'provider',
    kind: 'kind',
    reference: 'reference',
    debit: {
      of: 'amount',
      title: 'debit',
      value: ({ direction, amount }) => (direction === 'debit' ? amount / 100 : null),
    },
    credit: {
      of: 'amount',
      title: 'credit',
      value: ({ direction, amount }) => (direction === 'credit' ? amount / 100 : null),
    },
    balance: 'balanceAfter',
    availableAt: 'availableAt',
    inState: 'stateChangedAt',
    state: 'state',
    description: 'description',
  },
  workflowBinding: {
    workflow: walletTransactionWorkflow,
    input: walletTransactionInput,
    effects: walletTransactionEffects,
    notices: walletTransactionNotices,
    lockFirst: async ({ providerId }, writer) => void (await lockWallet(providerId, writer)),
  },
  timed: (now) => [
    {
      event: { type: 'walletTransaction.mature' },
      where: and(eq(table.state, 'pending'), eq(table.direction, 'credit'), lte(table.availableAt, now)),
    },
  ],
  seed: async () => (await import('./seed.ts')).walletTransactionsSeed,
});
