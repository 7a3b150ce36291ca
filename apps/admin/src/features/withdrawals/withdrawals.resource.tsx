import { bankCodes, riskFlags, withdrawalStates } from '@diwan/api-contract/values/records/wallet';
import { Colleague } from '#crud/fields/reference/Colleague.tsx';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { ExplainedFlags, Flags } from './Flags.tsx';
import { fetchBankFile } from './fetch-bank-file.ts';

const known: ReadonlySet<string> = new Set(bankCodes);
/** The key of a bank's name, whose number stands in the IBAN. */
const bankKey = (code: string) => `choices.bank.${known.has(code) ? code : '00'}`;

export const withdrawals = defineResource({
  key: 'withdrawals',
  isPersonal: true,
  workflow: 'withdrawal',
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
    {
      key: 'amount',
      sort: 'amount',
      align: 'end',
      staysBeside: true,
      cell: ({ amount }, context) => cells.money(amount, context),
    },
    {
      key: 'netAmount',
      isExtra: true,
      align: 'end',
      cell: ({ netAmount }, context) => cells.money(netAmount, context),
    },
    { key: 'iban', isExtra: true, cell: ({ iban }) => cells.latin(iban) },
    { key: 'bank', cell: ({ bankCode }, { t }) => t(bankKey(bankCode)) },
    { key: 'flags', cell: ({ riskFlags: flags }, { t }) => <Flags flags={flags} t={t} /> },
    { key: 'createdAt', sort: 'createdAt', cell: ({ createdAt }, context) => cells.moment(createdAt, context) },
    { key: 'slaDueAt', sort: 'slaDueAt', cell: ({ slaDueAt }, context) => cells.moment(slaDueAt, context) },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', staysBeside: true, cell: ({ state }, context) => cells.state('withdrawal', state, context) },
    { key: 'assignee', isExtra: true, cell: ({ assignee }) => <Colleague of={assignee} /> },
    { key: 'approver', isExtra: true, cell: ({ approvedBy }) => cells.text(approvedBy?.name) },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    bank: { kind: 'choices', values: bankCodes, labels: 'bank' },
    riskFlag: { kind: 'choices', values: riskFlags, labels: 'riskFlag' },
    isSlaBreached: { kind: 'flag' },
    amountMin: { kind: 'moneyRange', to: 'amountMax' },
    amountMax: null,
    assignee: { kind: 'reference', to: 'staff' },
    provider: { kind: 'reference', to: 'providers' },
    batch: null,
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: withdrawalStates,
  fields: contractFields.withdrawals,
  sections: [{ key: 'request', fields: ['providerId', 'amount', 'method'] }],
  blank: () => ({ providerId: null, amount: null, method: null }),
  loadDraft: async () => ({ schema: (await import('@diwan/api-contract/resources/withdrawals')).withdrawals.draft }),
  computed: [
    { key: 'fee', cell: ({ fee }, context) => cells.money(fee, context) },
    { key: 'netAmount', cell: ({ netAmount }, context) => cells.money(netAmount, context) },
    { key: 'balanceAtRequest', cell: ({ balanceAtRequest }, context) => cells.money(balanceAtRequest, context) },
    { key: 'ibanHolderName', cell: ({ ibanHolderName }) => cells.text(ibanHolderName) },
    { key: 'bank', cell: ({ bankCode }, { t }) => t(bankKey(bankCode)) },
    { key: 'flags', isLong: true, cell: ({ riskFlags: flags }, { t }) => <ExplainedFlags flags={flags} t={t} /> },
    { key: 'slaDueAt', cell: ({ slaDueAt }, context) => cells.moment(slaDueAt, context) },
    { key: 'assignee', cell: ({ assignee }) => assignee && <Colleague of={assignee} /> },
    { key: 'approver', cell: ({ approvedBy }) => approvedBy && cells.text(approvedBy.name) },
    { key: 'batch', cell: ({ batch }) => batch && cells.latin(batch) },
    { key: 'bankReference', cell: ({ bankReference }) => bankReference && cells.latin(bankReference) },
    { key: 'paidOn', cell: ({ paidOn }, { format }) => paidOn && format.date(paidOn) },
    {
      key: 'failureCode',
      cell: ({ failureCode }, { t }) => failureCode && t(`choices.withdrawalFailure.${failureCode}`),
    },
    {
      key: 'stateReason',
      cell: ({ stateReason }, { t }) => stateReason && t(`choices.withdrawalReason.${stateReason}`),
    },
    { key: 'notes', cell: ({ notes }) => notes && cells.text(notes) },
  ],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/withdrawal/withdrawal.machine')).withdrawalMachine,
  events: [
    'withdrawal.claim',
    'withdrawal.approve',
    'withdrawal.startPayment',
    'withdrawal.markPaid',
    'withdrawal.retry',
    'withdrawal.approveAnyway',
    'withdrawal.reject',
    'withdrawal.markFailed',
    'withdrawal.release',
    'withdrawal.cancel',
  ],
  bulkEvents: ['withdrawal.approve', 'withdrawal.reject', 'withdrawal.startPayment'],
  bulkDownload: { key: 'createPaymentBatch', variants: ['pain001', 'xlsx', 'csv'], pack: fetchBankFile },
  mainEvents: ['withdrawal.claim', 'withdrawal.approve', 'withdrawal.startPayment', 'withdrawal.markPaid'],
  review: { approve: 'withdrawal.approve', reject: 'withdrawal.reject' },
  eventFields: contractEvents.withdrawals,
});
