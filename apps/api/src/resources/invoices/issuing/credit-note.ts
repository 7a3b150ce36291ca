import type { InvoiceLine } from '@diwan/api-contract/resources/invoice-draft';
import type { LineAmounts } from '@diwan/api-contract/resources/invoices';
import type { Credit } from '@diwan/machines/workflows/invoice/invoice.workflow';
import { invoiceWorkflow } from '@diwan/machines/workflows/invoice/invoice.workflow';
import { loadMessages } from '@diwan/messages/load-messages';
import { and, eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { riyadhDay } from '#crud/lists/clauses.ts';
import { announce } from '#crud/writes/announce.ts';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { problemOf } from '#http/problems/problems.ts';
import { divided } from '#ledger/halalas.ts';
import { amountsOf, netsOf, totalsOf } from '../amounts/amounts.ts';
import { nextInvoiceNumber } from './numbers.ts';
import { qrOf } from './qr.ts';
import { invoiceSearchKey } from '../search-key.ts';
import { sellerAt } from './seller.ts';
import { invoicesTable as table } from '../table.ts';

type Invoice = Row<typeof table>;
type Category = InvoiceLine['category'];

const notOfLines = () => problemOf('invalid', { errors: [{ path: 'amount', code: 'notOfLines' }] });

/** Adds the credit note (381) of an invoice, issued at once: what is still owed is set off against it, the rest is to be paid back. */
export async function addCreditNote(invoice: Invoice, credit: Credit, writer: Writer): Promise<Invoice> {
  const { tx, now, actor } = writer;
  const seller = await sellerAt(tx, now);
  if (!seller) throw problemOf('refused', { reason: 'sellerIncomplete' });
  const lines = await creditedLines(invoice, credit, tx);
  const rates = ratesOf(invoice);
  const lineAmounts = lines.map((line) => amountsOf(line, rates.get(line.category) ?? 0));
  const totals = totalsOf(lines, lineAmounts);
  if (totals.gross !== credit.amount) throw notOfLines();
  const prepaid = Math.min(invoice.due, credit.amount);
  const owed = credit.amount - prepaid;
  const isPaid = owed === 0 || credit.isRefunded;
  const means = invoice.payments.at(-1)?.means ?? invoice.paymentMeans ?? 'bank_transfer';
  const payments =
    credit.isRefunded && owed > 0
      ? [{ paidOn: riyadhDay(now), amount: owed, means, reference: null, by: actor.name }]
      : [];
  const by = { type: actor.type, id: actor.id, name: actor.name };
  const { buyer, subtype, flags, supplyDate, employerId, providerId, seekerId, orderId, subscriptionId } = invoice;
  const { number, ...taken } = await nextInvoiceNumber(tx, '381', now);
  const [added] = await tx
    .insert(table)
    .values({
      id: newId(),
      workflowVersion: invoiceWorkflow.version,
      createdAt: now,
      updatedAt: now,
      stateChangedAt: now,
      createdBy: by,
      updatedBy: by,
      ...taken,
      ...totals,
      searchKey: invoiceSearchKey(number, buyer),
      state: 'issued',
      paymentState: isPaid ? 'paid' : 'unpaid',
      type: '381',
      subtype,
      flags,
      issueAt: now,
      supplyDate,
      seller,
      buyer,
      employerId,
      providerId,
      seekerId,
      orderId,
      subscriptionId,
      lines,
      lineAmounts,
      prepaid,
      paid: isPaid ? owed : 0,
      payments,
      paymentMeans: means,
      originalId: invoice.id,
      creditReason: credit.reason,
      notes: credit.note,
      qr: qrOf({
        sellerName: seller.name.ar,
        vatNumber: seller.vatNumber,
        issueAt: now,
        gross: totals.gross,
        vat: totals.vat,
      }),
    })
    .returning();
  await announce(writer.resources.invoices, added!, 'record.added', writer, { toState: 'issued' });
  return added!;
}

/** At which rate each category was charged. */
const ratesOf = ({ lines, lineAmounts }: Pick<Invoice, 'lines' | 'lineAmounts'>) =>
  new Map(lines.map(({ category }, index): [Category, number] => [category, lineAmounts[index]!.rateBps]));

/** What is taken back: the lines that are named, all of an invoice of which nothing was taken back yet, or a part of each category. */
async function creditedLines(invoice: Invoice, { amount, lines }: Credit, tx: Tx): Promise<InvoiceLine[]> {
  if (lines) return [...lines];
  if (amount === invoice.gross && invoice.credited === 0) return invoice.lines;
  const left = await leftByCategory(invoice, tx);
  const categories = [...left.keys()];
  const shares = divided(
    amount,
    categories.map((category) => left.get(category)!),
  );
  const rates = ratesOf(invoice);
  const description = await creditOf(invoice.number!);
  return categories.flatMap((category, index) =>
    shares[index]! === 0
      ? []
      : reachable(netsOf(shares[index]!, rates.get(category)!)).map((unitPrice) => ({
          description,
          quantity: 1,
          unitPrice,
          discount: 0,
          category,
        })),
  );
}

function reachable(nets: number[] | null): number[] {
  if (!nets) throw notOfLines();
  return nets;
}

/** With VAT, what credit notes have left of each category. */
async function leftByCategory(invoice: Invoice, tx: Tx): Promise<Map<Category, number>> {
  const { lines, lineAmounts } = table;
  const notes = await tx
    .select({ lines, lineAmounts })
    .from(table)
    .where(and(eq(table.originalId, invoice.id), eq(table.type, '381')));
  const left = new Map<Category, number>();
  const add = (of: { lines: InvoiceLine[]; lineAmounts: LineAmounts[] }, sign: 1 | -1) => {
    for (const [index, { category }] of of.lines.entries())
      left.set(category, (left.get(category) ?? 0) + sign * of.lineAmounts[index]!.gross);
  };
  add(invoice, 1);
  for (const note of notes) add(note, -1);
  return new Map([...left].map(([category, amount]) => [category, Math.max(0, amount)]));
}

async function creditOf(number: string): Promise<InvoiceLine['description']> {
  const [ar, en] = [await loadMessages('invoicePaper', 'ar'), await loadMessages('invoicePaper', 'en')];
  return {
    ar: ar.creditOf.replace('{{number}}', number),
    en: en.creditOf.replace('{{number}}', number),
  };
}
