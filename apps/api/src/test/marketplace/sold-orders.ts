import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { ordersTable } from '#resources/orders/table.ts';
import { recordsIn } from '../records.ts';
import { addProvider } from './provider-records.ts';

const someone = { type: 'system' as const, id: 'test', name: 'Test' };

/** An order of so many halalas with VAT that is counted for a CRM user, put into a test's database without its items. */
export async function addSoldOrder(
  database: Database,
  row: Partial<typeof ordersTable.$inferInsert> & { crmUserId: string; total: number },
) {
  const { total } = row;
  const vat = Math.round((total * 15) / 115);
  const number = `ORD-T-${newId()}`;
  const [added] = await database.orm
    .insert(ordersTable)
    .values({
      id: newId(),
      createdBy: someone,
      updatedBy: someone,
      number,
      searchKey: number,
      state: 'placed',
      paymentState: 'unpaid',
      customerType: 'employer',
      employerId: row.employerId ?? (await recordsIn(database).employer()).id,
      providerId: row.providerId ?? (await addProvider(database)).id,
      paymentMethod: 'mada',
      source: 'web',
      subtotal: total,
      discount: 0,
      vat,
      commissionBps: 1000,
      commission: 0,
      providerNet: 0,
      ...row,
    })
    .returning();
  return added!;
}
