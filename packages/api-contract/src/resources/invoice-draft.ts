import { z } from 'zod';
import {
  choice,
  choices,
  code,
  nationalAddress,
  prose,
  reference,
  registerNumber,
  startingWith,
} from '../kinds/kinds.ts';
import { calendarDate, halalas, localizedText, text } from '../schema.ts';
import {
  buyerIdSchemes,
  creditReasons,
  draftedInvoiceTypes,
  invoiceFlags,
  invoiceSubtypes,
  paymentMeans,
  simplifiedFlags,
} from '../values/records/invoice.ts';
import { vatCategories } from '../values/records/product.ts';

/** Whom an invoice is made out to, as it stands on it for good. */
export const invoiceBuyer = z.strictObject({
  name: localizedText({ max: 200 }),
  vatNumber: registerNumber(15, /^3\d{13}3$/).nullable(),
  idScheme: choice(buyerIdSchemes, 'buyerIdScheme').nullable(),
  idNumber: code(text().min(3).max(30)).nullable(),
  address: nationalAddress().nullable(),
});
export type InvoiceBuyer = z.output<typeof invoiceBuyer>;

/** What is charged, before VAT: so many at a price each, less a discount on the whole line. */
export const invoiceLine = z.strictObject({
  description: localizedText({ max: 300 }),
  quantity: startingWith(1, z.int().min(1).max(100_000)),
  unitPrice: halalas.max(10_000_000_00),
  discount: startingWith(0, halalas.max(100_000_000_00)),
  category: startingWith('S', choice(vatCategories, 'vatCategory')),
});
export type InvoiceLine = z.output<typeof invoiceLine>;

/** What may be written of an invoice that is not issued yet. */
export const invoiceDraft = z.strictObject({
  type: choice(draftedInvoiceTypes, 'draftedInvoiceType'),
  subtype: choice(invoiceSubtypes, 'invoiceSubtype'),
  flags: choices(invoiceFlags, 'invoiceFlag'),
  /** Whose record the buyer is: at most one of the three; mails go there. */
  employerId: reference('employers').nullable(),
  providerId: reference('providers').nullable(),
  seekerId: reference('seekers').nullable(),
  buyer: invoiceBuyer,
  supplyDate: calendarDate.nullable(),
  dueDate: calendarDate.nullable(),
  lines: z.array(invoiceLine).max(200),
  /** What prepayment invoices (386) have charged of it already, with VAT. */
  prepaid: halalas,
  paymentMeans: choice(paymentMeans, 'paymentMeans').nullable(),
  /** The invoice that a credit or debit note is about. */
  originalId: reference('invoices').nullable(),
  creditReason: choice(creditReasons, 'creditReason').nullable(),
  notes: prose(text().max(1000)).nullable(),
});
export type InvoiceDraft = z.output<typeof invoiceDraft>;

/** Rules across the fields of an invoice; what it still lacks is asked for when it is issued. */
export function invoiceRules(draft: InvoiceDraft, refuse: (path: string, code: string) => void): void {
  const { subtype, flags, buyer, lines, employerId, providerId, seekerId, supplyDate, dueDate } = draft;
  if (subtype === '02' && flags.some((flag) => !simplifiedFlags.has(flag))) refuse('flags', 'flagOfStandard');
  if (flags.includes('export') && flags.includes('selfBilled')) refuse('flags', 'exportSelfBilled');
  if (flags.includes('export') && buyer.vatNumber !== null) refuse('buyer.vatNumber', 'vatNumberAbroad');
  if ((buyer.idScheme === null) !== (buyer.idNumber === null))
    refuse(buyer.idScheme === null ? 'buyer.idScheme' : 'buyer.idNumber', 'required');
  for (const [index, { quantity, unitPrice, discount }] of lines.entries())
    if (discount > quantity * unitPrice) refuse(`lines.${index}.discount`, 'aboveLine');
  const [, second] = [employerId, providerId, seekerId].filter((id) => id !== null);
  if (second) refuse(seekerId === second ? 'seekerId' : 'providerId', 'oneBuyer');
  if (supplyDate !== null && dueDate !== null && dueDate < supplyDate) refuse('dueDate', 'dueBeforeSupply');
}
