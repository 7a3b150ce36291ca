import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Author } from '#crud/definition.ts';
import { sweepResources } from '#features/jobs/sweep.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { addOrder, signing, type TestOrder } from '#test/marketplace/order-records.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { asPlatform } from '#test/marketplace/wallet-records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { applyEvent } from '#workflows/apply-event.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ signing });
});
afterAll(() => api.close());

const staff: Author = { type: 'staff', id: 'somebody', name: 'Somebody', can: () => true };
const note = 'اتفق الطرفان على هذا بعد المراجعة.';

/** What somebody tries, in whichever order; what the workflow refuses changes nothing. */
const tries = {
  accept: () => ({ type: 'order.accept' }),
  complete: () => ({ type: 'order.complete' }),
  cancel: () => ({ type: 'order.cancel', reason: 'customer_request' }),
  dispute: () => ({ type: 'order.openDispute', reason: 'quality', note }),
  release: () => ({ type: 'order.resolve', outcome: 'release', note }),
  share: (amount: number) => ({ type: 'order.resolve', outcome: 'partial', amount, note }),
  lose: () => ({ type: 'order.resolve', outcome: 'refund', note }),
  refund: (amount: number) => ({ type: 'order.refund', amount, way: 'wallet_credit', reason: 'goodwill' }),
  toCard: (amount: number) => ({ type: 'order.refund', amount, way: 'gateway', reason: 'goodwill' }),
};
const step = fc.record({
  what: fc.constantFrom(...(Object.keys(tries) as (keyof typeof tries)[]), 'deliver' as const, 'wait' as const),
  which: fc.nat({ max: 1 }),
  amount: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.constant(100_000)),
});

async function attempt({ id }: TestOrder, event: { type: string }): Promise<void> {
  try {
    await asPlatform(api, (writer) =>
      applyEvent(api.deps.resources.orders, { id, version: null, event }, { ...writer, actor: staff, can: staff.can }),
    );
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'refused')) throw error;
  }
}

const count = async (statement: string) => Number(Object.values((await api.database.pool.query(statement)).rows[0])[0]);

test('24.5 whatever is tried with orders of one provider, the books add up and nobody has less than nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const provider = await addProvider(api.database, { commissionBps: 1250, isVatRegistered: true });
      const orders = [await addOrder(api, { provider }), await addOrder(api, { provider })];
      for (const order of orders) await order.pay();
      for (const { what, which, amount } of steps) {
        if (what === 'deliver') await orders[which]!.deliver();
        else if (what === 'wait') {
          api.clock.advance(4 * 86_400);
          await sweepResources(api.deps);
        } else await attempt(orders[which]!, tries[what](amount));
      }
      expect(await count('select coalesce(sum(amount), 0) from ledger_entries')).toBe(0);
      expect(
        await count(`select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
          where a.owner_id is null and a.name = 'sales'`),
      ).toBe(await count('select coalesce(sum(paid - refunded), 0) from orders where completed_at is null'));
      expect(await count('select count(*) from ledger_accounts where balance < 0')).toBe(0);
      expect(
        await count(`select count(*) from providers p where wallet_balance <>
          coalesce((select sum(balance) from ledger_accounts where owner_id = p.id), 0)`),
      ).toBe(0);
      expect(
        await count(`select count(*) from providers p where (select coalesce(sum(held), 0) from orders where provider_id = p.id) <>
          coalesce((select balance from ledger_accounts where owner_id = p.id and name = 'on_hold'), 0)`),
      ).toBe(0);
      expect(
        await count(`select count(*) from orders o where refunded <>
          coalesce((select sum(amount) from order_refunds r where r.order_id = o.id and r.state = 'done'), 0)`),
      ).toBe(0);
    }),
    { numRuns: process.env.TEST_LONG ? 300 : 8, endOnFailure: true },
  );
});
