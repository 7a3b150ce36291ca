import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSaIban, toCompactIban, toFours } from './iban.ts';

const runs = { numRuns: process.env.TEST_LONG ? 10_000 : 1_000 };
const bban = fc.stringMatching(/^[0-9]{2}[0-9A-Z]{18}$/);
const zero = fc.constantFrom(0x30, 0x660, 0x6f0, 0xff10);

/** The same rule by another way: the whole number at once. */
function issued(account: string): string {
  const number = BigInt(Array.from(`${account}SA00`, (character) => Number.parseInt(character, 36)).join(''));
  return `SA${String(98n - (number % 97n)).padStart(2, '0')}${account}`;
}

test('T136 every issued IBAN is accepted, in any digits, with spaces, marks and small letters', () => {
  fc.assert(
    fc.property(bban, zero, fc.constantFrom(' ', '\u00a0', '-', '\u200f', ''), (account, script, between) => {
      const iban = issued(account);
      const written = toFours(iban)
        .replaceAll(' ', between)
        .replace(/\d/g, (digit) => String.fromCharCode(script + Number(digit)))
        .toLowerCase();
      expect(toCompactIban(` IBAN: ${written} `)).toBe(iban);
      expect(isSaIban(iban)).toBe(true);
    }),
    runs,
  );
});

test('T136 an IBAN with one other character, or two neighbours exchanged, is refused', () => {
  fc.assert(
    fc.property(bban, fc.integer({ min: 2, max: 23 }), fc.nat(8), (account, at, shift) => {
      const right = issued(account);
      const old = right.charAt(at);
      const other = /\d/.test(old) ? String((Number(old) + 1 + shift) % 10) : old === 'A' ? 'B' : 'A';
      expect(isSaIban(right.slice(0, at) + other + right.slice(at + 1))).toBe(false);
      const next = right.charAt(at + 1);
      const isSwap = /^\d\d$/.test(old + next) && old !== next;
      if (isSwap) expect(isSaIban(right.slice(0, at) + next + old + right.slice(at + 2))).toBe(false);
    }),
    runs,
  );
});

test('T136 what is shorter, longer or of another country is refused', () => {
  for (const typed of [
    '',
    'SA',
    'SA038000000060801016751',
    'SA03800000006080101675199',
    'GB82WEST12345698765432',
    'آيبان',
  ]) {
    expect(isSaIban(toCompactIban(typed))).toBe(false);
  }
  expect(isSaIban('SA0380000000608010167519')).toBe(true);
});

test('an IBAN is shown in groups of four, an unfinished one as far as it goes', () => {
  expect(toFours('SA0380000000608010167519')).toBe('SA03 8000 0000 6080 1016 7519');
  expect(toFours('SA038')).toBe('SA03 8');
  expect(toFours('SA03')).toBe('SA03');
});
