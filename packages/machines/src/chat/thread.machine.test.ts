import type { Message, MessagePage } from '@diwan/api-contract/endpoints/chat/chat';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { problemOf } from '../model/machine-model.ts';
import { threadMachine } from './thread.machine.ts';
import type { Wanted } from './thread.types.ts';

const messageOf = (seq: number): Message => ({
  id: `m${seq}`,
  seq,
  sender: { type: 'seeker', id: null, name: { ar: 'سارة' } },
  text: `${seq}`,
  attachments: [],
  voice: null,
  replyTo: null,
  at: '2026-04-05T06:00:00.000Z',
  isInternal: false,
  isRedacted: false,
  deletedAt: null,
  delivery: 'sent',
});

/** A conversation that others write in. */
function conversation(count: number, known: MessagePage | null = null, isThere = true) {
  const server = { count, isThere, size: 3, redacted: new Set<number>() };
  const asked: Wanted[] = [];
  const actor = createActor(
    threadMachine.provide({
      actors: {
        fetchPage: fromPromise<MessagePage, Wanted>(async ({ input }) => {
          asked.push(input);
          if (!server.isThere) throw Object.assign(new Error('offline'), { problem: problemOf('offline') });
          const { before = Infinity, after, limit = server.size } = input;
          const all = Array.from({ length: server.count }, (_, index) => messageOf(index + 1))
            .map((message) => (server.redacted.has(message.seq) ? { ...message, text: null } : message))
            .filter(({ seq }) => seq < before && seq > (after ?? 0));
          const items = after === undefined ? all.slice(-limit) : all.slice(0, limit);
          return { items, lastSeq: server.count, readSeq: 0 };
        }),
      },
    }),
    { input: { conversationId: 'c1', known } },
  ).start();
  const seqs = () => actor.getSnapshot().context.messages.map(({ seq }) => seq);
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { actor, server, asked, seqs, settled };
}

test('the newest are read first, older ones when they are wanted, to the first', async () => {
  const { actor, seqs, settled } = conversation(7);
  await settled();
  expect(seqs()).toEqual([5, 6, 7]);
  for (let nth = 0; nth < 3; nth++) {
    actor.send({ type: 'older.wanted' });
    await settled();
  }
  expect(seqs()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('what was missed while the connection was broken is fetched page by page, in its order, before what comes next', async () => {
  const { actor, server, seqs, settled } = conversation(2);
  await settled();
  server.count = 11;
  // An answer to one's own message overtakes what others have written before.
  actor.send({ type: 'message.arrived', message: messageOf(11) });
  await settled();
  await settled();
  await settled();
  expect(seqs()).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
  server.count = 12;
  actor.send({ type: 'message.announced', seq: 12 });
  actor.send({ type: 'message.announced', seq: 12 });
  await settled();
  expect(seqs().at(-1)).toBe(12);
  server.count = 13;
  actor.send({ type: 'message.arrived', message: messageOf(13) });
  actor.send({ type: 'message.announced', seq: 13 });
  await settled();
  expect(seqs().slice(-2)).toEqual([12, 13]);
});

test('what can’t be fetched now is fetched when the channel is back', async () => {
  const { actor, server, seqs, settled } = conversation(2);
  await settled();
  server.isThere = false;
  server.count = 4;
  actor.send({ type: 'message.announced', seq: 4 });
  await settled();
  expect(seqs()).toEqual([1, 2]);
  server.isThere = true;
  actor.send({ type: 'connection.resumed' });
  await settled();
  expect(seqs()).toEqual([1, 2, 3, 4]);
});

test('a message that was redacted is read again where it stands', async () => {
  const { actor, server, settled } = conversation(3);
  await settled();
  server.redacted.add(2);
  actor.send({ type: 'message.altered', seq: 2 });
  await settled();
  expect(actor.getSnapshot().context.messages.map(({ text }) => text)).toEqual(['1', null, '3']);
});

test('what was read a moment ago is shown at once; what has come since is fetched when the channel is asked for it', async () => {
  const known = { items: [messageOf(1), messageOf(2)], lastSeq: 2, readSeq: 0 };
  const { actor, asked } = conversation(4, known);
  expect(actor.getSnapshot().hasTag('loading')).toBe(false);
  expect(asked).toEqual([]);
  actor.send({ type: 'connection.resumed' });
  await expect.poll(() => actor.getSnapshot().context.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(asked).toEqual([{ conversationId: 'c1', after: 2 }]);
});

test.each([
  ['one’s own', () => ({ type: 'message.arrived', message: messageOf(2) }) as const],
  ['somebody else’s', () => ({ type: 'message.announced', seq: 2 }) as const],
])('%s message that comes while an older answer is on its way is there after it', async (_, event) => {
  for (const start of ['current', 'loading']) {
    const { actor, server, seqs, settled } = conversation(1);
    if (start === 'current') {
      await settled();
      actor.send({ type: 'connection.resumed' });
    }
    server.count = 2;
    actor.send(event());
    await settled();
    await settled();
    expect([start, ...seqs()]).toEqual([start, 1, 2]);
  }
});

test('a thread that could not be read is read as soon as a message is heard of', async () => {
  const { actor, server, seqs, settled } = conversation(2, null, false);
  await settled();
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  server.isThere = true;
  server.count = 3;
  actor.send({ type: 'message.announced', seq: 3 });
  await settled();
  expect(seqs()).toEqual([1, 2, 3]);
});
