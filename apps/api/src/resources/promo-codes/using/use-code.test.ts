import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, patient } from '#db/database.ts';
import { sweepResources } from '#features/jobs/sweep.ts';
import { promoCodeUsersTable as uses } from '#resources/promo-code-users/table.ts';
import { drawn } from '#test/drawn.ts';
import { codeDisagreements, codeHistories } from '#test/histories/codes.ts';
import { asPlatform } from '#test/marketplace/wallet-records.ts';
import { recordsIn } from '#test/records.ts';
import { addCode, codeAt, purchase } from '#test/sales/promo-records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { testKeys } from '#test/test-keys.ts';
import { type PromoRequest, redeemPromo, refundPromo, releasePromo, reservePromo } from './use-code.ts';

let api: TestApp;
/** The same platform on connections that wait for each other as long as a slow machine needs. */
let calm: Pick<TestApp, 'deps' | 'clock'>;
beforeAll(async () => {
  api = await createTestApp();
  const database = openDatabase(api.deps.config.databaseUrl!, { ...patient, auditKeys: testKeys.audit });
  calm = { clock: api.clock, deps: { ...api.deps, database } };
});
afterAll(async () => {
  await calm.deps.database.close();
  await api.close();
});

const reserve = (request: PromoRequest) => asPlatform(calm, (writer) => reservePromo(writer, request));
const redeem = ({ ref }: PromoRequest) => asPlatform(calm, (writer) => redeemPromo(writer, { ref }));
const release = ({ ref }: PromoRequest) => asPlatform(calm, (writer) => releasePromo(writer, { ref }));
const refund = ({ ref }: PromoRequest) => asPlatform(calm, (writer) => refundPromo(writer, { ref }));
const reasonOf = async (request: PromoRequest) => {
  const answer = await reserve(request);
  return answer.kind === 'refused' ? answer.reason : null;
};
const bought = async (code: string, given: Partial<PromoRequest> = {}) => {
  const request = purchase(code, given);
  expect((await reserve(request)).kind).toBe('reserved');
  expect(await redeem(request)).toEqual({ redeemed: 1, lapsed: 0 });
  return request;
};

/** What the uses of a code add up to; whatever happened, its counters say the same. */
async function expectCounted(id: string) {
  const rows = await api.database.orm.select().from(uses).where(eq(uses.codeId, id));
  const of = (...states: string[]) => rows.filter(({ state }) => states.includes(state));
  const code = await codeAt(api.database, id);
  expect(code).toMatchObject({
    reservedCount: of('reserved').length,
    redeemedCount: of('redeemed', 'refunded').length,
    discountGiven: of('redeemed').reduce((sum, { discount }) => sum + discount, 0),
  });
  return code;
}

test('DOM rule 24.8: of twenty at once who want the last seven uses of a code, seven get one', drawn, async () => {
  const { id, code } = await addCode(api.database, { maxRedemptions: 7 });
  const requests = Array.from({ length: 20 }, () => purchase(code.toLowerCase()));
  const answers = await Promise.all(requests.map(reserve));
  expect(answers.filter(({ kind }) => kind === 'reserved')).toHaveLength(7);
  for (const answer of answers)
    if (answer.kind === 'refused') expect(answer.reason).toBe('exhausted');
    else expect(answer.discount).toBe(100_00);
  expect(await expectCounted(id)).toMatchObject({ reservedCount: 7, redeemedCount: 0, state: 'active' });
  await Promise.all(requests.map(redeem));
  expect(await expectCounted(id)).toMatchObject({ redeemedCount: 7, discountGiven: 700_00, state: 'exhausted' });
});

test('one who tries twenty times at once uses a code as often as one user may', async () => {
  const { id, code } = await addCode(api.database, { maxPerUser: 2 });
  const user = { type: 'seeker' as const, id: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 20 }, () => reserve(purchase(code, { user }))));
  expect(answers.filter(({ kind }) => kind === 'reserved')).toHaveLength(2);
  expect(answers.filter((answer) => answer.kind === 'refused' && answer.reason === 'perUserLimit')).toHaveLength(18);
  await expectCounted(id);
});

test('the same checkout asked twenty times at once holds one use, and is told the same each time', async () => {
  const { id, code } = await addCode(api.database);
  const request = purchase(code);
  const answers = await Promise.all(Array.from({ length: 20 }, () => reserve(request)));
  expect(new Set(answers.map((answer) => answer.kind === 'reserved' && answer.id)).size).toBe(1);
  expect(await expectCounted(id)).toMatchObject({ reservedCount: 1 });
});

test('what is held is paid for, given back or paid back, once each, and what is used up stays so after a refund', async () => {
  const { id, code } = await addCode(api.database, { maxRedemptions: 2 });
  const first = await bought(code);
  expect(await redeem(first)).toEqual({ redeemed: 0, lapsed: 0 });
  expect(await release(first)).toBe(0);
  const second = purchase(code);
  await reserve(second);
  expect(await release(second)).toBe(1);
  expect(await release(second)).toBe(0);
  expect(await expectCounted(id)).toMatchObject({ redeemedCount: 1, reservedCount: 0 });
  await bought(code);
  expect(await refund(first)).toBe(1);
  expect(await refund(first)).toBe(0);
  expect(await expectCounted(id)).toMatchObject({ redeemedCount: 2, discountGiven: 100_00, state: 'exhausted' });
  expect(await reasonOf(purchase(code))).toBe('exhausted');
});

