import { expect, test } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

const limit = { perMinute: 60, burst: 3 };

test('a bucket gives its burst, then one token a second', () => {
  const buckets = new TokenBuckets();
  expect([0, 0, 0, 0].map((now) => buckets.take('a', limit, now))).toEqual([0, 0, 0, 1]);
  expect(buckets.take('b', limit, 0)).toBe(0);
  expect(buckets.take('a', limit, 999)).toBe(1);
  expect(buckets.take('a', limit, 1000)).toBe(0);
  expect([0, 0, 0, 0].map(() => buckets.take('a', limit, 100_000))).toEqual([0, 0, 0, 1]);
});

test('many callers do not make it grow without end', () => {
  const buckets = new TokenBuckets();
  for (let index = 0; index < 50_000; index++) buckets.take(`caller ${index}`, limit, index);
  expect(buckets.size).toBeLessThanOrEqual(20_000);
  expect([0, 0, 0, 0].map(() => buckets.take('caller 49999', limit, 49_999))).toEqual([0, 0, 1, 1]);
});

test('whoever has used up a bucket does not get a new one by making thousands of others', () => {
  const slow = { perMinute: 0.1, burst: 3 };
  const buckets = new TokenBuckets(1_000);
  for (let taken = 0; taken < 3; taken++) buckets.take('the attacker', slow, taken);
  for (let index = 0; index < 100_000; index++) buckets.take(`decoy ${index}`, slow, 10 + index / 1_000);
  expect(buckets.size).toBeLessThanOrEqual(1_000);
  expect(buckets.take('the attacker', slow, 200)).toBeGreaterThan(500);
});
