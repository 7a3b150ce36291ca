import { expect, test } from 'vitest';
import { advisoryLocks } from './advisory-locks.ts';

test('nobody waits for a lock that is about something else', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});
