import { randomUUID } from 'node:crypto';
import { channels } from '@diwan/api-contract/endpoints/realtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSession } from '../identity/sessions/sessions.ts';
import { sha256 } from '../keys/random-token.ts';
import { createTestApp, type TestApp, type TestSession } from '../test/test-app.ts';
import { grantChannel } from './grant.ts';
import { signSubscription } from './hosted/signature.ts';
import { realtimeKeys } from './keys.ts';
import { publish } from './publish.ts';
import { startRealtimeServer } from './server.ts';
import type { RealtimeServer } from './sockets/embedded-server.ts';
import { TestSocket } from './sockets/test-socket.ts';

const jobPosts = channels.resource('job-posts');
const change = { resource: 'job-posts', id: randomUUID(), version: 2, state: null, event: 'edited', by: 'A' };
const listening = 'pusher_internal:subscription_succeeded';

let api: TestApp;
let first: RealtimeServer;
let second: RealtimeServer;
let session: TestSession;

beforeAll(async () => {
  api = await createTestApp();
  session = await api.signIn('editor');
  const deps = { ...api.deps, config: { ...api.deps.config, realtime: { ...api.deps.config.realtime, port: 0 } } };
  first = await startRealtimeServer(deps, { inspectEvery: 500 });
  second = await startRealtimeServer(deps, { inspectEvery: 500 });
});

afterAll(async () => {
  await first.close();
  await second.close();
  await api.close();
});

async function authorize(socket_id: string, channel_name: string, as = session) {
  const answer = await api.call('POST', '/broadcasting/auth', { as, body: { socket_id, channel_name } });
  return { status: answer.statusCode, grant: answer.json() as { auth: string; channel_data: string } };
}

async function listen(server: RealtimeServer, channel: string, as = session): Promise<TestSocket> {
  const socket = await TestSocket.open(server.port);
  const { grant } = await authorize(await socket.id(), channel, as);
  socket.subscribe(channel, grant);
  await socket.next(listening, channel);
  return socket;
}

test('AUTH-13 the settings name the port; the host is that of the page', async () => {
  const answer = await api.call('GET', '/api/v1/realtime/settings', { as: session });
  expect(answer.json()).toEqual({ key: 'diwan', host: null, port: api.deps.config.realtime.port, isSecure: false });
});

test('AUTH-13 /broadcasting/auth grants what one may read, and one’s own person channel only', async () => {
  const status = async (channel: string) => (await authorize('1.1', channel)).status;
  expect(await status('private-resource.job-posts')).toBe(200);
  expect(await status('private-work')).toBe(200);
  expect(await status(`presence-record.job-posts.${randomUUID()}`)).toBe(200);
  expect(await status(`private-person.${session.user.id}`)).toBe(200);
  expect(await status(`private-person.${randomUUID()}`)).toBe(403);
  expect(await status('private-resource.secrets')).toBe(403);
  expect(await status('resource.job-posts')).toBe(403);
  expect(
    (await api.call('POST', '/broadcasting/auth', { body: { socket_id: '1.1', channel_name: 'private-work' } }))
      .statusCode,
  ).toBe(401);
  expect((await authorize('1.1:private-work', 'private-work')).status).toBe(422);
});

test('T83 the wrong application key is refused with 4001, a foreign page before it is connected', async () => {
  const socket = await TestSocket.open(first.port, '/app/other?protocol=7');
  expect(await socket.closed).toBe(4001);
  await expect(TestSocket.open(first.port, undefined, { origin: 'https://evil.example' })).rejects.toThrow('403');
  await expect(TestSocket.open(first.port, '/elsewhere')).rejects.toThrow('404');
});

