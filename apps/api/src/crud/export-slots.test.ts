import { expect, test } from 'vitest';
import { takeSlot } from './export-slots.ts';

test('lists never wait for exports: more than five at once are told to come later', () => {
  const database = {};
  const giveBack = Array.from({ length: 5 }, () => takeSlot(database));
  expect(() => takeSlot(database)).toThrow(expect.objectContaining({ code: 'rateLimited', extra: { retryAfter: 15 } }));
  expect(() => takeSlot({})).not.toThrow();
  giveBack[0]!();
  expect(() => takeSlot(database)).not.toThrow();
});
