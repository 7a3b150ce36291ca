import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('DEV-03 labels with room stay where they are, and neighbours move apart in their order', () => {
  expect(spread([80, 10, 40], 12)).toEqual([80, 10, 40]);
  expect(spread([50, 52, 51], 12)).toEqual([50, 74, 62]);
  expect(spread([99, 100], 12)).toEqual([88, 100]);
});

test('DEV-03 however many labels there are, they stay inside, in their order, as far apart as the room allows', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 12 }), (places) => {
      const moved = spread(places, 12);
      const room = Math.min(12, 100 / Math.max(1, places.length - 1));
      const order = places.map((_, index) => index).toSorted((one, other) => places[one]! - places[other]!);
      for (const [at, index] of order.entries()) {
        expect(moved[index]).toBeGreaterThanOrEqual(-1e-9);
        expect(moved[index]).toBeLessThanOrEqual(100);
        if (at > 0) expect(moved[index]! - moved[order[at - 1]!]!).toBeGreaterThanOrEqual(room - 1e-9);
      }
    }),
  );
});
