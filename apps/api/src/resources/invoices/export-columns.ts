import type { Invoice } from '@diwan/api-contract/resources/invoices';
import { money } from '#crud/export/columns/cell.ts';
import type { Exported } from '#crud/export/columns/column.ts';

type Category = Invoice['lines'][number]['category'];

/** What an invoice adds to one line of the VAT return; a credit note takes it away again. */
const supplied = (title: string, of: Category) => ({
  title,
  value: ({ type, lines, lineAmounts }: Invoice) => {
    const net = lines.reduce((sum, { category }, index) => sum + (category === of ? lineAmounts[index]!.net : 0), 0);
    return money(type === '381' ? -net : net);
  },
});

/** The list, and beside it what the VAT return asks for. */
export const invoiceColumns: Exported<Invoice> = {
  number: ['number', 'billingReference'],
  date: 'issueAt',
  buyer: [
    { of: 'buyer', title: 'buyer', value: ({ buyer }, { text }) => text(buyer.name) },
    { title: 'vatNumber', value: ({ buyer }) => buyer.vatNumber },
  ],
  type: ['type', 'transactionCode'],
  net: 'net',
  vat: 'vat',
  gross: 'gross',
  credited: 'credited',
  due: ['due', 'dueDate'],
  document: 'state',
  payment: 'paymentState',
  sent: 'sentAt',
  inState: 'stateChangedAt',
  vatReturn: [
    supplied('standardRated', 'S'),
    { title: 'vatCharged', value: ({ type, vat }) => money(type === '381' ? -vat : vat) },
    supplied('zeroRated', 'Z'),
    supplied('exempt', 'E'),
    supplied('outOfScope', 'O'),
  ],
};
