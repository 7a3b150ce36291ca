import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastSaid } from '../Announcer/announce.ts';
import { createToastQueue } from './toast-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('MSG-22 T116 a failure asked to stay 8800 ms stays exactly that long, and its text is kept', () => {
  const queue = createToastQueue();
  queue.show({ title: 'Error', description: 'The name is taken', tone: 'critical', duration: 8_800 });
  vi.advanceTimersByTime(8_799);
  expect(queue.read().shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.read().shown).toHaveLength(0);
  expect(queue.read().log).toMatchObject([{ title: 'Error', description: 'The name is taken' }]);
});

test('T116 the clock stands still while the message is read, and goes on where it was', () => {
  const queue = createToastQueue();
  queue.show({ title: 'Saved', duration: 1_000 });
  vi.advanceTimersByTime(600);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  expect(queue.read().shown).toHaveLength(1);
  queue.resume();
  vi.advanceTimersByTime(399);
  expect(queue.read().shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.read().shown).toHaveLength(0);
});

test('a critical message without a duration waits until it is dismissed, and the next one still has its clock', () => {
  const queue = createToastQueue();
  const id = queue.show({ title: 'Not saved', tone: 'critical' });
  queue.pause();
  vi.advanceTimersByTime(600_000);
  queue.dismiss(id);
  queue.show({ title: 'Saved' });
  vi.advanceTimersByTime(5_000);
  expect(queue.read().shown).toHaveLength(0);
});

test('T116 errors are said at once, the rest when there is a pause', () => {
  const queue = createToastQueue();
  queue.show({ title: 'Three are new' });
  queue.show({ title: 'The file is too large', description: 'At most 5 MB', tone: 'critical' });
  expect(lastSaid()).toEqual({ polite: 'Three are new', assertive: 'The file is too large. At most 5 MB' });
});
