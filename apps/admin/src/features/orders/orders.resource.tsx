import type { Order } from '@diwan/api-contract/resources/orders';
import {
  orderDocumentTypes,
  orderMethods,
  orderPaymentStates,
  orderStates,
} from '@diwan/api-contract/values/records/order';
import { Link, Skeleton } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import type { OrderPart } from './order-part.types.ts';
import { PaymentChip } from './PaymentChip.tsx';

const OrderView = lazyNow([], () => import('./OrderView.tsx'));
const partOf = (part: OrderPart, order: Order, context: CellContext) => (
  <Suspense fallback={<Skeleton shape="panel" />}>
    <OrderView part={part} order={order} context={context} />
  </Suspense>
);

export const orders = defineResource({
  key: 'orders',
  isPersonal: true,
  workflow: 'order',
  label: ({ number }) => number,
  columns: [
    { key: 'number', staysBeside: true, cell: ({ number }) => cells.latin(number) },
    { key: 'createdAt', sort: 'createdAt', cell: ({ createdAt }, context) => cells.moment(createdAt, context) },
    {
      key: 'customer',
      width: '16%',
      staysBeside: true,
      cell: ({ customer }, { language }) =>
        cells.faced(
          { of: 'person', name: localizedLabel(customer.label, language), image: customer.image },
          cells.localized(customer.label, language),
        ),
    },
    { key: 'provider', cell: ({ provider }, { language }) => cells.localized(provider.label, language) },
    {
      key: 'items',
      cell: ({ firstItem, itemsCount }, { language, format }) =>
        cells.twoLines(cells.localized(firstItem, language), itemsCount > 1 ? `× ${format.number(itemsCount)}` : null),
    },
    { key: 'total', sort: 'total', align: 'end', cell: ({ total }, context) => cells.money(total, context) },
    {
      key: 'payment',
      staysBeside: true,
      cell: ({ paymentState }, { t }) => <PaymentChip state={paymentState} t={t} />,
    },
    { key: 'method', isExtra: true, cell: ({ paymentMethod }, { t }) => t(`choices.orderMethod.${paymentMethod}`) },
    { key: 'dueAt', sort: 'dueAt', cell: ({ dueAt }, context) => cells.moment(dueAt, context) },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', staysBeside: true, cell: ({ state }, context) => cells.state('order', state, context) },
    {
      key: 'crmUser',
      isExtra: true,
      cell: ({ crmUser }, { language }) => cells.localized(crmUser && crmUser.label, language),
    },
    { key: 'assignee', isExtra: true, cell: ({ assignee }) => cells.text(assignee?.name ?? null) },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    paymentState: { kind: 'choices', values: orderPaymentStates, labels: 'paymentState' },
    paymentMethod: { kind: 'choices', values: orderMethods, labels: 'orderMethod' },
    provider: { kind: 'reference', to: 'providers' },
    seeker: { kind: 'reference', to: 'seekers' },
    employer: { kind: 'reference', to: 'employers' },
    product: { kind: 'reference', to: 'products' },
    assignee: { kind: 'reference', to: 'staff' },
    crmUser: { kind: 'reference', to: 'crmUsers' },
    isLate: { kind: 'flag' },
    hasDispute: { kind: 'flag' },
    isRefundProposed: { kind: 'flag' },
    hasPromoCode: { kind: 'flag' },
    totalMin: { kind: 'moneyRange', to: 'totalMax' },
    totalMax: null,
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
    paidFrom: { kind: 'dayRange', to: 'paidTo' },
    paidTo: null,
    completedFrom: { kind: 'dayRange', to: 'completedTo' },
    completedTo: null,
  },
  states: orderStates,
  regions: [{ key: 'paymentState', labels: 'paymentState' }],
  fields: contractFields.orders,
  sections: [
    {
      key: 'order',
      fields: ['providerId', 'paymentMethod', 'source', 'promoCode', 'scheduledAt', 'address', 'customerNote'],
    },
  ],
  computed: [
    {
      key: 'customer',
      cell: ({ customer, customerType }, { language }) => (
        <Link href={recordPath(customerType === 'employer' ? 'employers' : 'seekers', customer.id)}>
          {localizedLabel(customer.label, language)}
        </Link>
      ),
    },
    { key: 'total', cell: ({ total }, context) => cells.money(total, context) },
    { key: 'paid', cell: ({ paid }, context) => cells.money(paid, context) },
    { key: 'refunded', cell: ({ refunded }, context) => refunded > 0 && cells.money(refunded, context) },
    { key: 'commission', cell: ({ commission }, context) => cells.money(commission, context) },
    { key: 'providerNet', cell: ({ providerNet }, context) => cells.money(providerNet, context) },
    { key: 'dueAt', cell: ({ dueAt }, context) => dueAt && cells.moment(dueAt, context) },
    {
      key: 'crmUser',
      cell: ({ crmUser }, { language }) =>
        crmUser && <Link href={recordPath('crmUsers', crmUser.id)}>{localizedLabel(crmUser.label, language)}</Link>,
    },
    { key: 'assignee', cell: ({ assignee }) => assignee && cells.text(assignee.name) },
    {
      key: 'cancelReason',
      cell: ({ cancelReason }, { t }) => cancelReason && t(`choices.orderCancellation.${cancelReason}`),
    },
    { key: 'cancelNote', cell: ({ cancelNote }) => cancelNote && cells.text(cancelNote) },
    {
      key: 'reportedPayment',
      cell: ({ reportedPayment }, { t, format }) =>
        reportedPayment &&
        t('paymentSeen', {
          reference: reportedPayment.bankReference,
          day: format.date(reportedPayment.paidOn),
          name: reportedPayment.by.name,
        }),
    },
    { key: 'deliveryProof', isLong: true, cell: ({ deliveryProof }) => deliveryProof && cells.text(deliveryProof) },
    { key: 'dispute', isLong: true, cell: (order, context) => order.dispute && partOf('dispute', order, context) },
    { key: 'items', isLong: true, cell: (order, context) => partOf('items', order, context) },
    { key: 'payments', isLong: true, cell: (order, context) => partOf('payments', order, context) },
    {
      key: 'refunds',
      isLong: true,
      cell: (order, context) => order.refunds.length > 0 && partOf('refunds', order, context),
    },
    { key: 'timeline', isLong: true, cell: (order, context) => partOf('timeline', order, context) },
  ],
  related: [
    { key: 'invoices', resource: 'invoices', filter: 'order' },
    { key: 'reviews', resource: 'reviews', filter: 'order' },
    { key: 'conversations', resource: 'conversations', filter: 'order' },
  ],
  hasDocuments: true,
  documents: { types: orderDocumentTypes, expiring: [] },
  loadWorkflow: async () => (await import('@diwan/machines/workflows/order/order.machine')).orderMachine,
  events: [
    'order.resolve',
    'order.approveRefund',
    'order.accept',
    'order.complete',
    'order.markPaid',
    'order.reportPayment',
    'order.remindPayment',
    'order.openDispute',
    'order.proposeRefund',
    'order.refund',
    'order.rejectRefund',
    'order.assign',
    'order.decline',
    'order.cancel',
    'order.sendInvoice',
  ],
  bulkEvents: ['order.assign', 'order.remindPayment', 'order.sendInvoice'],
  mainEvents: ['order.resolve', 'order.approveRefund', 'order.accept', 'order.complete'],
  eventFields: contractEvents.orders,
});
