import { count, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '#audit/record.ts';
import { oncePerBatch, type Reader, type Row, type Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { employersTable as employers } from '../employers/table.ts';
import { providersTable as providers } from '../providers/table.ts';
import { expectServing } from './serving.ts';
import { crmUsersTable as table } from './table.ts';

/** How many customers of each kind a CRM user has. */
export interface Book {
  employers: number;
  providers: number;
}

/** The customers of some CRM users, counted. */
export async function booksOf(ids: readonly string[], tx: Tx): Promise<Book[]> {
  const books = new Map(ids.map((id) => [id, { employers: 0, providers: 0 }]));
  for (const [kind, customers] of [
    ['employers', employers],
    ['providers', providers],
  ] as const) {
    const counted = await tx
      .select({ id: customers.crmUserId, items: count() })
      .from(customers)
      .where(inArray(customers.crmUserId, [...ids]))
      .groupBy(customers.crmUserId);
    for (const { id, items } of counted) books.get(id!)![kind] = items;
  }
  return ids.map((id) => books.get(id)!);
}

/** The same beside rows, asked once for all values that need it. */
export const booksBeside = oncePerBatch((rows: { id: string }[], { tx }: Reader) =>
  booksOf(
    rows.map(({ id }) => id),
    tx,
  ),
);

/** Makes all customers of one CRM user those of another, who must work now; the other's journal tells of it, too. */
export async function handOverCustomers(
  from: Pick<Row<typeof table>, 'id' | 'name'>,
  successor: string,
  { tx, now, actor, request }: Writer,
): Promise<void> {
  await expectServing(successor, 'successor', tx);
  const [book] = await booksOf([from.id], tx);
  const updatedBy = { type: actor.type, id: actor.id, name: actor.name };
  for (const customers of [employers, providers])
    await tx
      .update(customers)
      .set({ crmUserId: successor, version: sql`${customers.version} + 1`, updatedAt: now, updatedBy })
      .where(eq(customers.crmUserId, from.id));
  const [taker] = await tx.select({ name: table.name }).from(table).where(eq(table.id, successor));
  await recordAudit(tx, {
    actor,
    request: request ?? undefined,
    entityType: 'crm-users',
    entityId: successor,
    entityLabel: { ar: taker!.name },
    event: 'crmUser.customersTakenOver',
    reason: { code: 'other', note: from.name },
    diff: Object.entries(book!).map(([path, after]) => ({ path: `${path}Count`, before: 0, after })),
  });
}
