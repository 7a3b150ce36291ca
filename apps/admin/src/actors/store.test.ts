import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('who follows a value hears of every change once, and of none after leaving', () => {
  const store = createStore('one');
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.set('two');
  store.set('two');
  expect(heard).toHaveBeenCalledTimes(1);
  expect([store.read(), store.isFollowed()]).toEqual(['two', true]);
  leave();
  store.set('three');
  expect(heard).toHaveBeenCalledTimes(1);
  expect([store.read(), store.isFollowed()]).toEqual(['three', false]);
});
