import type { OrderItem, OrderPayment, OrderRefund } from '@diwan/api-contract/resources/order-parts';
import type { PicturedRef } from '@diwan/api-contract/schema';
import { asc } from 'drizzle-orm';
import { oncePerBatch, type Reader, type Row } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { employersTable as employers } from '../employers/table.ts';
import { productsTable as products } from '../products/table.ts';
import { seekersTable as seekers } from '../seekers/table.ts';
import { orderItemsTable as items, paymentsTable as payments, orderRefundsTable as refunds } from './parts-tables.ts';
import type { ordersTable } from './table.ts';

type Order = Row<typeof ordersTable>;
interface Customer extends PicturedRef {
  mobile: string | null;
  email: string | null;
}

/** Who has ordered, as they are known now. */
export const customersOf = oncePerBatch(
  async (rows: Pick<Order, 'seekerId' | 'employerId'>[], { tx }: Reader): Promise<Customer[]> => {
    const { nameAr, nameEn, photo: image, mobile, email, state } = seekers;
    const people = await findNamed(
      tx,
      seekers,
      { nameAr, nameEn, image, mobile, email, state },
      rows.map(({ seekerId }) => seekerId),
    );
    const companies = await findNamed(
      tx,
      employers,
      { name: employers.name, image: employers.logo, mobile: employers.mobile, email: employers.email },
      rows.map(({ employerId }) => employerId),
    );
    return rows.map(({ seekerId, employerId }) => {
      const person = people.get(seekerId ?? '');
      if (person) {
        const label = { ar: person.nameAr, ...(person.nameEn ? { en: person.nameEn } : {}) };
        const isReached = person.state !== 'anonymised';
        return {
          id: seekerId!,
          label,
          image: person.image,
          mobile: isReached ? person.mobile : null,
          email: isReached ? person.email : null,
        };
      }
      const { name: label, image, mobile: phone, email: address } = companies.get(employerId!)!;
      return { id: employerId!, label, image, mobile: phone, email: address };
    });
  },
);

/** What some orders hold, each in its order. */
export const itemsOf = oncePerBatch(async (rows: Pick<Order, 'id'>[], { tx }: Reader): Promise<OrderItem[][]> => {
  const ids = rows.map(({ id }) => id);
  const all = await tx
    .select()
    .from(items)
    .where(idIn(items.orderId, ids))
    .orderBy(asc(items.orderId), asc(items.place));
  const named = await findNamed(
    tx,
    products,
    { title: products.title },
    all.map(({ productId }) => productId),
  );
  const byOrder = Map.groupBy(all, ({ orderId }) => orderId);
  return ids.map((id) =>
    (byOrder.get(id) ?? []).map(({ orderId: _, place: __, productId, ...item }) => ({
      ...item,
      product: { id: productId, label: named.get(productId)!.title },
    })),
  );
});

/** Every try to pay some orders, the first first. */
export const paymentsOf = oncePerBatch(async (rows: Pick<Order, 'id'>[], { tx }: Reader): Promise<OrderPayment[][]> => {
  const ids = rows.map(({ id }) => id);
  const all = await tx
    .select()
    .from(payments)
    .where(idIn(payments.orderId, ids))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const byOrder = Map.groupBy(all, ({ orderId }) => orderId);
  return ids.map((id) => (byOrder.get(id) ?? []).map(({ orderId: _, raw: __, ...payment }) => payment));
});

export const refundsOf = oncePerBatch(async (rows: Pick<Order, 'id'>[], { tx }: Reader): Promise<OrderRefund[][]> => {
  const ids = rows.map(({ id }) => id);
  const all = await tx
    .select()
    .from(refunds)
    .where(idIn(refunds.orderId, ids))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const byOrder = Map.groupBy(all, ({ orderId }) => orderId);
  return ids.map((id) => (byOrder.get(id) ?? []).map(({ orderId: _, ...refund }) => refund));
});
