import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactCount } from './compact-count.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1540, '1.5k'],
  [1999, '2k'],
  [12_345, '12.3k'],
  [999_999, '1000k'],
])('LOOK-05 T137 %i is shown as %s', (value, shown) => {
  expect(compactCount(value)).toBe(shown);
});

test('LOOK-05 T137 what is shown is never more than fifty off', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 10_000_000 }), (value) => {
      expect(Math.abs(Number.parseFloat(compactCount(value)) * 1000 - value)).toBeLessThanOrEqual(50.001);
    }),
  );
});
