import { expect, test } from 'vitest';
import { withKnownParts } from './known-parts.ts';

const copy = <T>(value: T): T => structuredClone(value);
const known = {
  items: [
    { id: 'a', name: { ar: 'أ', en: 'A' } },
    { id: 'b', name: { ar: 'ب', en: 'B' } },
  ],
  next: null,
};

test('an equal answer is the known one', () => {
  expect(withKnownParts(known, copy(known))).toBe(known);
});

test('of a changed answer the parts that did not change are the known ones', () => {
  const fresh = copy(known);
  fresh.items[1]!.name.en = 'Bee';
  const merged = withKnownParts(known, fresh);
  expect(merged).toEqual(fresh);
  expect(merged.items[0]).toBe(known.items[0]);
  expect(merged.items[1]).not.toBe(known.items[1]);
});

test('a record is known by its id, wherever it stands now', () => {
  const fresh = { items: [{ id: 'c', name: { ar: 'ج', en: 'C' } }, ...copy(known.items)], next: null };
  const merged = withKnownParts(known, fresh);
  expect(merged).toEqual(fresh);
  expect(merged.items.slice(1).map((item, index) => item === known.items[index])).toEqual([true, true]);
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [{ a: null }, { a: {} }],
  [null, { a: 1 }],
  [[{ id: 'a' }, { id: 'a' }], [{ id: 'a' }]],
  [new Map([['a', 1]]), new Map([['b', 2]])],
  [{ at: new Date(0) }, { at: new Date(1) }],
])('%j is followed by %j as it is', (before, after) => {
  expect(withKnownParts<unknown>(before, after)).toStrictEqual(after);
});
