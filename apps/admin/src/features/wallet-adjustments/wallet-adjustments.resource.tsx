import {
  adjustmentDocumentTypes,
  adjustmentGrounds,
  adjustmentStates,
  walletDirections,
} from '@diwan/api-contract/values/records/wallet';
import { Colleague } from '#crud/fields/reference/Colleague.tsx';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';

export const walletAdjustments = defineResource({
  key: 'walletAdjustments',
  isPersonal: true,
  workflow: 'walletAdjustment',
  label: ({ number }) => number,
  columns: [
    { key: 'number', cell: ({ number }) => cells.latin(number) },
    {
      key: 'provider',
      width: '24%',
      staysBeside: true,
      cell: ({ provider }, { language }) =>
        cells.faced(
          { of: 'company', name: localizedLabel(provider.label, language), image: provider.image },
          cells.localized(provider.label, language),
        ),
    },
    { key: 'direction', cell: ({ direction }, { t }) => t(`choices.walletDirection.${direction}`) },
    {
      key: 'amount',
      sort: 'amount',
      align: 'end',
      staysBeside: true,
      cell: ({ amount }, context) => cells.money(amount, context),
    },
    { key: 'ground', cell: ({ ground }, { t }) => t(`choices.adjustmentGround.${ground}`) },
    { key: 'proposer', cell: ({ createdBy }) => <Colleague of={createdBy} /> },
    { key: 'approver', isExtra: true, cell: ({ decidedBy }) => cells.text(decidedBy?.name) },
    { key: 'createdAt', sort: 'createdAt', cell: ({ createdAt }, context) => cells.moment(createdAt, context) },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', staysBeside: true, cell: ({ state }, context) => cells.state('walletAdjustment', state, context) },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    direction: { kind: 'choices', values: walletDirections, labels: 'walletDirection' },
    ground: { kind: 'choices', values: adjustmentGrounds, labels: 'adjustmentGround' },
    provider: 'field',
    amountMin: { kind: 'moneyRange', to: 'amountMax' },
    amountMax: null,
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: adjustmentStates,
  fields: contractFields.walletAdjustments,
  sections: [{ key: 'adjustment', fields: ['providerId', 'direction', 'amount', 'ground', 'description'] }],
  blank: () => ({ providerId: null, direction: null, amount: null, ground: null, description: null }),
  loadDraft: async () => ({
    schema: (await import('@diwan/api-contract/resources/wallet-adjustments')).walletAdjustments.draft,
  }),
  computed: [
    { key: 'decidedBy', cell: ({ decidedBy }) => decidedBy && cells.text(decidedBy.name) },
    { key: 'decidedAt', cell: ({ decidedAt }, context) => decidedAt && cells.moment(decidedAt, context) },
    {
      key: 'stateReason',
      cell: ({ stateReason }, { t }) => stateReason && t(`choices.adjustmentRejection.${stateReason}`),
    },
    { key: 'stateNote', cell: ({ stateNote }) => stateNote && cells.text(stateNote) },
  ],
  hasDocuments: true,
  documents: { types: adjustmentDocumentTypes, expiring: [] },
  loadWorkflow: async () =>
    (await import('@diwan/machines/workflows/wallet-adjustment/wallet-adjustment.machine')).walletAdjustmentMachine,
  events: ['walletAdjustment.approve', 'walletAdjustment.reject', 'walletAdjustment.withdraw'],
  mainEvents: ['walletAdjustment.approve'],
  review: { approve: 'walletAdjustment.approve', reject: 'walletAdjustment.reject' },
  eventFields: contractEvents.walletAdjustments,
});
