import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promoAudiences, promoCodeStates, promoScopes, promoTypes, promoUserTypes } from '../values/records/promo.ts';
import { discountOf, type PromoBenefit } from './discount.ts';
import { type PromoTermsOfUse, type PromoUse, whyNotUsable } from './may-use.ts';

const halalas = fc.integer({ min: 0, max: 100_000_000_00 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** As the rules of the terms let a code be: of the three values the one of its type is there. */
const benefit: fc.Arbitrary<PromoBenefit> = fc.oneof(
  fc.record({
    type: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    maxDiscount: maybe(fc.integer({ min: 1_00, max: 1_000_000_00 })),
    amount: fc.constant(null),
    days: fc.constant(null),
  }),
  fc.record({
    type: fc.constant('fixed' as const),
    percent: fc.constant(null),
    maxDiscount: fc.constant(null),
    amount: fc.integer({ min: 1_00, max: 1_000_000_00 }),
    days: fc.constant(null),
  }),
  fc.record({
    type: fc.constant('free_period' as const),
    percent: fc.constant(null),
    maxDiscount: fc.constant(null),
    amount: fc.constant(null),
    days: fc.integer({ min: 1, max: 365 }),
  }),
);

const percentage = (percent: number, maxDiscount: number | null = null): PromoBenefit => ({
  type: 'percent',
  percent,
  maxDiscount,
  amount: null,
  days: null,
});

describe('what a code takes off', () => {
  test.each([
    [percentage(20), 250_00, 50_00],
    [percentage(15), 99_99, 15_00],
    [percentage(50), 1, 1],
    [percentage(33), 1, 0],
    [percentage(30, 300_00), 2_000_00, 300_00],
    [percentage(100), 1_234_56, 1_234_56],
    [{ ...percentage(1), type: 'fixed', percent: null, amount: 96_00 } as PromoBenefit, 300_00, 96_00],
    [{ ...percentage(1), type: 'fixed', percent: null, amount: 96_00 } as PromoBenefit, 50_00, 50_00],
  ])('%j of %i halalas is %i', (given, before, discount) => {
    expect(discountOf(given, before)).toEqual({ discount, freeDays: 0 });
  });

  test('is whole halalas, never less than nothing and never more than what it is taken off', () => {
    fc.assert(
      fc.property(benefit, halalas, (given, before) => {
        const { discount, freeDays } = discountOf(given, before);
        expect(Number.isSafeInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(before);
        if (given.maxDiscount !== null) expect(discount).toBeLessThanOrEqual(given.maxDiscount);
        expect(freeDays).toBe(given.type === 'free_period' ? given.days : 0);
      }),
    );
  });

  test('never falls when the purchase grows, and a percentage is right to half a halala', () => {
    fc.assert(
      fc.property(benefit, halalas, fc.integer({ min: 0, max: 1_000_00 }), (given, before, more) => {
        expect(discountOf(given, before + more).discount).toBeGreaterThanOrEqual(discountOf(given, before).discount);
        if (given.type !== 'percent' || given.maxDiscount !== null) return;
        expect(Math.abs(discountOf(given, before).discount * 100 - before * given.percent!)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('whether a code can be used', () => {
  const now = '2026-03-01T09:00:00.000Z';
  const instants = fc.constantFrom('2026-02-01T00:00:00.000Z', now, '2026-04-01T00:00:00.000Z');
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 });
  const terms: fc.Arbitrary<PromoTermsOfUse> = fc.record({
    state: fc.constantFrom(...promoCodeStates),
    startsAt: instants,
    endsAt: maybe(instants),
    appliesTo: fc.constantFrom(...promoScopes),
    targets: ids,
    audience: fc.constantFrom(...promoAudiences),
    minSpend: maybe(fc.constantFrom(0, 100, 200)),
    maxRedemptions: maybe(fc.constantFrom(1, 2)),
    maxPerUser: fc.constantFrom(1, 2),
    isStackable: fc.boolean(),
    isFirstPurchaseOnly: fc.boolean(),
  });
  const use: fc.Arbitrary<PromoUse> = fc.record({
    now: fc.constant(now),
    usedCount: fc.constantFrom(0, 1, 2),
    usedByUser: fc.constantFrom(0, 1, 2),
    userType: fc.constantFrom(...promoUserTypes),
    isNewUser: fc.boolean(),
    isListed: fc.boolean(),
    isFirstPurchase: fc.boolean(),
    scope: fc.constantFrom('plans', 'products', 'events', 'exams'),
    targets: ids,
    amountBefore: fc.constantFrom(50, 100, 150),
    otherCodes: fc.constantFrom('none', 'stackable', 'alone'),
  });

  test('a code that can be used is in its time, has uses left for everybody and for this user, and is good for this purchase', () => {
    let usable = 0;
    fc.assert(
      fc.property(terms, use, (given, asked) => {
        if (whyNotUsable(given, asked) !== null) return;
        usable += 1;
        expect(['scheduled', 'active']).toContain(given.state);
        expect(given.startsAt <= now && (given.endsAt === null || given.endsAt > now)).toBe(true);
        expect(asked.usedCount).toBeLessThan(given.maxRedemptions ?? Infinity);
        expect(asked.usedByUser).toBeLessThan(given.maxPerUser);
        expect(asked.amountBefore).toBeGreaterThanOrEqual(given.minSpend ?? 0);
        expect(['all', asked.scope]).toContain(given.appliesTo);
        expect(given.targets.length === 0 || asked.targets.some((id) => given.targets.includes(id))).toBe(true);
        expect(given.isFirstPurchaseOnly && !asked.isFirstPurchase).toBe(false);
        expect(asked.otherCodes === 'none' || given.isStackable).toBe(true);
        if (given.audience === 'new_users') expect(asked.isNewUser).toBe(true);
        if (given.audience === 'list') expect(asked.isListed).toBe(true);
      }),
      { numRuns: 20_000, seed: 2026 },
    );
    expect(usable).toBeGreaterThan(20);
  });

  test('nobody is refused a code that is for everybody and everything, without an end or a limit', () => {
    const open: PromoTermsOfUse = {
      state: 'active',
      startsAt: now,
      endsAt: null,
      appliesTo: 'all',
      targets: [],
      audience: 'all',
      minSpend: null,
      maxRedemptions: null,
      maxPerUser: 100,
      isStackable: true,
      isFirstPurchaseOnly: false,
    };
    fc.assert(
      fc.property(use, (asked) => {
        expect(whyNotUsable(open, asked)).toBe(asked.otherCodes === 'alone' ? 'notStackable' : null);
      }),
    );
  });
});

test('every kind of benefit has its own value', () => {
  expect(
    promoTypes.map((type) => discountOf({ type, percent: 10, maxDiscount: null, amount: 20, days: 30 }, 1_000)),
  ).toEqual([
    { discount: 100, freeDays: 0 },
    { discount: 20, freeDays: 0 },
    { discount: 0, freeDays: 30 },
  ]);
});
