import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import { expect, test } from 'vitest';
import { entriesOf } from './entries.ts';

const message = (seq: number) =>
  ({ id: `m${seq}`, seq, at: `2026-03-01T09:00:0${seq}.000Z`, sender: { type: 'seeker', id: 's' } }) as Message;

test('what is there stays the same entry when older ones come before it', () => {
  const [older, newer] = [message(1), message(2)];
  const [before] = entriesOf({ messages: [newer] });
  expect(entriesOf({ messages: [older, newer] })[1]).toBe(before);
  expect(entriesOf({ messages: [{ ...newer, text: null }] })[0]).not.toBe(before);
});