test('a payment that comes after the time at the checkout takes the use again, unless somebody else has the last one', async () => {
  const { id, code } = await addCode(api.database, { maxRedemptions: 1 });
  const [early, late] = [purchase(code), purchase(code)];
  await reserve(early);
  api.clock.advance(31 * 60);
  await sweepResources(api.deps);
  expect(await expectCounted(id)).toMatchObject({ reservedCount: 0 });
  expect(await redeem(early)).toEqual({ redeemed: 1, lapsed: 0 });
  expect(await reasonOf(late)).toBe('exhausted');

  const other = await addCode(api.database, { maxRedemptions: 1 });
  const given = purchase(other.code);
  await reserve(given);
  await release(given);
  await bought(other.code);
  expect(await redeem(given)).toEqual({ redeemed: 0, lapsed: 1 });
  await expectCounted(other.id);
});

test('a code that can’t be used says why', async () => {
  const past = '2025-02-01T00:00:00.000Z';
  const ahead = new Date(api.clock.now.getTime() + 86_400_000).toISOString();
  const product = randomUUID();
  const cases: [reason: string | null, row: Parameters<typeof addCode>[1], given?: Partial<PromoRequest>][] = [
    ['notStarted', { startsAt: ahead, state: 'scheduled' }],
    ['ended', { endsAt: past }],
    ['ended', { endsAt: past, state: 'expired' }],
    ['paused', { state: 'paused' }],
    ['disabled', { state: 'disabled' }],
    ['exhausted', { maxRedemptions: 3, redeemedCount: 2, reservedCount: 1 }],
    ['belowMinSpend', { minSpend: 1_000_01 }],
    [null, { minSpend: 1_000_00 }],
    ['wrongScope', { appliesTo: 'events' }],
    ['wrongScope', { appliesTo: 'products', onlyProducts: [{ id: product }] }, { targets: [randomUUID()] }],
    [null, { appliesTo: 'products', onlyProducts: [{ id: product }] }, { targets: [randomUUID(), product] }],
    ['wrongAudience', { audience: 'employers' }],
    [null, { audience: 'seekers' }],
    ['firstPurchaseOnly', { isFirstPurchaseOnly: true }],
    [null, { isFirstPurchaseOnly: true }, { isFirstPurchase: true }],
  ];
  for (const [reason, row, given] of cases) {
    const { code } = await addCode(api.database, row);
    expect(await reasonOf(purchase(code, given)), JSON.stringify(row)).toBe(reason);
  }
  expect(await reasonOf(purchase('NOBODY-HAS-IT'))).toBe('unknown');
});

test('codes for new users and for a shortlist ask who somebody is', async () => {
  const records = recordsIn(api.database);
  const now = api.clock.now.toISOString();
  const fresh = await records.seeker({ createdAt: now });
  const old = await records.seeker({ createdAt: '2024-01-01T00:00:00.000Z' });
  const forNew = await addCode(api.database, { audience: 'new_users', maxPerUser: 5 });
  const by = (id: string) => ({ user: { type: 'seeker' as const, id } });
  expect(await reasonOf(purchase(forNew.code, by(fresh.id)))).toBe(null);
  expect(await reasonOf(purchase(forNew.code, by(old.id)))).toBe('wrongAudience');
});

test('two codes go together only where both do', async () => {
  const [one, other] = [
    await addCode(api.database, { isStackable: true }),
    await addCode(api.database, { isStackable: true }),
  ];
  const alone = await addCode(api.database);
  const ref = { type: 'order' as const, id: randomUUID(), number: 'ORD-2026-000002' };
  expect(await reasonOf(purchase(one.code, { ref }))).toBe(null);
  expect(await reasonOf(purchase(alone.code, { ref }))).toBe('notStackable');
  expect(await reasonOf(purchase(other.code, { ref }))).toBe(null);
  expect(await asPlatform(calm, (writer) => redeemPromo(writer, { ref }))).toEqual({ redeemed: 2, lapsed: 0 });
});

test('of an address it keeps what names no household', async () => {
  const { id, code } = await addCode(api.database, { maxPerUser: 9 });
  await reserve(purchase(code, { ip: '188.54.17.203' }));
  await reserve(purchase(code, { ip: '2001:16a2:c0de:77::1' }));
  await reserve(purchase(code, { ip: 'unknown' }));
  const rows = await api.database.orm
    .select()
    .from(uses)
    .where(and(eq(uses.codeId, id)));
  expect(rows.map(({ network }) => network).sort()).toEqual(['188.54.17.0', '2001:16a2:c0de::', null]);
});

test(
  'DOM rule 24.8: whatever is held, paid for, given back and paid back in whichever order, a code comes to what plain counting comes to',
  drawn,
  async () => {
    await fc.assert(
      fc.asyncProperty(codeHistories, async (history) => {
        expect(await codeDisagreements(history, { ...calm, database: api.database })).toEqual([]);
      }),
      { numRuns: process.env.TEST_LONG ? 1_000 : 50 },
    );
  },
);