test('T83 of 200 forged, expired, stolen and replayed grants none opens a channel', async () => {
  const keys = await realtimeKeys(api.deps);
  const wire = 'private-resource.job-posts';
  const actor = { id: session.user.id, name: 'A', sessionId: randomUUID() };
  const past = new Date(api.clock.now.getTime() - 31_000);
  let opened = 0;
  let refused = 0;
  for (let round = 0; round < 20; round++) {
    const socket = await TestSocket.open(first.port);
    const other = await TestSocket.open(first.port);
    const [id, otherId] = [await socket.id(), await other.id()];
    const { grant } = await authorize(id, wire);
    const data = grant.channel_data;
    const foreign = JSON.stringify({ ...JSON.parse(data), session: randomUUID() });
    const bad = [
      { auth: '' },
      { auth: `${keys.key}:${'0'.repeat(64)}`, channel_data: data },
      { auth: `${keys.key}:${signSubscription('guessed-secret', id, wire, data)}`, channel_data: data },
      { auth: `${keys.key}:${signSubscription(keys.secret, id, wire)}` },
      { auth: grant.auth, channel_data: foreign },
      { auth: grant.auth.replace('diwan', 'other'), channel_data: data },
      (await authorize(otherId, wire)).grant,
      (await authorize(id, 'private-work')).grant,
      grantChannel(keys, id, wire, actor, past),
    ];
    for (const attempt of bad) socket.subscribe(wire, attempt);
    // A replay: the sound grant once, and again after leaving.
    other.subscribe(wire, (await authorize(otherId, wire)).grant);
    const { grant: sound } = await authorize(otherId, 'private-work');
    other.subscribe('private-work', sound);
    await other.next(listening, 'private-work');
    other.send('pusher:unsubscribe', { channel: 'private-work' });
    other.subscribe('private-work', sound);
    other.send('pusher:ping', {});
    socket.send('pusher:ping', {});
    await Promise.all([other.next('pusher:pong'), socket.next('pusher:pong')]);
    opened += socket.count(listening) + (other.count(listening) - 2);
    refused += socket.count('pusher:subscription_error') + other.count('pusher:subscription_error');
    socket.close();
    other.close();
  }
  expect({ opened, refused }).toEqual({ opened: 0, refused: 200 });
});

test('an event reaches the listeners of every process after the commit, and nobody after a rollback', async () => {
  const sockets = [await listen(first, `private-${jobPosts}`), await listen(second, `private-${jobPosts}`)];
  await expect(
    api.database.transaction(async (tx) => {
      await publish(tx, jobPosts, 'record.changed', { ...change, event: 'lost' });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await api.database.transaction((tx) => publish(tx, jobPosts, 'record.changed', change));
  for (const socket of sockets) {
    expect((await socket.next('record.changed')).data).toEqual(change);
    expect(socket.count('record.changed')).toBe(1);
    socket.close();
  }
});

test('T85 when a session ends its sockets are told and closed within 5 s in every process, others stay', async () => {
  const ending = await api.signIn('admin');
  const staying = await api.signIn('admin');
  const person = `private-person.${ending.user.id}`;
  const sockets = await Promise.all([first, second].map((server) => listen(server, person, ending)));
  const other = await listen(second, person, staying);
  const { rows } = await api.database.pool.query<{ id: string }>('SELECT id FROM sessions WHERE cookie_hash = $1', [
    sha256(ending.headers.cookie.split('=')[1]!),
  ]);
  const startedAt = Date.now();
  await api.database.transaction((tx) =>
    endSession(tx, { id: rows[0]!.id, staffId: ending.user.id }, 'revoked', api.clock.now),
  );
  for (const socket of sockets) {
    expect(await socket.closed).toBe(4009);
    expect((await socket.next('session.ended')).data).toEqual({ reason: 'revoked' });
  }
  expect(Date.now() - startedAt).toBeLessThan(5_000);
  await api.database.transaction((tx) =>
    publish(tx, channels.person(ending.user.id), 'notification.changed', { unread: 0 }),
  );
  await other.next('notification.changed');
  for (const socket of sockets) expect(socket.count('notification.changed')).toBe(0);
  other.close();
});

test('T85 a session that lapses silently loses its sockets as well', async () => {
  const idle = await api.signIn('admin');
  const socket = await listen(first, 'private-work', idle);
  await api.database.pool.query(
    "UPDATE sessions SET last_used_at = now() - interval '31 minutes' WHERE staff_id = $1",
    [idle.user.id],
  );
  expect(await socket.closed).toBe(4009);
});

test('presence names who has a record open over all processes, and only once', async () => {
  const admin = await api.signIn('admin');
  const channel = `presence-record.job-posts.${randomUUID()}`;
  const mine = await listen(first, channel);
  const again = await listen(second, channel);
  const theirs = await listen(second, channel, admin);
  const { presence } = (await theirs.next(listening)).data as { presence: { count: number; hash: object } };
  expect(presence.count).toBe(2);
  expect(presence.hash).toEqual({
    [session.user.id]: { name: session.user.name },
    [admin.user.id]: { name: admin.user.name },
  });
  expect((await mine.next('pusher_internal:member_added')).data).toEqual({
    user_id: admin.user.id,
    user_info: { name: admin.user.name },
  });
  again.close();
  theirs.close();
  expect((await mine.next('pusher_internal:member_removed')).data).toEqual({ user_id: admin.user.id });
  expect(mine.count('pusher_internal:member_removed')).toBe(1);
  mine.close();
});

test('a server that loses its database for a moment sends its clients back to read again', async () => {
  const socket = await listen(first, 'private-work');
  await api.database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'diwan realtime'`,
  );
  expect(await socket.closed).toBe(4200);
});
