import type { InvoiceRow } from '@diwan/api-contract/resources/invoices';
import {
  invoicePaymentStates,
  invoiceStates,
  invoiceSubtypes,
  invoiceTypes,
} from '@diwan/api-contract/values/records/invoice';
import { StatusChip } from '@diwan/ui';
import { lazyNow } from '#crud/feedback/lazy.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { toneOf } from '#crud/resource/cells/state-tones.ts';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';

const dayOf = ({ issueAt, createdAt }: InvoiceRow) => issueAt ?? createdAt;
const payment = ({ paymentState, state }: InvoiceRow, { t }: CellContext) =>
  state === 'draft' ? (
    cells.text(null)
  ) : (
    <StatusChip tone={toneOf(paymentState)}>{t(`choices.invoicePaymentState.${paymentState}`)}</StatusChip>
  );

export const invoices = defineResource({
  key: 'invoices',
  isPersonal: true,
  workflow: 'invoice',
  label: ({ number, buyer }, language) => number ?? localizedLabel(buyer.name, language),
  columns: [
    {
      key: 'number',
      width: '15%',
      cell: ({ number, type, state }, context) =>
        cells.twoLines(
          number === null ? context.t(`states.invoice.${state}`) : cells.latin(number),
          context.t(`choices.invoiceType.${type}`),
        ),
    },
    {
      key: 'date',
      sort: 'createdAt',
      cell: (row, context) => cells.day(dayOf(row), context),
    },
    {
      key: 'buyer',
      width: '22%',
      cell: ({ buyer }, { language }) =>
        buyer.vatNumber === null
          ? cells.localized(buyer.name, language)
          : cells.twoLines(cells.localized(buyer.name, language), cells.latin(buyer.vatNumber)),
    },
    {
      key: 'type',
      isExtra: true,
      cell: ({ subtype }, { t }) => t(`choices.invoiceSubtype.${subtype}`),
    },
    { key: 'net', isExtra: true, align: 'end', cell: ({ net }, context) => cells.money(net, context) },
    { key: 'vat', align: 'end', cell: ({ vat }, context) => cells.money(vat, context) },
    { key: 'gross', sort: 'gross', align: 'end', cell: ({ gross }, context) => cells.money(gross, context) },
    {
      key: 'credited',
      isExtra: true,
      align: 'end',
      cell: ({ credited }, context) => cells.money(credited || null, context),
    },
    {
      key: 'due',
      sort: 'due',
      align: 'end',
      cell: ({ due, dueDate, state }, context) =>
        state === 'draft' || due === 0
          ? cells.text(null)
          : cells.twoLines(cells.money(due, context), dueDate && context.format.date(dueDate)),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'document', cell: ({ state }, context) => cells.state('invoice', state, context) },
    { key: 'payment', cell: payment },
    { key: 'sent', cell: ({ sentAt }, context) => cells.moment(sentAt, context) },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    paymentState: { kind: 'choices', values: invoicePaymentStates, labels: 'invoicePaymentState' },
    type: { kind: 'choices', values: invoiceTypes, labels: 'invoiceType' },
    subtype: { kind: 'choices', values: invoiceSubtypes, labels: 'invoiceSubtype' },
    employer: { kind: 'reference', to: 'employers' },
    provider: { kind: 'reference', to: 'providers' },
    seeker: { kind: 'reference', to: 'seekers' },
    issuedFrom: { kind: 'dayRange', to: 'issuedTo' },
    issuedTo: null,
    grossMin: { kind: 'moneyRange', to: 'grossMax' },
    grossMax: null,
    overdueDaysMin: { kind: 'figure', usual: [1, 7, 30, 60, 90] },
    isSent: { kind: 'flag' },
    vatNumber: null,
    order: null,
    subscription: null,
    original: null,
  },
  states: invoiceStates,
  regions: [{ key: 'paymentState', labels: 'invoicePaymentState' }],
  fields: contractFields.invoices,
  sections: [
    { key: 'document', fields: ['type', 'subtype', 'flags', 'supplyDate', 'dueDate'] },
    { key: 'buyer', fields: ['employerId', 'providerId', 'seekerId', 'buyer'] },
    { key: 'lines', fields: ['lines', 'prepaid', 'paymentMeans', 'notes'] },
    { key: 'note', fields: ['originalId', 'creditReason'] },
  ],
  loadDraft: async () => {
    const { invoiceDraft, invoiceRules } = await import('@diwan/api-contract/resources/invoice-draft');
    return { schema: invoiceDraft, rules: invoiceRules };
  },
  Sheet: lazyNow([], () => import('./InvoiceSheet.tsx')),
  isReadOnly: ({ state }) => state !== 'draft',
  kept: { removable: ['draft'], instead: 'invoice.credit' },
  related: [{ key: 'creditNotes', resource: 'invoices', filter: 'original' }],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/invoice/invoice.machine')).invoiceMachine,
  events: ['invoice.issue', 'invoice.recordPayment', 'invoice.send', 'invoice.credit', 'invoice.markOverdue'],
  bulkEvents: ['invoice.send', 'invoice.issue'],
  mainEvents: ['invoice.issue', 'invoice.recordPayment'],
  eventFields: contractEvents.invoices,
});
