import { expect, test } from 'vitest';
import { makeKey } from '../key-ring/key.ts';
import { keyRing } from '../key-ring/key-ring.ts';
import { createSealing } from './sealing.ts';

const [old, current, strange] = [makeKey(), makeKey(), makeKey()];
const before = createSealing(keyRing(() => [old]));
const during = createSealing(keyRing(() => [current, old]));
const after = createSealing(keyRing(() => [current]));

test('a value is sealed anew each time, opened with its key alone, and found by its index', () => {
  const [one, other] = [before.seal('1012345678'), before.seal('1012345678')];
  expect(one.equals(other)).toBe(false);
  expect(one.includes('1012345678')).toBe(false);
  expect(before.indexOf('1012345678').equals(before.indexOf('1012345678'))).toBe(true);
  expect(before.open(one)).toBe('1012345678');
  expect(() => createSealing(keyRing(() => [strange])).open(one)).toThrow(`The key ${old.id} is not here.`);
});

test('a sealed value that was changed by one bit does not open', () => {
  const sealed = before.seal('2098765432');
  for (let index = 0; index < sealed.length; index++) {
    const changed = Buffer.from(sealed);
    changed[index]! ^= 1;
    expect(() => before.open(changed)).toThrow();
  }
});

test('values of two keys are read side by side, and new ones are of the new key', () => {
  const sealed = before.seal('1012345678');
  expect(during.open(sealed)).toBe('1012345678');
  expect(after.open(during.seal('1012345678'))).toBe('1012345678');
  expect(() => after.open(sealed)).toThrow(old.id);
  expect(during.indexesOf('1012345678')).toEqual([after.indexOf('1012345678'), before.indexOf('1012345678')]);
  expect(during.indexOf('1012345678')).toEqual(after.indexOf('1012345678'));
});
