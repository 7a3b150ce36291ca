import { expect, test } from 'vitest';
import { labelPlaces, leader, slicesOf } from './ring.ts';

const slice = (from: number, to: number) => ({ startAngle: from * 2 * Math.PI, endAngle: to * 2 * Math.PI });

test('DEV-03 a label stands at the side and the height of its slice, and its line ends there', () => {
  const slices = [slice(0, 0.5), slice(0.5, 1)];
  expect(labelPlaces(slices)).toEqual([
    { side: 'end', height: expect.closeTo(50) },
    { side: 'start', height: expect.closeTo(50) },
  ]);
  expect(leader(slices[1]!, { side: 'start', height: 60 }).at(-1)).toEqual([-97, 20]);
});

test('DEV-03 labels of small slices beside each other keep a line of text apart', () => {
  const places = labelPlaces([slice(0, 0.9), slice(0.9, 0.94), slice(0.94, 0.97), slice(0.97, 1)]);
  const heights = places.slice(1).map(({ height }) => height);
  const sorted = heights.toSorted((one, other) => one - other);
  expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(14);
  expect(sorted[2]! - sorted[1]!).toBeGreaterThanOrEqual(14);
});

test('DEV-03 the first slice stands where the line starts, the others opposite', () => {
  const slices = slicesOf([{ value: 60 }, { value: 30 }, { value: 10 }]);
  expect(labelPlaces(slices).map(({ side }) => side)).toEqual(['start', 'end', 'end']);
  expect((slices[0]!.startAngle + slices[0]!.endAngle) / 2).toBeCloseTo(1.5 * Math.PI);
  expect(slicesOf([{ value: 0 }])).toEqual([]);
});
