import type { OrderMethod, PaymentStatus } from '@diwan/api-contract/values/records/order';
import type { Transfer } from '@diwan/machines/workflows/order/order.workflow';
import { and, eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { newId } from '#db/id.ts';
import { paymentsTable as payments } from '../parts-tables.ts';
import type { ordersTable } from '../table.ts';
import { gatewayOf } from './gateways.ts';

type Order = Row<typeof ordersTable>;

/** Asks the gateway to collect what an order costs. */
export async function begin(order: Order, method: OrderMethod, { tx, now }: Writer): Promise<void> {
  const { id: orderId, number: orderNumber, total: amount } = order;
  const begun = await gatewayOf('sandbox').begin({ orderNumber, method, amount, now });
  const payment = { id: newId(Date.parse(now)), orderId, gateway: 'sandbox', method, amount } as const;
  await tx.insert(payments).values({ ...payment, ...begun, status: 'initiated', createdAt: now });
}

/** Moves the attempt that is open to what has become of it. */
export async function conclude(
  { id }: Order,
  from: PaymentStatus,
  { status, fee, failureCode = null }: { status: PaymentStatus; fee?: number; failureCode?: string | null },
  { tx, now }: Writer,
): Promise<string | undefined> {
  const isSettled = status !== 'authorized';
  const [payment] = await tx
    .update(payments)
    .set({ status, failureCode, ...(fee === undefined ? {} : { fee }), ...(isSettled ? { settledAt: now } : {}) })
    .where(and(eq(payments.orderId, id), eq(payments.status, from)))
    .returning();
  return payment?.gatewayId;
}

/** Keeps what staff have seen at the bank as a payment. */
export async function keepTransfer(order: Order, { bankReference }: Transfer, writer: Writer): Promise<void> {
  const { id: orderId, total: amount, paymentMethod } = order;
  await conclude(order, 'initiated', { status: 'voided' }, writer);
  const { tx, now } = writer;
  await tx.insert(payments).values({
    id: newId(Date.parse(now)),
    orderId,
    gateway: 'manual',
    gatewayId: bankReference,
    method: paymentMethod === 'sadad' ? 'sadad' : 'bank_transfer',
    status: 'paid',
    amount,
    createdAt: now,
    settledAt: now,
  });
}
