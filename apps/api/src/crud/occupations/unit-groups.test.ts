import { expect, test } from 'vitest';
import titles from './isco-08.json' with { type: 'json' };
import { isUnitGroup, unitGroups } from './unit-groups.ts';

const codes = Object.keys(titles);

test('the table has as many groups of each level as were published', () => {
  const counts = [1, 2, 3, 4].map((digits) => codes.filter((code) => code.length === digits).length);
  expect(counts).toEqual([10, 43, 130, 436]);
});

test('every group is one of a group above it, and all are named', () => {
  expect(codes.filter((code) => code.length > 1 && !(code.slice(0, -1) in titles))).toEqual([]);
  expect(unitGroups.every(({ title, group }) => /^[A-Z][^ ].*\S$/.test(title) && group !== '')).toBe(true);
});

test('a code is known with its leading zero, and nothing but unit groups', () => {
  expect(['0110', '1120', '2512', '9629'].every(isUnitGroup)).toBe(true);
  expect(['110', '251', '2510', '9999', 'constructor'].some(isUnitGroup)).toBe(false);
});
