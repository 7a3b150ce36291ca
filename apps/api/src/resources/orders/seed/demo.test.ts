import { orderPaymentStates, orderStates } from '@diwan/api-contract/values/records/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoApp } from '#test/demo-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { pricesOf, totalsOf } from '../price.ts';

let demo: TestApp;
beforeAll(async () => {
  demo = await createDemoApp(0.1);
});
afterAll(() => demo.close());

const rowsOf = async <T extends object>(statement: string) => (await demo.database.pool.query<T>(statement)).rows;

test('the demo has orders in every state of either region, and every one of them comes to what its items come to', async () => {
  const states = await rowsOf<{ state: string }>('select distinct state from orders');
  expect(states.map(({ state }) => state).sort()).toEqual([...orderStates].sort());
  const payments = await rowsOf<{ state: string }>('select distinct payment_state as state from orders');
  expect(payments.map(({ state }) => state).sort()).toEqual([...orderPaymentStates].sort());
  const orders = await rowsOf<{ id: string; subtotal: string; discount: string; vat: string; total: string }>(
    'select id, subtotal, discount, vat, total from orders',
  );
  const items = await rowsOf<Record<string, unknown>>('select * from order_items');
  const byOrder = Map.groupBy(items, ({ order_id: id }) => id as string);
  for (const { id, ...totals } of orders) {
    const own = byOrder.get(id)!.map((item) => ({
      unitPrice: Number(item.unit_price),
      qty: Number(item.qty),
      discount: Number(item.discount),
      isVatIncluded: Boolean(item.is_vat_included),
      vatBps: Number(item.vat_bps),
      vat: Number(item.vat),
      total: Number(item.total),
    }));
    for (const item of own) expect(pricesOf(item)).toEqual({ vat: item.vat, total: item.total });
    expect(totalsOf(own)).toEqual(Object.fromEntries(Object.entries(totals).map(([name, by]) => [name, Number(by)])));
  }
});

test('24.7 each of the demo’s orders that was paid has one invoice of its price, and as much of it is credited as was given back', async () => {
  const paid = await rowsOf('select 1 from orders where paid > 0');
  expect(paid.length).toBeGreaterThan(0);
  const wrong = await rowsOf(`
    select o.number, o.paid, i.count, i.gross, i.credited, o.refunded from orders o
    join lateral (
      select count(*)::int as count, coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(credited), 0)::bigint as credited
      from invoices where order_id = o.id and type = '388' and state <> 'draft'
    ) i on true
    where i.count <> case when o.paid > 0 then 1 else 0 end or i.gross <> o.paid or i.credited <> o.refunded`);
  expect(wrong).toEqual([]);
});

test('24.5 what the demo’s customers paid stands in the ledger, and what is completed in the wallets', async () => {
  const [sales] = await rowsOf<{ held: string; owed: string }>(`
    select
      (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.owner_id is null and a.name = 'sales') as held,
      (select sum(paid - refunded) from orders where completed_at is null) as owed`);
  expect(Number(sales!.held)).toBe(Number(sales!.owed));
  const wrong = await rowsOf(`
    select o.number from orders o left join lateral (
      select sum(case when direction = 'credit' then amount else -amount end) as net from wallet_transactions
      where reference = o.number and provider_id = o.provider_id
    ) w on true
    where (o.completed_at is not null and w.net is distinct from o.provider_net) or (o.completed_at is null and w.net is not null)`);
  expect(wrong).toEqual([]);
  const held = await rowsOf(`
    select p.number from providers p
    join lateral (select coalesce(sum(held), 0) as held from orders where provider_id = p.id) o on true
    join ledger_accounts a on a.owner_id = p.id and a.name = 'on_hold'
    where a.balance < o.held`);
  expect(held).toEqual([]);
});
