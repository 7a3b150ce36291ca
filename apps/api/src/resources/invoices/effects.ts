import type { invoiceMachine } from '@diwan/machines/workflows/invoice/invoice.machine';
import type { Credit, InvoiceInput, Paid } from '@diwan/machines/workflows/invoice/invoice.workflow';
import { addDays } from '@diwan/machines/workflows/rules';
import { computed as computedFrom, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { riyadhDay } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { problemOf } from '#http/problems/problems.ts';
import { enqueueMail, onceFinal } from '../mails/outbox.ts';
import { computed } from './amounts/amounts.ts';
import { buyerIdOf, knownBuyers } from './buyers.ts';
import { addCreditNote } from './issuing/credit-note.ts';
import { nextInvoiceNumber } from './issuing/numbers.ts';
import { qrOf } from './issuing/qr.ts';
import { standardRate } from './amounts/rate.ts';
import { invoiceSearchKey } from './search-key.ts';
import { sellerAt } from './issuing/seller.ts';
import { invoicesTable as table } from './table.ts';

type Invoice = Row<typeof table>;

/** So long a buyer has to pay where nothing else was agreed on. */
const daysToPay = 30;

/** At the rate of the supply: a draft that has waited over a change of it is charged anew. */
const chargedAt = async ({ lines, supplyDate }: Invoice, { tx, now }: Writer) =>
  computed(lines, await standardRate(tx, supplyDate, now));

const paymentBy = ({ amount, paidOn, means, reference }: Paid, { actor }: Writer) => ({
  paidOn,
  amount,
  means,
  reference,
  by: actor.name,
});

/** What the workflow of an invoice names, carried out. */
export const invoiceEffects: EffectHandlers<typeof table, typeof invoiceMachine> = {
  async assignNumber(row: Invoice, _: unknown, writer: Writer) {
    const { tx, now } = writer;
    const seller = await sellerAt(tx, now);
    if (!seller) throw problemOf('refused', { reason: 'sellerIncomplete' });
    const amounts = await chargedAt(row, writer);
    const isPaid = row.isPaidBefore || amounts.gross <= row.prepaid;
    const { number, ...taken } = await nextInvoiceNumber(tx, row.type, now);
    return {
      ...taken,
      ...amounts,
      seller,
      issueAt: now,
      dueDate: row.dueDate ?? (isPaid ? null : riyadhDay(addDays(now, daysToPay))),
      qr: qrOf({
        sellerName: seller.name.ar,
        vatNumber: seller.vatNumber,
        issueAt: now,
        gross: amounts.gross,
        vat: amounts.vat,
      }),
      searchKey: invoiceSearchKey(number, row.buyer),
    };
  },
  async storePaymentBefore(row: Invoice, _: unknown, writer: Writer) {
    const { gross } = await chargedAt(row, writer);
    const amount = gross - row.prepaid;
    if (amount <= 0) return {};
    const means = row.paymentMeans ?? 'bank_transfer';
    const payment = paymentBy({ amount, means, paidOn: riyadhDay(writer.now), reference: null }, writer);
    return { paid: amount, payments: [payment] };
  },
  async issueCreditNote(row: Invoice, credit: Credit, writer: Writer) {
    await addCreditNote(row, credit, writer);
    return { credited: row.credited + credit.amount };
  },
  storePayment: ({ paid, payments }: Invoice, payment: Paid, writer: Writer) => ({
    paid: paid + payment.amount,
    payments: [...payments, paymentBy(payment, writer)],
  }),
  async announceInvoice({ id, number }: Invoice, _: unknown, writer: Writer) {
    const about = { invoiceId: id, number: number! };
    await enqueueMail(writer, { template: 'invoiceIssued', about }, onceFinal(writer.now));
    return { sentAt: writer.now };
  },
};

const asked = [
  'type',
  'subtype',
  'paymentState',
  'lines',
  'supplyDate',
  'buyer',
  'originalId',
  'creditReason',
  'isPaidBefore',
  'prepaid',
  'gross',
  'credited',
  'due',
  'dueDate',
  'employerId',
  'providerId',
  'seekerId',
] as const;

/** What the rules about invoices look at, for several at once. */
export const invoiceInput = computedFrom(table, asked, async (rows, { tx, now }): Promise<InvoiceInput[]> => {
  const isSellerComplete = (await sellerAt(tx, now)) !== null;
  const buyers = await knownBuyers(tx, rows);
  const originals = await findNamed(
    tx,
    table,
    { state: table.state },
    rows.map(({ originalId }) => originalId),
  );
  return rows.map((row) => {
    const { buyer, gross, prepaid } = row;
    const known = buyers.get(buyerIdOf(row) ?? '');
    const original = originals.get(row.originalId ?? '');
    return {
      now,
      type: row.type,
      subtype: row.subtype,
      paymentState: row.paymentState,
      isSellerComplete,
      linesCount: row.lines.length,
      supplyDate: row.supplyDate,
      hasBuyerNumber: buyer.vatNumber !== null || buyer.idNumber !== null,
      hasBuyerAddress: buyer.address !== null,
      hasOriginal: original !== undefined && original.state !== 'draft',
      hasReason: row.creditReason !== null,
      isSettled: row.isPaidBefore || gross <= prepaid,
      gross,
      credited: row.credited,
      due: row.due,
      dueDate: row.dueDate,
      hasRecipient: known !== undefined,
      isAddressRefused: known?.isAddressRefused === true,
    };
  });
});
