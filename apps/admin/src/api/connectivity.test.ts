import { expect, onTestFinished, test, vi } from 'vitest';
import { connectivity } from './connectivity.ts';

test('what is tried again because a call succeeded succeeds itself, and is not tried without end', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const tries = vi.fn(() => {
    if (tries.mock.calls.length > 50) throw new Error('It is tried without end.');
    connectivity.note(false);
    connectivity.note(true);
  });
  const leave = connectivity.onReach(tries);
  expect(tries).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(tries.mock.calls.length).toBeGreaterThan(3);
  expect(tries.mock.calls.length).toBeLessThan(8);
  leave();
  vi.advanceTimersByTime(10_000);
  expect(tries.mock.calls.length).toBeLessThan(8);
});
