import { expect, test } from 'vitest';
import { textWidth } from './text-width.ts';

test('DEV-04 a text gets room by its letters: wide ones more than narrow ones, larger ones more than small ones', () => {
  expect(textWidth('mm', 12)).toBeGreaterThan(textWidth('ii', 12));
  expect(textWidth('open', 24)).toBeGreaterThan(1.9 * textWidth('open', 12));
  expect(textWidth('منشور', 13)).toBeGreaterThan(30);
  expect(textWidth('', 13)).toBe(0);
});
