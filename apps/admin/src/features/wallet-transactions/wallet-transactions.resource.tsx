import { walletKinds, walletStates } from '@diwan/api-contract/values/records/wallet';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';

export const walletTransactions = defineResource({
  key: 'walletTransactions',
  isPersonal: true,
  workflow: 'walletTransaction',
  label: ({ number }) => number,
  columns: [
    {
      key: 'date',
      sort: 'createdAt',
      cell: ({ createdAt, number }, { format }) => cells.twoLines(format.dateTime(createdAt), cells.latin(number)),
    },
    {
      key: 'provider',
      width: '22%',
      staysBeside: true,
      cell: ({ provider }, { language }) =>
        cells.faced(
          { of: 'company', name: localizedLabel(provider.label, language), image: provider.image },
          cells.localized(provider.label, language),
        ),
    },
    { key: 'kind', staysBeside: true, cell: ({ kind }, { t }) => t(`choices.walletKind.${kind}`) },
    { key: 'reference', cell: ({ reference }) => cells.latin(reference) },
    {
      key: 'debit',
      align: 'end',
      staysBeside: true,
      cell: ({ direction, amount }, context) => cells.money(direction === 'debit' ? amount : null, context),
    },
    {
      key: 'credit',
      align: 'end',
      staysBeside: true,
      cell: ({ direction, amount }, context) => cells.money(direction === 'credit' ? amount : null, context),
    },
    { key: 'balance', align: 'end', cell: ({ balanceAfter }, context) => cells.money(balanceAfter, context) },
    { key: 'availableAt', isExtra: true, cell: ({ availableAt }, context) => cells.moment(availableAt, context) },
    { key: 'state', cell: ({ state }, context) => cells.state('walletTransaction', state, context) },
  ],
  filters: {
    state: null,
    kind: { kind: 'choices', values: walletKinds, labels: 'walletKind' },
    provider: { kind: 'reference', to: 'providers' },
    amountMin: { kind: 'moneyRange', to: 'amountMax' },
    amountMax: null,
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
    reference: null,
  },
  states: walletStates,
  fields: contractFields.walletTransactions,
  sections: [{ key: 'line', fields: ['kind', 'direction', 'amount', 'reference', 'availableAt', 'description'] }],
  loadDraft: async () => ({
    schema: (await import('@diwan/api-contract/resources/wallet-transactions')).walletTransactions.draft,
  }),
  computed: [
    { key: 'provider', cell: ({ provider }, { language }) => cells.localized(provider.label, language) },
    { key: 'balanceAfter', cell: ({ balanceAfter }, context) => cells.money(balanceAfter, context) },
    { key: 'stateReason', cell: ({ stateReason }, { t }) => stateReason && t(`choices.walletReason.${stateReason}`) },
    { key: 'createdBy', cell: ({ createdBy }) => cells.text(createdBy.name) },
    { key: 'approvedBy', cell: ({ approvedBy }) => approvedBy && cells.text(approvedBy.name) },
  ],
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/wallet-transaction/wallet-transaction.machine')).walletTransactionMachine,
  events: ['walletTransaction.hold', 'walletTransaction.release', 'walletTransaction.reverse'],
  mainEvents: ['walletTransaction.release'],
  eventFields: contractEvents.walletTransactions,
});
