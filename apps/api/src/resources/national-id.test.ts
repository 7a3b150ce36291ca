import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openNationalId, sealNationalId } from './national-id.ts';

const key = randomBytes(32);

test('a national id is sealed anew each time, opened with its key alone, and found by its index', () => {
  const [one, other] = [sealNationalId(key, '1012345678'), sealNationalId(key, '1012345678')];
  expect(one.nationalIdSealed.equals(other.nationalIdSealed)).toBe(false);
  expect(one.nationalIdSealed.includes('1012345678')).toBe(false);
  expect(one.nationalIdIndex.equals(other.nationalIdIndex)).toBe(true);
  expect(one.nationalIdLast4).toBe('5678');
  expect(openNationalId(key, one.nationalIdSealed)).toBe('1012345678');
  expect(() => openNationalId(randomBytes(32), one.nationalIdSealed)).toThrow();
});

test('a sealed national id that was changed by one bit does not open', () => {
  const { nationalIdSealed } = sealNationalId(key, '2098765432');
  for (let index = 0; index < nationalIdSealed.length; index++) {
    const changed = Buffer.from(nationalIdSealed);
    changed[index]! ^= 1;
    expect(() => openNationalId(key, changed)).toThrow();
  }
});
