import { discountOf } from '@diwan/api-contract/promo/discount';
import { promoCodeStates, redemptionStates } from '@diwan/api-contract/values/records/promo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '#crud/definition.ts';
import { createWholeDemo, demoMadeAt as now } from '#test/demo-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { promoBatchesTable } from '../promo-batches/table.ts';
import { promoCodesTable } from '../promo-codes/table.ts';
import { promoCodeUsersTable } from './table.ts';

let api: TestApp;
let codes: Row<typeof promoCodesTable>[];
let uses: Row<typeof promoCodeUsersTable>[];
beforeAll(async () => {
  api = await createWholeDemo();
  codes = await api.database.orm.select().from(promoCodesTable);
  uses = await api.database.orm.select().from(promoCodeUsersTable);
});
afterAll(() => api.close());

test('what the demo’s codes count and have given follows from their uses, and each discount from its code', () => {
  expect(uses.length).toBeGreaterThan(100);
  for (const code of codes) {
    const own = uses.filter(({ codeId }) => codeId === code.id);
    const paid = own.filter(({ state }) => state === 'redeemed');
    expect([code.code, code.redeemedCount, code.reservedCount, code.discountGiven]).toEqual([
      code.code,
      paid.length + own.filter(({ state }) => state === 'refunded').length,
      own.filter(({ state }) => state === 'reserved').length,
      paid.reduce((sum, { discount }) => sum + discount, 0),
    ]);
    for (const { amountBefore, discount, freeDays, createdAt } of own) {
      expect({ discount, freeDays }).toEqual(discountOf(code, amountBefore));
      expect(amountBefore).toBeGreaterThanOrEqual(code.minSpend ?? 0);
      const at = Date.parse(createdAt);
      expect(at).toBeGreaterThanOrEqual(Date.parse(code.startsAt));
      expect(at).toBeLessThanOrEqual(Math.min(now.getTime(), Date.parse(code.endsAt ?? now.toISOString())));
    }
  }
});

test('nobody of the demo uses a code more often than they may, and its states agree with the clock', () => {
  for (const code of codes) {
    const own = uses.filter(({ codeId, state }) => codeId === code.id && state !== 'released');
    const users = own.map(({ userId }) => userId);
    for (const user of new Set(users))
      expect(users.filter((each) => each === user).length).toBeLessThanOrEqual(code.maxPerUser);
    if (code.state === 'scheduled') expect(Date.parse(code.startsAt)).toBeGreaterThan(now.getTime());
    if (code.state === 'active') {
      expect(Date.parse(code.startsAt)).toBeLessThanOrEqual(now.getTime());
      if (code.endsAt) expect(Date.parse(code.endsAt)).toBeGreaterThan(now.getTime());
    }
    if (code.state === 'exhausted') expect(code.redeemedCount).toBe(code.maxRedemptions);
    if (code.state === 'expired') expect(Date.parse(code.endsAt!)).toBeLessThanOrEqual(now.getTime());
  }
});

test('the demo has codes and uses of every state, and batches that have as many codes as they say', async () => {
  expect(new Set(codes.map(({ state }) => state))).toEqual(new Set(promoCodeStates));
  expect(new Set(uses.map(({ state }) => state))).toEqual(new Set(redemptionStates));
  for (const batch of await api.database.orm.select().from(promoBatchesTable)) {
    const own = codes.filter(({ batchId }) => batchId === batch.id);
    expect(own).toHaveLength(batch.generatedCount);
    for (const { code } of own) expect(code).toMatch(new RegExp(`^${batch.prefix}-[2-9A-HJ-NP-Z]{8}$`));
  }
});
