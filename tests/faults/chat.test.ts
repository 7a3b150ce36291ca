import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startRealtimeServer } from '@diwan/api/realtime/server.ts';
import type { RealtimeServer } from '@diwan/api/realtime/sockets/embedded-server.ts';
import { TestSocket } from '@diwan/api/realtime/sockets/test-socket.ts';
import { addConversation } from '@diwan/api/test/communication/conversation-records.ts';
import { createTestApp, type TestApp, type TestSession } from '@diwan/api/test/test-app.ts';
import type { Message, MessagePage } from '@diwan/api-contract/endpoints/chat/chat';
import { channels } from '@diwan/api-contract/endpoints/realtime';
import { outboxMachine } from '@diwan/machines/chat/outbox.machine';
import type { Outgoing } from '@diwan/machines/chat/outbox.types';
import { threadMachine } from '@diwan/machines/chat/thread.machine';
import type { Wanted } from '@diwan/machines/chat/thread.types';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';

const people = 50;
/** For how long they write, and how long each of them thinks at most between two things that they do. */
const [seconds, mostThoughtful] = process.env.TEST_LONG ? [600, 8] : [4, 2];
const channel = `private-${channels.resource('conversations')}`;

let api: TestApp;
let realtime: RealtimeServer;
beforeAll(async () => {
  api = await createTestApp();
  realtime = await startRealtimeServer({
    ...api.deps,
    config: { ...api.deps.config, realtime: { ...api.deps.config.realtime, port: 0 } },
  });
});
afterAll(async () => {
  await realtime.close();
  await api.close();
});

const isLucky = (share: number) => Math.random() < share;
/** The line breaks before a call arrives, or before its answer does. */
async function overBadLine(call: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const offline = () => Object.assign(new Error('offline'), { problem: { code: 'offline' } });
  if (isLucky(0.05)) throw offline();
  const answer = await call();
  if (isLucky(0.05)) throw offline();
  if (answer.statusCode >= 400) throw Object.assign(new Error(answer.body), { problem: answer.json() });
  return answer;
}

/** Somebody with the conversation open: the machines of the screens over a line that breaks. */
function personIn(conversationId: string, name: string, as: TestSession) {
  const path = `/api/v1/conversations/${conversationId}`;
  const written: string[] = [];
  const kept = new Map<string, Outgoing>();
  let nth = 0;
  let isThere = true;
  let socket: TestSocket | null = null;

  const thread = createActor(
    threadMachine.provide({
      delays: { betweenTries: 200 },
      actors: {
        fetchPage: fromPromise<MessagePage, Wanted>(async ({ input: { conversationId: _, ...query } }) => {
          const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
          return (await overBadLine(() => api.call('GET', `${path}/messages?${asked}`, { as }))).json();
        }),
      },
    }),
    { input: { conversationId } },
  ).start();
  const openOutbox = () =>
    createActor(
      outboxMachine.provide({
        delays: { betweenTries: 200 },
        actors: {
          readOutbox: fromPromise<readonly Outgoing[], { conversationId: string }>(async () => [...kept.values()]),
          sendMessage: fromPromise<Message, { message: Outgoing }>(async ({ input: { message } }) => {
            const { id, text, isInternal, replyTo } = message;
            const headers = { 'idempotency-key': id };
            const body = { text, isInternal, replyTo, attachments: [] };
            return (await overBadLine(() => api.call('POST', `${path}/messages`, { as, headers, body }))).json();
          }),
        },
        actions: {
          keepMessage: (_, { message }) => void kept.set(message.id, message),
          forgetMessage: (_, { id }) => void kept.delete(id),
          announceSent: (_, { output }) => thread.send({ type: 'message.arrived', message: output }),
          announceRefused: () => {},
        },
      }),
      { input: { conversationId } },
    ).start();
  let outbox = openOutbox();

  /** What a person does who is told that it could not be loaded. */
  const tryAgain = () => {
    if (thread.getSnapshot().hasTag('failed')) thread.send({ type: 'thread.retried' });
  };

  async function listen(): Promise<void> {
    const opened = await TestSocket.open(realtime.port);
    const body = { socket_id: await opened.id(), channel_name: channel };
    opened.subscribe(channel, (await api.call('POST', '/broadcasting/auth', { as, body })).json());
    await opened.next('pusher_internal:subscription_succeeded', channel);
    opened.onEvent('message.added', ({ conversation, seq }) => {
      if (conversation === conversationId) thread.send({ type: 'message.announced', seq: Number(seq) });
    });
    thread.send({ type: 'connection.resumed' });
    socket = opened;
    // Whoever broke it, the line is opened again by itself.
    void opened.closed.then(() => (isThere ? listen() : undefined));
  }

  return {
    written,
    thread,
    tryAgain,
    get isThrough() {
      const { waiting } = outbox.getSnapshot().context;
      return outbox.getSnapshot().matches('resting') && waiting.length === 0 && kept.size === 0;
    },
    get refused() {
      return outbox.getSnapshot().context.refused;
    },
    async act(until: number): Promise<void> {
      await listen();
      while (Date.now() < until) {
        await sleep(Math.random() * mostThoughtful * 1_000);
        tryAgain();
        const what = Math.random();
        if (what < 0.15) await api.call('PUT', `${path}/typing`, { as, body: {} });
        else if (what < 0.22) socket?.close();
        else if (what < 0.27) {
          // The page is loaded again: what was not answered is in the browser still.
          outbox.stop();
          outbox = openOutbox();
        } else {
          const id = randomUUID();
          written.push(id);
          const message = { id, conversationId, text: `${name}: ${nth++}`, isInternal: false, replyTo: null };
          const writtenAt = new Date().toISOString();
          outbox.send({ type: 'message.submitted', message: { ...message, attachments: [], writtenAt } });
        }
      }
    },
    leave() {
      isThere = false;
      socket?.close();
      outbox.stop();
      thread.stop();
    },
  };
}

