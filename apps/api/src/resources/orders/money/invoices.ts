import type { InvoiceLine } from '@diwan/api-contract/resources/invoice-draft';
import type { OrderItem } from '@diwan/api-contract/resources/order-parts';
import type { CreditReason } from '@diwan/api-contract/values/records/invoice';
import type { RefundReason } from '@diwan/api-contract/values/records/order';
import { and, eq, ne } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { idIn, riyadhDay } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { amountsOf, netsOf } from '#resources/invoices/amounts/amounts.ts';
import { creditInvoice, issueInvoice } from '#resources/invoices/issuing/issue.ts';
import { invoicesTable as invoices } from '#resources/invoices/table.ts';
import { orderItemsTable as items } from '../parts-tables.ts';
import type { ordersTable } from '../table.ts';

type Order = Row<typeof ordersTable>;
type Item = Omit<OrderItem, 'id' | 'product' | 'options'>;

/** Issues the tax invoice of an order that is paid, at the rate of VAT that it was placed at; rule 24.7. */
export async function invoiceOrder(order: Order, writer: Writer): Promise<void> {
  const { id: orderId, seekerId, employerId, paymentMethod: paymentMeans, createdAt } = order;
  const bought = await writer.tx.select().from(items).where(eq(items.orderId, orderId)).orderBy(items.place);
  await issueInvoice(
    {
      orderId,
      seekerId,
      employerId,
      lines: bought.flatMap(linesOf),
      supplyDate: riyadhDay(createdAt),
      paymentMeans,
      isPaid: true,
    },
    writer,
  );
}

const issuedOf = (orderIds: readonly string[]) => and(idIn(invoices.orderId, orderIds), ne(invoices.state, 'draft'));

/** Which of some orders have an invoice that was issued. */
export async function invoicedOf(orderIds: readonly string[], tx: Tx): Promise<Set<string | null>> {
  const { orderId: id } = invoices;
  return new Set((await tx.selectDistinct({ id }).from(invoices).where(issuedOf(orderIds))).map((each) => each.id));
}

/** Mails what was issued of an order, invoice and credit notes, to whom it was issued. */
export async function sendInvoicesOf(orderId: string, { tx, followUps }: Writer): Promise<void> {
  const { id, createdAt } = invoices;
  const issued = await tx
    .select({ id })
    .from(invoices)
    .where(issuedOf([orderId]))
    .orderBy(createdAt, id);
  const event = { type: 'invoice.send' };
  followUps.push(...issued.map((each) => ({ resource: 'invoices' as const, id: each.id, event, isBySystem: false })));
}

/** An item as an invoice charges it, before VAT; its gross is the item's total to the halala. */
export function linesOf({ titleSnapshot: description, ...item }: Item): InvoiceLine[] {
  const { qty: quantity, unitPrice, discount, isVatIncluded, vatBps, total } = item;
  // A seller who is not registered charges no VAT on what others would.
  const category = vatBps === 0 && item.vatCategory === 'S' ? 'O' : item.vatCategory;
  const line = { description, quantity, unitPrice, discount, category };
  if (!isVatIncluded || vatBps === 0) return [line];
  const [each, more] = netsOf(unitPrice, vatBps)!;
  const same = { ...line, unitPrice: each! };
  if (discount === 0 && more === undefined && amountsOf(same, vatBps).gross === total) return [same];
  return netsOf(total, vatBps)!.map((net) => ({ ...line, quantity: 1, unitPrice: net, discount: 0 }));
}

const creditReasonOf: Readonly<Record<RefundReason, CreditReason>> = {
  cancelled: 'cancelled',
  dispute: 'refunded',
  goodwill: 'refunded',
  overcharged: 'price',
  other: 'refunded',
};

/** Takes back of an order's invoice what is given back of the order. What staff have credited by hand is not credited again. */
export async function creditOrder(
  { id }: Order,
  { amount: wanted, reason }: { amount: number; reason: RefundReason },
  writer: Writer,
): Promise<void> {
  const [invoice] = await writer.tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.type, '388'), ne(invoices.state, 'draft')));
  if (!invoice) return;
  const amount = Math.min(wanted, invoice.gross - invoice.credited);
  if (amount > 0)
    await creditInvoice({ invoiceId: invoice.id, amount, reason: creditReasonOf[reason], isRefunded: true }, writer);
}
