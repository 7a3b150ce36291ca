import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDecimal, toPlainDecimal } from './decimal.ts';
import { toLatinDigits } from './digits.ts';

const scripts = [0x30, 0x660, 0x6f0, 0xff10];
const digit = fc.tuple(fc.nat(9), fc.constantFrom(...scripts));
const piece = fc.oneof(
  digit.map(([value, zero]) => ({ typed: String.fromCharCode(zero + value), latin: String(value) })),
  fc.string({ unit: 'grapheme', maxLength: 3 }).map((text) => ({ typed: text, latin: text })),
);
const foreignDigit = /[٠-٩۰-۹０-９]/;

test('T131 digits of every script become ASCII and nothing else changes', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const plain = pieces.filter(({ latin }) => !foreignDigit.test(latin));
      expect(toLatinDigits(plain.map(({ typed }) => typed).join(''))).toBe(plain.map(({ latin }) => latin).join(''));
    }),
    { numRuns: 2_000 },
  );
});

const strings = process.env.TEST_LONG ? 100_000 : 10_000;

test(`T131 normalising is idempotent on ${strings} strings and keeps the length`, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      const once = toLatinDigits(text);
      return toLatinDigits(once) === once && once.length === text.length && !foreignDigit.test(once);
    }),
    { numRuns: strings },
  );
}, 60_000);

test('T131 a number reads the same in every script and with every grouping mark', () => {
  for (const typed of ['1234.5', '١٬٢٣٤٫٥', '۱۲۳۴٫۵', '1,234.5', '１２３４．５', ' 1 234.5 SAR']) {
    expect(parseDecimal(toPlainDecimal(typed, 2))).toBe(1234.5);
  }
  expect(toPlainDecimal('12.999', 2)).toBe('12.99');
  expect(toPlainDecimal('٧٫٥', 0)).toBe('7');
  expect(parseDecimal(toPlainDecimal('abc', 2))).toBeNull();
});