test(`${people} people type and write for ${seconds} s over lines that break: nothing is lost, nothing comes twice, and all see it in one order`, {
  timeout: (seconds + 120) * 1_000,
}, async () => {
  const { id } = await addConversation(api.database);
  const sessions = await Promise.all(
    Array.from({ length: people }, (_, nth) => api.signIn(nth % 2 ? 'editor' : 'admin')),
  );
  const all = sessions.map((as, nth) => personIn(id, `P${nth}`, as));
  const until = Date.now() + seconds * 1_000;
  await Promise.all(all.map((person) => person.act(until)));
  await vi.waitUntil(() => all.every(({ isThrough }) => isThrough), { timeout: 60_000, interval: 50 });

  const kept: Message[] = [];
  for (let page: MessagePage | null = null; page === null || page.items.length > 0; kept.push(...page.items)) {
    const after = kept.at(-1)?.seq ?? 0;
    const url = `/api/v1/conversations/${id}/messages?after=${after}&limit=200`;
    page = (await api.call('GET', url, { as: sessions[0]! })).json() as MessagePage;
  }
  const written = all.flatMap((person) => person.written);
  expect(kept.length).toBe(written.length);
  expect(new Set(kept.map((message) => message.id))).toEqual(new Set(written));
  expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, nth) => nth + 1));
  expect(all.flatMap(({ refused }) => refused)).toEqual([]);
  for (const person of all) {
    const own = new Set(person.written);
    expect(kept.filter((message) => own.has(message.id)).map((message) => message.id)).toEqual(person.written);
  }

  const order = kept.map((message) => message.id);
  const seen = ({ thread }: (typeof all)[number]) => thread.getSnapshot().context.messages;
  const isCurrent = (person: (typeof all)[number]) => {
    person.tryAgain();
    return seen(person).at(-1)?.seq === kept.length;
  };
  await vi.waitUntil(() => all.filter((person) => !isCurrent(person)).length === 0, { timeout: 30_000 });
  for (const person of all) {
    const messages = seen(person);
    expect(messages.map((message) => message.id)).toEqual(order.slice(messages[0]!.seq - 1));
    person.leave();
  }
  if (process.env.TEST_LONG) console.warn({ written: written.length, people, seconds });
});
