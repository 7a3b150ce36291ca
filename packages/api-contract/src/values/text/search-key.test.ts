import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latinDigits, searchKey } from './search-key.ts';

const sameToAReader: [string, string][] = [
  ['أحمد', 'احمد'],
  ['إحمد', 'احمد'],
  ['آمال', 'امال'],
  ['ٱلرياض', 'الرياض'],
  ['علي', 'على'],
  ['فاطمة', 'فاطمه'],
  ['مؤمن', 'مومن'],
  ['رئيس', 'رييس'],
  ['مُحَمَّد', 'محمد'],
  ['محـــمد', 'محمد'],
  ['ﻻﻣﻊ', 'لامع'],
  ['ﻷحمد', 'لاحمد'],
  ['می\u200Cخواهم', 'ميخواهم'],
  ['گلف', 'كلف'],
  ['کریم', 'كريم'],
  ['پترول', 'بترول'],
  ['٠٥٥١٢٣٤٥٦٧', '0551234567'],
  ['۰۵۵۱۲۳۴۵۶۷', '0551234567'],
  ['０５５', '055'],
  ['ＲＩＹＡＤＨ', 'riyadh'],
  ['  مهندس \u00A0 برمجيات ', 'مهندس برمجيات'],
  ['\u202Eأحمد\u202C', 'احمد'],
];

/** Every pair again inside longer texts, and with each other spelling's habits added: over 300 pairs. */
const pairs = sameToAReader.flatMap(([one, other]): [string, string][] => [
  [one, other],
  [other, one],
  ...['شركة', 'شركه', 'الأولى', 'الاولي', 'Senior', 'مدير'].flatMap((word): [string, string][] => [
    [`${word} ${one}`, `${word} ${other}`],
    [`${one} ${word}`, `${other}\u200F ${word}`],
  ]),
]);

test(`T132 ${pairs.length} pairs of spellings that a reader takes for the same have the same key`, () => {
  expect(pairs.length).toBeGreaterThan(300);
  for (const [one, other] of pairs) expect(searchKey(one), `${one} and ${other}`).toBe(searchKey(other));
});

test('T132 words that differ keep different keys', () => {
  const words = ['احمد', 'حمد', 'محمد', 'محمود', 'علي', 'عالي', 'فاطم', 'فاطمه', 'c', 'c++', 'c#', '.net'];
  expect(new Set(words.map(searchKey)).size).toBe(words.length);
});

test('T131 the digits of every script become ASCII digits of the same value', () => {
  const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10, 0x1e950];
  for (const zero of zeros) {
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join('');
    expect(latinDigits(digits)).toBe('0123456789');
  }
});

test('T131 normalising is idempotent and leaves no digit of another script', { timeout: 60_000 }, () => {
  const arabic = fc.string({
    unit: fc.integer({ min: 0x0600, max: 0x06ff }).map((point) => String.fromCodePoint(point)),
  });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), arabic), (text) => {
      const key = searchKey(text);
      return searchKey(key) === key && !/(?![0-9])\p{Nd}/u.test(key);
    }),
    { numRuns: process.env.TEST_LONG ? 100_000 : 10_000 },
  );
});
