import type { invoiceMachine } from '@diwan/machines/workflows/invoice/invoice.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { invoicesTable } from './table.ts';

type Invoice = Row<typeof invoicesTable>;

const told = noticesAbout<Invoice>(({ id, number, buyer }) => ({
  ref: { resource: 'invoices', id, label: number === null ? buyer.name : { ar: number } },
}));
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of an invoice tells what. */
export const invoiceNotices: Notices<Invoice, EventTypeOf<typeof invoiceMachine>> = {
  'invoice.issue': ownChange,
  'invoice.credit': ownChange,
  'invoice.send': nobody('The buyer gets an e-mail.'),
  'invoice.recordPayment': ownChange,
  'invoice.markOverdue': [told('invoiceOverdue', queueOf('money.approve'))],
};

/** What is no event of its own: an invoice that was to be issued by itself lacks something. */
export const invoiceMomentNotices: Notices<Invoice, 'invoice.notIssued'> = {
  'invoice.notIssued': [told('invoiceNotIssued', queueOf('money.approve'), { once: ({ id }) => `${id} not issued` })],
};
