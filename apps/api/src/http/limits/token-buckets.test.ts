import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

const limit = { perMinute: 60, burst: 3 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a bucket gives its burst, then one token a second', () => {
  const buckets = new TokenBuckets();
  const take = (name = 'a') => buckets.take(name, limit);
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1]);
  expect(take('b')).toBe(0);
  vi.advanceTimersByTime(999);
  expect(take()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(take()).toBe(0);
  vi.advanceTimersByTime(99_000);
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1]);
});

test('many callers do not make it grow without end', () => {
  const buckets = new TokenBuckets();
  for (let index = 0; index < 50_000; index++) {
    buckets.take(`caller ${index}`, limit);
    vi.advanceTimersByTime(1);
  }
  expect(buckets.size).toBeLessThanOrEqual(20_000);
  expect([0, 0, 0, 0].map(() => buckets.take('caller 49999', limit))).toEqual([0, 0, 1, 1]);
});

test('whoever has used up a bucket does not get a new one by making thousands of others', () => {
  const slow = { perMinute: 0.1, burst: 3 };
  const buckets = new TokenBuckets(1_000);
  for (let taken = 0; taken < 3; taken++) buckets.take('the attacker', slow);
  for (let index = 0; index < 100_000; index++) {
    buckets.take(`decoy ${index}`, slow);
    if (index % 1_000 === 0) vi.advanceTimersByTime(1);
  }
  expect(buckets.size).toBeLessThanOrEqual(1_000);
  expect(buckets.take('the attacker', slow)).toBeGreaterThan(500);
});
