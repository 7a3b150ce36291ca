import { afterEach, expect, test } from 'vitest';
import { createLiveValue } from './live-value.ts';

afterEach(() => sessionStorage.clear());

test('what was last seen is there at once when the tab is loaded again, until it has been fetched', async () => {
  await createLiveValue(async () => 7, 'waiting').refresh();
  const loadedAgain = createLiveValue(async () => 8, 'waiting');
  expect(loadedAgain.read().value).toBe(7);
  await loadedAgain.refresh();
  expect(loadedAgain.read().value).toBe(8);
});

test('an answer that comes after the session has ended leaves nothing behind', async () => {
  let answer = (_: number) => {};
  const live = createLiveValue(() => new Promise<number>((resolve) => (answer = resolve)), 'waiting');
  const refreshed = live.refresh();
  live.forget();
  answer(7);
  await refreshed;
  expect([live.read().value, sessionStorage.length]).toEqual([null, 0]);
});

test('what is kept and can not be read is waited for', () => {
  sessionStorage.setItem('waiting', '{');
  expect(createLiveValue(async () => 7, 'waiting').read().value).toBeNull();
});
