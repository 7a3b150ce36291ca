import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenCalm } from './after-screen.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (call: () => void) => void Promise.resolve().then(call));
  document.body.innerHTML = '<main><h1>Skills</h1></main>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('what can wait comes a while after the screen, one after the other, and the rest when one has failed', async () => {
  const loaded: string[] = [];
  const first = Promise.withResolvers<void>();
  void whenCalm(async () => {
    loaded.push('first');
    await first.promise;
  });
  const failing = whenCalm(async () => {
    loaded.push('second');
    throw new TypeError('offline');
  });
  const failed = expect(failing).rejects.toThrow('offline');
  void whenCalm(async () => loaded.push('third'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(loaded).toEqual(['first']);
  first.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  await failed;
  expect(loaded).toEqual(['first', 'second', 'third']);
});
