import { channels } from '@diwan/api-contract/endpoints/realtime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rateLimits } from '#http/limits/rate-limits.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { publish } from '../publish.ts';
import { startRealtimeServer } from '../server.ts';
import type { RealtimeServer } from './embedded-server.ts';
import type { Limits } from './protocol.ts';
import { TestSocket } from './test-socket.ts';

let api: TestApp;
let session: TestSession;

beforeAll(async () => {
  api = await createTestApp();
  session = await api.signIn('editor');
});
afterAll(() => api.close());

async function withServer(limits: Partial<Limits>, use: (server: RealtimeServer) => Promise<void>): Promise<void> {
  const realtime = { ...api.deps.config.realtime, port: 0 };
  const server = await startRealtimeServer({ ...api.deps, config: { ...api.deps.config, realtime } }, limits);
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

async function isAdmitted(port: number | null): Promise<boolean> {
  const socket = await TestSocket.open(port);
  const greeted = socket.id().then(() => true);
  return Promise.race([greeted, socket.closed.then(() => false)]);
}

async function subscribe(socket: TestSocket, channel: string): Promise<void> {
  const body = { socket_id: await socket.id(), channel_name: channel };
  const answer = await api.call('POST', '/broadcasting/auth', { as: session, body });
  socket.subscribe(channel, answer.json() as object);
}

test('T90 a frame over 10 KB, bad JSON and 1,000 messages at once close the connection with the right code', () =>
  withServer(rateLimits().sockets, async ({ port }) => {
    const large = await TestSocket.open(port);
    large.sendText('x'.repeat(10_241));
    expect(await large.closed).toBe(1009);
    for (const text of ['{', '[]', '{"event":1}', 'null']) {
      const garbled = await TestSocket.open(port);
      garbled.sendText(text);
      expect(await garbled.closed).toBe(1007);
    }
    const flooding = await TestSocket.open(port);
    const neighbour = await TestSocket.open(port);
    await subscribe(neighbour, 'private-work');
    for (let message = 0; message < 1_000; message++) flooding.send('pusher:ping', {});
    await neighbour.next('pusher_internal:subscription_succeeded');
    await api.database.transaction((tx) => publish(tx, channels.work, 'work.changed', {}));
    await neighbour.next('work.changed', undefined, 1_000);
    expect(await flooding.closed).toBe(4100);
    expect(flooding.count('pusher:pong')).toBeLessThanOrEqual(70);
    neighbour.close();
  }));

test('T90 client events are refused and the connection goes on', () =>
  withServer({}, async ({ port }) => {
    const socket = await TestSocket.open(port);
    socket.send('client-typing', { channel: 'private-work' });
    expect((await socket.next('pusher:error')).data.code).toBe(4301);
    socket.send('pusher:ping', {});
    await socket.next('pusher:pong');
    socket.close();
  }));

test('T90 subscriptions, connections and connects of an address are limited', () =>
  withServer({ subscriptions: 1, connections: 3, connects: { burst: 4, perMinute: 1 } }, async ({ port }) => {
    const socket = await TestSocket.open(port);
    await subscribe(socket, 'private-work');
    await subscribe(socket, 'private-resource.skills');
    expect((await socket.next('pusher:subscription_error')).data.status).toBe(429);
    const others = [await TestSocket.open(port), await TestSocket.open(port)];
    expect(await (await TestSocket.open(port)).closed).toBe(4100);
    for (const other of others) other.close();
    // As soon as the server has noticed that they are gone.
    await vi.waitUntil(() => isAdmitted(port), { timeout: 5_000 });
    expect(await (await TestSocket.open(port)).closed).toBe(4100);
  }));

test('T90 a silent client is asked and then closed; one that is authorised for nothing is closed', () =>
  withServer({ inspectEvery: 50, pingAfter: 150, pongWithin: 100, authorisedWithin: 600 }, async ({ port }) => {
    const silent = await TestSocket.open(port);
    await silent.next('pusher:ping');
    expect(await silent.closed).toBe(4201);
    const stranger = await TestSocket.open(port);
    const talking = setInterval(() => stranger.send('pusher:ping', {}), 100);
    expect(await stranger.closed).toBe(4009);
    clearInterval(talking);
  }));

test('the publish API refuses what is not signed', () =>
  withServer({}, async ({ port }) => {
    const post = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body: '{"name":"x","channel":"private-work","data":"{}"}',
      });
    expect((await post('/apps/diwan/events')).status).toBe(401);
    expect((await post('/apps/diwan/events?auth_key=diwan&auth_timestamp=1&auth_signature=00')).status).toBe(401);
    expect((await post('/elsewhere')).status).toBe(404);
  }));
