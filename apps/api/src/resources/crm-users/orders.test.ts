import type { CrmUserOrders } from '@diwan/api-contract/resources/crm-user-orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCrmUser } from '#test/marketplace/crm-user-records.ts';
import { addSoldOrder } from '#test/marketplace/sold-orders.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  api.clock.now = new Date('2026-03-15T09:00:00Z');
});
afterAll(() => api.close());

test('ROUTE-68 what is ordered through a CRM user is told by month and state, and what was cancelled counts in no sum', async () => {
  const { id: crmUserId } = await addCrmUser(api.database, { monthlyTarget: 1_000_00, commissionBps: 200 });
  const { id: employerId } = await recordsIn(api.database).employer({ crmUserId });
  await recordsIn(api.database).employer({ crmUserId });
  const paid = { state: 'completed', paymentState: 'paid', employerId } as const;
  await addSoldOrder(api.database, {
    crmUserId,
    ...paid,
    total: 230_00,
    paid: 230_00,
    // Midnight in Riyadh: the first minute of March.
    createdAt: '2026-02-28T21:00:30.000000Z',
  });
  await addSoldOrder(api.database, {
    crmUserId,
    ...paid,
    paymentState: 'partially_refunded',
    total: 115_00,
    paid: 115_00,
    refunded: 57_50,
    createdAt: '2026-02-28T20:59:00.000000Z',
  });
  await addSoldOrder(api.database, { crmUserId, total: 115_00, createdAt: '2026-03-10T09:00:00.000000Z' });
  await addSoldOrder(api.database, {
    crmUserId,
    total: 500_00,
    state: 'cancelled',
    cancelledAt: '2026-03-11T09:00:00.000000Z',
    createdAt: '2026-03-10T09:00:00.000000Z',
  });
  const answer = await api.call('GET', `/api/v1/crm-users/${crmUserId}/orders`, { as });
  const { months, ...sales }: CrmUserOrders = answer.json();
  expect(months).toHaveLength(12);
  expect(months[0]!.from).toBe('2025-04-01');
  expect(months.at(-2)).toMatchObject({ from: '2026-02-01', to: '2026-02-28', orders: 1, total: 115_00 });
  expect(months.at(-1)).toEqual({
    from: '2026-03-01',
    to: '2026-03-31',
    states: {
      completed: { orders: 1, total: 230_00 },
      placed: { orders: 1, total: 115_00 },
      cancelled: { orders: 1, total: 500_00 },
    },
    orders: 2,
    net: 300_00,
    vat: 45_00,
    total: 345_00,
  });
  expect(sales).toMatchObject({
    totals: {
      orders: 3,
      net: 400_00,
      vat: 60_00,
      total: 460_00,
      paid: 287_50,
      pending: 115_00,
      // Two percent of 200 riyals, and of half of 100.
      commission: 5_00,
    },
    targetPercent: 30,
  });
  expect((await api.call('GET', `/api/v1/crm-users/${crmUserId}`, { as })).json()).toMatchObject({
    ordersCount: 3,
    ordersTotal: 460_00,
    targetPercent: 30,
    conversionRate: 50,
  });
  const gone = await api.call('GET', `/api/v1/crm-users/${crypto.randomUUID()}/orders`, { as });
  expect(gone.statusCode).toBe(404);
});
