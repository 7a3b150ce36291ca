import { z } from 'zod';
import { kindOf } from '../kinds/kind-of.ts';
import { choice, code, iban, nationalAddress, neededWhen, prose, reference } from '../kinds/kinds.ts';
import { count, day, flag, many } from '../page.ts';
import { calendarDate, halalas, id, instant, picturedRef, rowStamps, stamps, text } from '../schema.ts';
import {
  orderCancellations,
  orderCustomerTypes,
  orderDisputeReasons,
  orderDocumentTypes,
  orderMethods,
  orderOutcomes,
  orderPaymentStates,
  orderSources,
  orderStates,
  refundReasons,
  refundWays,
} from '../values/records/order.ts';
import { providerStates } from '../values/records/provider.ts';
import { orderDispute, orderItem, orderPayment, orderRefund, person } from './order-parts.ts';
import { emailEvent } from './staff-message.ts';

/** What its customer says of an order besides what is in it. */
const draft = z.strictObject({
  providerId: reference('providers'),
  paymentMethod: choice(orderMethods, 'orderMethod'),
  source: choice(orderSources, 'orderSource'),
  promoCode: code(text().max(20)).nullable(),
  scheduledAt: instant.nullable(),
  address: nationalAddress().nullable(),
  customerNote: prose(text().max(500)).nullable(),
});

const money = () => z.int().register(kindOf, { kind: 'money' });

const record = draft.extend({
  ...stamps,
  number: z.string(),
  /** How far what was ordered has come. */
  state: z.enum(orderStates),
  /** How far its payment has come. */
  paymentState: z.enum(orderPaymentStates),
  customerType: z.enum(orderCustomerTypes),
  customer: picturedRef,
  /** As they are read, masked; null of whoever has none any more. */
  customerMobile: z.string().register(kindOf, { kind: 'phone' }).nullable(),
  customerEmail: z.string().nullable(),
  provider: picturedRef,
  providerState: z.enum(providerStates),
  items: z.array(orderItem),
  itemsCount: z.int(),
  /** The first of what was ordered. */
  firstItem: z.strictObject({ ar: z.string(), en: z.string().optional() }),
  /** Of all items as they were offered, before the discount. */
  subtotal: money(),
  discount: money(),
  /** How much of the total is VAT. */
  vat: money(),
  total: money(),
  paid: money(),
  refunded: money(),
  /** The marketplace's share without VAT, and what is left for the provider. */
  commission: money(),
  providerNet: money(),
  /** Whom of the CRM users it is counted for. */
  crmUser: picturedRef.nullable(),
  assignee: person.nullable(),
  /** When the next step is late. */
  dueAt: instant.nullable(),
  paidAt: instant.nullable(),
  acceptedAt: instant.nullable(),
  startedAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  completedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  cancelReason: z.enum(orderCancellations).nullable(),
  cancelNote: z.string().nullable(),
  /** What the provider says of what it handed over. */
  deliveryProof: z.string().nullable(),
  dispute: orderDispute.nullable(),
  /** Who has seen the money at the bank, and under which reference. */
  reportedPayment: z.strictObject({ bankReference: z.string(), paidOn: calendarDate, by: person }).nullable(),
  payments: z.array(orderPayment),
  refunds: z.array(orderRefund),
  /** The account of the last refund that goes to one, masked. */
  refundIban: z.string().register(kindOf, { kind: 'iban' }).nullable(),
});

/** Required, 10 to 500 characters, when the reason is `other`. */
const note = prose(text().max(500)).optional();
const cancellation = { reason: choice(orderCancellations, 'orderCancellation'), note } as const;
const transfer = { bankReference: code(text().min(3).max(35)), paidOn: calendarDate } as const;
const givenBack = {
  amount: halalas.min(1),
  way: choice(refundWays, 'refundWay'),
  /** Of a bank transfer, to whose account. */
  iban: neededWhen('way', ['bank_transfer'], iban().optional()),
  reason: choice(refundReasons, 'refundReason'),
  note,
} as const;

export const orders = {
  path: 'orders',
  screen: '/orders/list',
  about: 'What customers order from providers: how far it has come, and beside that its payment.',
  workflow: 'order',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    paymentState: true,
    customer: true,
    provider: true,
    firstItem: true,
    itemsCount: true,
    total: true,
    paymentMethod: true,
    dueAt: true,
    crmUser: true,
    assignee: true,
    createdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(orderStates)),
    paymentState: many(z.enum(orderPaymentStates)),
    paymentMethod: many(z.enum(orderMethods)),
    provider: many(id),
    seeker: many(id),
    employer: many(id),
    crmUser: many(id),
    product: many(id),
    assignee: many(id),
    hasPromoCode: flag,
    isLate: flag,
    hasDispute: flag,
    isRefundProposed: flag,
    totalMin: count,
    totalMax: count,
    createdFrom: day,
    createdTo: day,
    paidFrom: day,
    paidTo: day,
    completedFrom: day,
    completedTo: day,
    isOverdue: flag,
  },
  sorts: ['createdAt', 'total', 'dueAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('order.accept') }),
    z.strictObject({ type: z.literal('order.decline'), ...cancellation }),
    z.strictObject({ type: z.literal('order.complete') }),
    z.strictObject({ type: z.literal('order.cancel'), ...cancellation }),
    z.strictObject({
      type: z.literal('order.openDispute'),
      reason: choice(orderDisputeReasons, 'orderDisputeReason'),
      /** What is wrong, 10 to 500 characters. */
      note: prose(text().max(500)),
    }),
    z.strictObject({
      type: z.literal('order.resolve'),
      outcome: choice(orderOutcomes, 'orderOutcome'),
      /** Of a part: how much the customer gets back. */
      amount: neededWhen('outcome', ['partial'], halalas.optional()),
      /** Why, 10 to 500 characters. */
      note: prose(text().max(500)),
    }),
    z.strictObject({ type: z.literal('order.reportPayment'), ...transfer }),
    z.strictObject({ type: z.literal('order.markPaid'), ...transfer }),
    z.strictObject({ type: z.literal('order.proposeRefund'), ...givenBack }),
    z.strictObject({ type: z.literal('order.approveRefund') }),
    z.strictObject({ type: z.literal('order.rejectRefund') }),
    z.strictObject({ type: z.literal('order.refund'), ...givenBack }),
    emailEvent('order.remindPayment'),
    z.strictObject({ type: z.literal('order.sendInvoice') }),
    z.strictObject({ type: z.literal('order.assign'), assignee: reference('staff') }),
  ]),
  may: { read: 'people.read', write: 'money.approve', send: 'money.approve', export: 'export.pii' },
  masked: ['customerMobile', 'customerEmail', 'refundIban'],
  documents: { types: orderDocumentTypes, expiring: [] },
  searchRank: 4,
  picture: { of: 'person', at: 'customer.image' },
  work: { queue: 'ordersDisputed', state: 'disputed', days: 3, isListed: true },
} as const;

export type Order = z.output<typeof orders.record>;
export type OrderRow = z.output<typeof orders.row>;
export type OrderEvent = z.output<typeof orders.events>;
