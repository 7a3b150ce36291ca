import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grossOf, netOf } from './money.ts';
import { addMonths, periodEnd } from './periods.ts';
import { prorate } from './proration.ts';

const halalas = fc.integer({ min: 0, max: 100_000_000 });
const start = Date.parse('2026-01-31T21:00:00.000Z');
const day = 86_400_000;
const at = (ms: number) => new Date(ms).toISOString();
const changes = fc
  .record({
    paid: halalas,
    next: halalas,
    days: fc.integer({ min: 1, max: 366 }),
    used: fc.double({ min: 0, max: 1, noNaN: true }),
    isSameLength: fc.boolean(),
  })
  .map(({ paid, next, days, used, isSameLength }) => ({
    paid,
    next,
    isSameLength,
    start: at(start),
    end: at(start + days * day),
    now: at(start + Math.floor(used * days * day)),
  }));

test('a proration is of whole halalas, gives back no more than was paid and charges no more than the price', () => {
  fc.assert(
    fc.property(changes, (change) => {
      const { credit, charge, due } = prorate(change);
      for (const amount of [credit, charge, due]) expect(Number.isSafeInteger(amount)).toBe(true);
      expect(credit).toBeGreaterThanOrEqual(0);
      expect(credit).toBeLessThanOrEqual(change.paid);
      expect(charge).toBeLessThanOrEqual(change.next);
      expect(due).toBe(charge - credit);
    }),
    { numRuns: 2_000 },
  );
});

test('the dearer plan never costs less than nothing, the same plan costs nothing, and the later the less', () => {
  fc.assert(
    fc.property(changes, (change) => {
      const same = { ...change, isSameLength: true };
      expect(prorate({ ...same, next: same.paid }).due).toBe(0);
      const dearer = { ...same, next: same.paid + 5_000 };
      const later = at((Date.parse(same.now) + Date.parse(same.end)) / 2);
      expect(prorate(dearer).due).toBeGreaterThanOrEqual(0);
      expect(prorate({ ...dearer, now: later }).due).toBeLessThanOrEqual(prorate(dearer).due + 1);
      expect(prorate({ ...dearer, now: same.end }).due).toBe(0);
      expect(prorate({ ...dearer, now: same.start }).due).toBe(5_000);
    }),
    { numRuns: 1_000 },
  );
});

test('it is exact where numbers of JavaScript are not, and rounds halves up', () => {
  const half = { start: at(start), end: at(start + 2 * day), now: at(start + day), isSameLength: true };
  expect(prorate({ ...half, paid: 1, next: 3 })).toEqual({ credit: 1, charge: 2, due: 1 });
  expect(prorate({ ...half, paid: 99_999_999_99, next: 100_000_000_00 }).due).toBe(0);
});

test('a period ends on the same day in Riyadh, or on the last of a shorter month', () => {
  expect(addMonths('2026-01-30T21:30:00.000Z', 1)).toBe('2026-02-27T21:30:00.000Z');
  expect(addMonths('2026-01-31T09:00:00.000Z', 13)).toBe('2027-02-28T09:00:00.000Z');
  expect(periodEnd('2026-03-01T09:00:00.000Z', { interval: 'quarter', intervalCount: 2 })).toBe(
    '2026-09-01T09:00:00.000Z',
  );
  expect(periodEnd('2026-03-01T09:00:00.000Z', { interval: 'one_time', intervalCount: 1 })).toBe(
    '2026-03-31T09:00:00.000Z',
  );
});

test('what is charged without VAT is charged with it, and comes apart again', () => {
  expect(grossOf({ price: 499_00, isVatIncluded: false }, 1_500)).toBe(573_85);
  expect(netOf({ price: 573_85, isVatIncluded: true }, 1_500)).toBe(499_00);
  expect(grossOf({ price: null, isVatIncluded: false }, 1_500)).toBe(0);
});
