import type { CrmUserOrders } from '@diwan/api-contract/resources/crm-user-orders';
import type { OrderState } from '@diwan/api-contract/values/records/order';
import { and, eq, sql } from 'drizzle-orm';
import { oncePerBatch, type Reader, type Row } from '#crud/definition.ts';
import { idIn, riyadhDay } from '#crud/lists/clauses.ts';
import { employersTable as employers } from '../employers/table.ts';
import { ordersTable as orders } from '../orders/table.ts';
import type { crmUsersTable } from './table.ts';

type User = Row<typeof crmUsersTable>;

const shownMonths = 12;

/** The first day of the month that is so many before the one of an instant, in Riyadh. */
function monthBefore(now: string, months: number): string {
  const [year, month] = riyadhDay(now).split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1 - months, 1)).toISOString().slice(0, 10);
}
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const beginOf = (day: string) => sql`${`${day}T00:00:00+03:00`}::timestamptz`;
const amount = (column: unknown, where = sql`true`) =>
  sql<number>`coalesce(sum(${column}) filter (where ${where}), 0)::float8`.mapWith(Number);

const isKept = sql`${orders.state} <> 'cancelled'`;
const net = sql`(${orders.total} - ${orders.vat})`;
/** What is left of what was paid, without VAT in the proportion of the whole. */
const kept = sql`(${orders.paid} - ${orders.refunded})`;
const keptNet = sql`case when ${orders.total} = 0 then 0 else ${kept} * ${net} / ${orders.total}::numeric end`;
const toBePaid = sql`greatest(${orders.total} - ${orders.paid}, 0)`;

/** Of a target, in whole percent. */
const percentOf = (reached: number, target: number) => (target === 0 ? null : Math.round((reached * 100) / target));

/** What is ordered through a CRM user, month by month. */
export async function ordersOf(user: User, { tx, now }: Pick<Reader, 'tx' | 'now'>): Promise<CrmUserOrders> {
  const firsts = Array.from({ length: shownMonths }, (_, back) => monthBefore(now, shownMonths - 1 - back));
  const month = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Riyadh', 'YYYY-MM-01')`;
  const rows = await tx
    .select({
      month,
      state: orders.state,
      orders: sql<number>`count(*)::int`,
      net: amount(net),
      vat: amount(orders.vat),
      total: amount(orders.total),
      paid: amount(kept),
      pending: amount(toBePaid, sql`${orders.paymentState} in ('unpaid', 'pending', 'authorised')`),
      base: amount(keptNet),
    })
    .from(orders)
    .where(and(eq(orders.crmUserId, user.id), sql`${orders.createdAt} >= ${beginOf(firsts[0]!)}`))
    .groupBy(month, orders.state);
  const ofKept = rows.filter(({ state }) => state !== 'cancelled');
  const sumOf = (of: typeof rows, name: 'orders' | 'net' | 'vat' | 'total' | 'paid' | 'pending' | 'base') =>
    of.reduce((sum, row) => sum + row[name], 0);
  const months = firsts.map((from, index) => {
    const here = ofKept.filter((row) => row.month === from);
    const states = rows
      .filter((row) => row.month === from)
      .map(({ state, orders: items, total }): [OrderState, { orders: number; total: number }] => [
        state,
        { orders: items, total },
      ]);
    return {
      from,
      to: index + 1 < shownMonths ? dayBefore(firsts[index + 1]!) : dayBefore(monthBefore(now, -1)),
      states: Object.fromEntries(states) as CrmUserOrders['months'][number]['states'],
      orders: sumOf(here, 'orders'),
      net: sumOf(here, 'net'),
      vat: sumOf(here, 'vat'),
      total: sumOf(here, 'total'),
    };
  });
  return {
    user: { id: user.id, label: { ar: user.name } },
    months,
    totals: {
      orders: sumOf(ofKept, 'orders'),
      net: sumOf(ofKept, 'net'),
      vat: sumOf(ofKept, 'vat'),
      total: sumOf(ofKept, 'total'),
      paid: sumOf(ofKept, 'paid'),
      pending: sumOf(ofKept, 'pending'),
      commission: Math.round((sumOf(ofKept, 'base') * user.commissionBps) / 10_000),
    },
    monthlyTarget: user.monthlyTarget,
    targetPercent: percentOf(months.at(-1)!.net, user.monthlyTarget),
  };
}

/** How much is ordered through each of some CRM users, asked once for all values that need it. */
export const salesBeside = oncePerBatch(
  async (rows: Pick<User, 'id' | 'monthlyTarget'>[], { tx, now }: Pick<Reader, 'tx' | 'now'>) => {
    const ids = rows.map(({ id }) => id);
    const found = await tx
      .select({
        id: orders.crmUserId,
        orders: sql<number>`(count(*) filter (where ${isKept}))::int`,
        total: amount(orders.total, isKept),
        thisMonth: amount(net, sql`${isKept} and ${orders.createdAt} >= ${beginOf(monthBefore(now, 0))}`),
      })
      .from(orders)
      .where(idIn(orders.crmUserId, ids))
      .groupBy(orders.crmUserId);
    const books = await tx
      .select({
        id: employers.crmUserId,
        all: sql<number>`count(*)::int`,
        // By their whole names: a column of the table that is asked stands there without it.
        ordered: sql<number>`(count(*) filter (where exists (
          select from orders where orders.employer_id = employers.id and orders.state <> 'cancelled')))::int`,
      })
      .from(employers)
      .where(idIn(employers.crmUserId, ids))
      .groupBy(employers.crmUserId);
    return rows.map(({ id, monthlyTarget }) => {
      const sales = found.find((each) => each.id === id);
      const book = books.find((each) => each.id === id);
      return {
        orders: sales?.orders ?? 0,
        total: sales?.total ?? 0,
        targetPercent: percentOf(sales?.thisMonth ?? 0, monthlyTarget),
        conversionRate: book ? percentOf(book.ordered, book.all) : null,
      };
    });
  },
);
