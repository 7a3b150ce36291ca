import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLocalMobile, toSaMobile } from './sa-mobile.ts';

const subscriber = fc.stringMatching(/^[0-9]{8}$/);
const prefix = fc.constantFrom('+966', '00966', '966', '0', '', '+966 0', '+966-');
const zero = fc.constantFrom(0x30, 0x660, 0x6f0, 0xff10);

test('T136 every usual way to write a Saudi mobile number is the same number', () => {
  fc.assert(
    fc.property(prefix, subscriber, zero, (start, rest, script) => {
      const typed = `${start}5${rest}`.replace(/\d/g, (digit) => String.fromCharCode(script + Number(digit)));
      expect(toSaMobile(`${typed.slice(0, -4)} ${typed.slice(-4)}`)).toBe(`+9665${rest}`);
    }),
    { numRuns: 5_000 },
  );
});

test('T136 other numbers are refused', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,14}$/), (digits) => {
      expect(toSaMobile(digits) !== null).toBe(/^(966|00966)?0?5\d{8}$/.test(digits));
    }),
    { numRuns: 5_000 },
  );
  for (const typed of ['', '551234', '+971551234567', '0112345678', 'أحمد']) expect(toSaMobile(typed)).toBeNull();
});

test('a number is shown in groups, an unfinished one as it was typed', () => {
  expect(toLocalMobile('+966551234567')).toBe('55 123 4567');
  expect(toLocalMobile('0551')).toBe('0551');
});
