import type { Message } from '@diwan/api-contract/endpoints/chat/chat';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { problemOf } from '../model/machine-model.ts';
import { outboxMachine } from './outbox.machine.ts';
import type { Outgoing } from './outbox.types.ts';

const messageOf = (text: string): Outgoing => ({
  id: text,
  conversationId: 'c1',
  text,
  isInternal: false,
  replyTo: null,
  attachments: [],
  writtenAt: '2026-04-05T06:00:00.000Z',
});

/** A composer whose network is there or not. */
function composer(left: readonly Outgoing[] = []) {
  const network = { isThere: true, isOpen: true };
  const sent: string[] = [];
  const kept = new Set<string>(left.map(({ id }) => id));
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        readOutbox: fromPromise(async () => left),
        sendMessage: fromPromise<Message, { message: Outgoing }>(async ({ input: { message } }) => {
          if (!network.isThere) throw Object.assign(new Error('offline'), { problem: problemOf('offline') });
          if (!network.isOpen)
            throw Object.assign(new Error('refused'), { problem: problemOf('refused', { status: 409 }) });
          sent.push(message.text);
          return { id: message.id, seq: sent.length } as Message;
        }),
      },
      actions: {
        keepMessage: (_, { message }) => void kept.add(message.id),
        forgetMessage: (_, { id }) => void kept.delete(id),
        announceSent: () => {},
        announceRefused: () => {},
      },
    }),
    { input: { conversationId: 'c1' } },
  ).start();
  const write = (text: string) => actor.send({ type: 'message.submitted', message: messageOf(text) });
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { actor, network, sent, kept, write, settled };
}

test('what is written without a network is kept, and sent once each, in its order, when there is one', async () => {
  const { actor, network, sent, kept, write, settled } = composer();
  await settled();
  network.isThere = false;
  for (const text of ['A', 'B', 'C']) write(text);
  await settled();
  expect(actor.getSnapshot().hasTag('unreachable')).toBe(true);
  expect([sent, [...kept]]).toEqual([[], ['A', 'B', 'C']]);
  network.isThere = true;
  actor.send({ type: 'server.reached' });
  await settled();
  await settled();
  await settled();
  expect([sent, [...kept]]).toEqual([['A', 'B', 'C'], []]);
});

test('what an earlier visit has left is sent first', async () => {
  const { sent, write, settled } = composer([messageOf('LEFT')]);
  write('NEW');
  await settled();
  await settled();
  expect(sent).toEqual(['LEFT', 'NEW']);
});

test('what is refused waits for whoever wrote it: to be sent again, or discarded, and holds nothing up', async () => {
  const { actor, network, sent, kept, write, settled } = composer();
  await settled();
  network.isOpen = false;
  write('A');
  write('B');
  await settled();
  await settled();
  expect(actor.getSnapshot().context.refused.map(({ message }) => message.text)).toEqual(['A', 'B']);
  network.isOpen = true;
  actor.send({ type: 'message.retried', id: 'A' });
  actor.send({ type: 'message.discarded', id: 'B' });
  await settled();
  expect([sent, [...kept], actor.getSnapshot().context.refused]).toEqual([['A'], [], []]);
});
