import { expect, test } from 'vitest';
import { contrastOver, leastContrast, luminanceOf } from './contrast.ts';

const pixels = (...colors: [red: number, green: number, blue: number, count: number][]) =>
  Uint8ClampedArray.from(
    colors.flatMap(([red, green, blue, count]) => Array.from({ length: count }, () => [red, green, blue, 255]).flat()),
  );

test('black and white are as far apart as WCAG has it, and a colour has its luminance', () => {
  expect(contrastOver(pixels([0, 0, 0, 100]), 'light')).toBeCloseTo(21);
  expect(luminanceOf([255, 0, 0])).toBeCloseTo(0.2126);
});

test('what counts is the part of the picture that the words stand out from least', () => {
  const half = pixels([10, 10, 10, 50], [230, 230, 230, 50]);
  expect(contrastOver(half, 'light')).toBeLessThan(1.5);
  expect(contrastOver(half, 'dark')).toBeLessThan(1.5);
  expect(contrastOver(pixels([31, 58, 74, 100]), 'light')).toBeGreaterThan(leastContrast);
});

test('words between the darkest and the palest of a picture can be read nowhere', () => {
  expect(contrastOver(pixels([0, 0, 0, 50], [120, 120, 120, 50]), 'dark')).toBe(1);
});

test('a few sparks don’t make a dark picture pale, and a picture without pixels is not measured', () => {
  expect(contrastOver(pixels([0, 0, 0, 98], [255, 255, 255, 2]), 'light')).toBeCloseTo(21);
  expect(contrastOver(new Uint8ClampedArray(8), 'light')).toBeNull();
});
