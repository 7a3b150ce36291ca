import { walletAdjustments } from '@diwan/api-contract/resources/wallet-adjustments';
import { walletAdjustmentWorkflow } from '@diwan/machines/workflows/wallet-adjustment/wallet-adjustment.workflow';
import { computed, defineResource } from '#crud/definition.ts';
import { atLeast, atMost, madeFrom, toDay } from '#crud/lists/clauses.ts';
import { providersBeside } from '../providers/provider-beside.ts';
import { lockWallet } from '../wallet-transactions/book.ts';
import { walletAdjustmentEffects, walletAdjustmentInput } from './effects.ts';
import { walletAdjustmentNotices } from './notices.ts';
import { walletAdjustmentWriting } from './propose.ts';
import { walletAdjustmentsTable as table } from './table.ts';

export const walletAdjustmentsResource = defineResource({
  contract: walletAdjustments,
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
    number: 'number',
    provider: 'provider',
    direction: 'direction',
    amount: 'amount',
    ground: 'ground',
    createdAt: 'createdAt',
    proposer: { of: 'createdBy', title: 'proposer', value: ({ createdBy }) => createdBy.name },
    approver: { of: 'decidedBy', title: 'approver', value: ({ decidedBy }) => decidedBy && decidedBy.name },
    inState: 'stateChangedAt',
    state: 'state',
    description: 'description',
  },
  writing: walletAdjustmentWriting,
  workflowBinding: {
    workflow: walletAdjustmentWorkflow,
    input: walletAdjustmentInput,
    effects: walletAdjustmentEffects,
    notices: walletAdjustmentNotices,
    lockFirst: async ({ providerId }, writer) => void (await lockWallet(providerId, writer)),
  },
  seed: async () => (await import('./seed.ts')).walletAdjustmentsSeed,
});
