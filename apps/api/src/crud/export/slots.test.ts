import { expect, test } from 'vitest';
import { takeSlot } from './slots.ts';

const tooMany = expect.objectContaining({ code: 'rateLimited', extra: { retryAfter: 15 } });

test('lists never wait for exports: more than eight at once are told to come later', () => {
  const database = {};
  const giveBack = Array.from({ length: 8 }, (_, index) => takeSlot(database, `person ${index}`));
  expect(() => takeSlot(database, 'another')).toThrow(tooMany);
  expect(() => takeSlot({}, 'another')).not.toThrow();
  giveBack[0]!();
  expect(() => takeSlot(database, 'another')).not.toThrow();
});

test('nobody waits for the exports of one person, who has two at once', () => {
  const database = {};
  const giveBack = [takeSlot(database, 'one'), takeSlot(database, 'one')];
  expect(() => takeSlot(database, 'one')).toThrow(tooMany);
  expect(() => takeSlot(database, 'other')).not.toThrow();
  giveBack[1]!();
  expect(() => takeSlot(database, 'one')).not.toThrow();
});
