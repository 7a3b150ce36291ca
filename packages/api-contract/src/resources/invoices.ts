import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { kindOf } from '../kinds/kind-of.ts';
import { choice, code, nationalAddress, prose } from '../kinds/kinds.ts';
import { count, day, fileBody, flag, many } from '../page.ts';
import { calendarDate, halalas, id, instant, localizedText, picturedRef, rowStamps, stamps, text } from '../schema.ts';
import {
  creditReasons,
  invoicePaymentStates,
  invoiceStates,
  invoiceSubtypes,
  invoiceTypes,
  paymentMeans,
  sellerIdSchemes,
} from '../values/records/invoice.ts';
import { invoiceDraft, invoiceRules } from './invoice-draft.ts';

const money = () => z.int().register(kindOf, { kind: 'money' });

/** Who sells, as it stood in the settings when the invoice was issued. */
export const invoiceSeller = z.strictObject({
  name: localizedText({ max: 120 }),
  vatNumber: z.string(),
  idScheme: z.enum(sellerIdSchemes),
  idNumber: z.string(),
  address: nationalAddress(),
});
export type InvoiceSeller = z.output<typeof invoiceSeller>;

/** What a line comes to: net of its discount, VAT rounded half up, both together. */
export const lineAmounts = z.strictObject({ net: money(), rateBps: z.int(), vat: money(), gross: money() });
export type LineAmounts = z.output<typeof lineAmounts>;

/** Money that came in for an invoice, or went back for a credit note. */
export const invoicePayment = z.strictObject({
  paidOn: calendarDate,
  amount: money(),
  means: z.enum(paymentMeans),
  reference: z.string().nullable(),
  by: z.string(),
});
export type InvoicePayment = z.output<typeof invoicePayment>;

const record = invoiceDraft.extend({
  ...stamps,
  /** Without a gap within its series; null until it is issued. */
  number: z.string().nullable(),
  state: z.enum(invoiceStates),
  paymentState: choice(invoicePaymentStates, 'invoicePaymentState'),
  type: choice(invoiceTypes, 'invoiceType'),
  /** KSA-2: the subtype and its flags. */
  transactionCode: code(z.string()),
  issueAt: instant.nullable(),
  seller: invoiceSeller.nullable(),
  /** One of each line. */
  lineAmounts: z.array(lineAmounts),
  /** Of all lines, each after its discount. */
  net: money(),
  discount: money(),
  vat: money(),
  gross: money(),
  paid: money(),
  /** What credit notes have taken back, with VAT. */
  credited: money(),
  due: money(),
  payments: z.array(invoicePayment),
  /** The number of the invoice that a note is about. */
  billingReference: z.string().nullable(),
  orderId: id.nullable(),
  subscriptionId: id.nullable(),
  /** Base64 of the tags 1 to 5, each as type, length, value; null until it is issued. */
  qr: z.string().nullable(),
  sentAt: instant.nullable(),
  employer: picturedRef.nullable(),
  provider: picturedRef.nullable(),
  seeker: picturedRef.nullable(),
});

export const creditPayload = {
  /** With VAT, in halalas. */
  amount: halalas.min(1),
  reason: choice(creditReasons, 'creditReason'),
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;

const definition = {
  path: 'invoices',
  screen: '/invoices/list',
  about: 'Tax invoices, credit and debit notes: what was charged to whom, with VAT, from the draft to the payment.',
  workflow: 'invoice',
  draft: invoiceDraft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    paymentState: true,
    type: true,
    subtype: true,
    buyer: true,
    issueAt: true,
    dueDate: true,
    net: true,
    vat: true,
    gross: true,
    credited: true,
    due: true,
    sentAt: true,
    createdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(invoiceStates)),
    paymentState: many(z.enum(invoicePaymentStates)),
    type: many(z.enum(invoiceTypes)),
    subtype: many(z.enum(invoiceSubtypes)),
    employer: many(id),
    provider: many(id),
    seeker: many(id),
    vatNumber: many(z.string().regex(/^\d{15}$/)),
    issuedFrom: day,
    issuedTo: day,
    grossMin: count,
    grossMax: count,
    overdueDaysMin: count,
    isSent: flag,
    order: many(id),
    subscription: many(id),
    original: many(id),
    isOverdue: flag,
  },
  sorts: ['createdAt', 'issueAt', 'gross', 'due', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('invoice.issue') }),
    z.strictObject({ type: z.literal('invoice.credit'), ...creditPayload }),
    z.strictObject({ type: z.literal('invoice.send') }),
    z.strictObject({
      type: z.literal('invoice.recordPayment'),
      amount: halalas.min(1),
      paidOn: calendarDate,
      means: choice(paymentMeans, 'paymentMeans'),
      reference: code(text().min(3).max(40)).optional(),
    }),
    z.strictObject({ type: z.literal('invoice.markOverdue') }),
  ]),
  may: { read: 'money.approve', write: 'money.approve', send: 'money.approve', export: 'export.pii' },
  rules: invoiceRules,
  /** What is issued is kept by law. */
  removable: ['draft'],
  searchRank: 9,
  work: { queue: 'invoicesToIssue', state: 'draft', days: 1, isListed: true },
} as const;

export const invoices = {
  ...definition,
  more: {
    pdf: {
      method: 'GET',
      path: '/invoices/:id/pdf',
      summary: 'An issued invoice as a PDF, in Arabic and English',
      pathParams: z.strictObject({ id }),
      responses: { 200: c.otherResponse({ contentType: 'application/pdf', body: fileBody }) },
      metadata: may(definition.may.read),
    },
  },
} as const;

export type Invoice = z.output<typeof invoices.record>;
export type InvoiceRow = z.output<typeof invoices.row>;
export type InvoiceEvent = z.output<typeof invoices.events>;
