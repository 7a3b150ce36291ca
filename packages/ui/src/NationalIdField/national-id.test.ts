import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMasked, isNationalId, masked, toTenDigits } from './national-id.ts';

const runs = { numRuns: process.env.TEST_LONG ? 10_000 : 1_000 };
const body = fc.stringMatching(/^[12][0-9]{8}$/);
const zero = fc.constantFrom(0x30, 0x660, 0x6f0, 0xff10);

test('T136 of the ten ways to end nine digits exactly one is accepted, in any digits', () => {
  fc.assert(
    fc.property(body, zero, (start, script) => {
      const accepted = Array.from({ length: 10 }, (_, last) => `${start}${last}`).filter((id) =>
        isNationalId(
          toTenDigits(` ${id.replace(/\d/g, (digit) => String.fromCharCode(script + Number(digit)))}\u200f`),
        ),
      );
      expect(accepted).toHaveLength(1);
    }),
    runs,
  );
});

test('T136 one other digit anywhere is refused', () => {
  fc.assert(
    fc.property(body, fc.nat(9), fc.integer({ min: 1, max: 9 }), (start, at, shift) => {
      const right = Array.from({ length: 10 }, (_, last) => `${start}${last}`).find(isNationalId) ?? '';
      const other = (Number(right.charAt(at)) + shift) % 10;
      expect(isNationalId(right.slice(0, at) + other + right.slice(at + 1))).toBe(false);
    }),
    runs,
  );
});

test('T136 known ids are accepted; other lengths and beginnings are refused', () => {
  expect(['1000000008', '2000000006', '1012345672'].map(isNationalId)).toEqual([true, true, true]);
  for (const digits of ['', '100000000', '10000000080', '0000000000', '3000000004', '۱۰۰۰۰۰۰۰۰۸']) {
    expect(isNationalId(digits)).toBe(false);
  }
});

test('all but the last four digits are hidden, once and for all', () => {
  expect(masked('1012345672')).toBe('••••••5672');
  expect(masked(masked('1012345672'))).toBe('••••••5672');
  expect([masked('1012345672'), '1012345672'].map(isMasked)).toEqual([true, false]);
});
