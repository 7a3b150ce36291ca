import { expect, test } from 'vitest';
import { paceOf } from './pace.ts';

test.each([1, 2, 7, 19, 20, 33, 100, 999, 1_000])('%i mails in a minute are never more in a minute', (perMinute) => {
  const { size, seconds } = paceOf(perMinute);
  expect(size).toBeGreaterThan(0);
  expect((size / seconds) * 60).toBeCloseTo(perMinute, 6);
  expect(seconds).toBeGreaterThanOrEqual(3);
});
