import { describe, expect, test } from 'vitest';
import { colorPairs, colorRoles, freeRoles, themePlaces } from './color-pairs.ts';
import { contrast } from './contrast.ts';

describe.each(themePlaces)('LOOK-01 T121 $name', ({ colors, behind }) => {
  test.each(colorPairs)('$front on $back stands out at $least : 1', ({ front, back, least }) => {
    expect(contrast(colors[front], colors[back], behind)).toBeGreaterThanOrEqual(least);
  });
});

test('T121 every colour of the theme is measured, or says why it need not be', () => {
  const measured = colorPairs.flatMap(({ front, back }) => [front, back]);
  const free = Object.keys(freeRoles);
  expect([...new Set([...measured, ...free])].sort()).toEqual([...colorRoles].sort());
  expect(measured.filter((role) => role in freeRoles)).toEqual([]);
});

test('T121 the measure itself is right', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
  // #767676 on white, the well-known limit, and the same grey as half-transparent black over white.
  expect(contrast('oklch(0.5681 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1);
  expect(contrast('oklch(0 0 0 / 0.537)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1);
});
