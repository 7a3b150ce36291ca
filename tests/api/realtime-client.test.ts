import { randomUUID } from 'node:crypto';
import { createRealtime, type Member, type Realtime } from '@diwan/admin/api/realtime/realtime.ts';
import { publish } from '@diwan/api/realtime/publish.ts';
import { startRealtimeServer } from '@diwan/api/realtime/server.ts';
import type { RealtimeServer } from '@diwan/api/realtime/sockets/embedded-server.ts';
import { createTestApp, type TestApp, type TestSession } from '@diwan/api/test/test-app.ts';
import { channels } from '@diwan/api-contract/endpoints/realtime';
import Pusher from 'pusher-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const path = 'job-posts';
const change = { resource: path, id: randomUUID(), version: 2, state: null, event: 'edited', by: 'A' };
const patience = { timeout: 15_000 };

let api: TestApp;
let server: RealtimeServer;
let session: TestSession;
let bearers: string[] = [];
const clients: Realtime[] = [];

beforeAll(async () => {
  api = await createTestApp();
  session = await api.signIn('editor');
  server = await serve(0);
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
  await api.close();
});

function serve(port: number): Promise<RealtimeServer> {
  const { config } = api.deps;
  return startRealtimeServer({ ...api.deps, config: { ...config, realtime: { ...config.realtime, port } } });
}

/** The screens' own client, with the session's cookie that a browser would add. */
function client(renew: (client: Realtime) => Promise<boolean> = () => Promise.resolve(false), as = session): Realtime {
  const made: Realtime = createRealtime({
    loadSettings: async () => ({ key: 'diwan', host: null, port: server.port!, isSecure: false }),
    pageHost: '127.0.0.1',
    renew: () => renew(made),
    fetch: async (url, init) => {
      const authorization = new Headers(init?.headers).get('authorization') ?? '';
      bearers.push(authorization);
      const answer = await api.app.inject({
        method: 'POST',
        url: String(url),
        headers: { 'content-type': 'application/json', authorization, cookie: as.headers.cookie },
        payload: String(init?.body),
      });
      return new Response(answer.body, { status: answer.statusCode });
    },
  });
  clients.push(made);
  return made;
}

const tokenOf = (as: TestSession) => as.headers.authorization.replace('Bearer ', '');
const send = (event = change) =>
  api.database.transaction((tx) => publish(tx, channels.resource(path), 'record.changed', event));

async function connected(made: Realtime, as = session): Promise<void> {
  const status = vi.fn();
  const stop = made.onStatus(status);
  made.setToken(tokenOf(as));
  made.start();
  await vi.waitFor(() => expect(status).toHaveBeenLastCalledWith('connected'), patience);
  stop();
}

test('AUTH-13 echo and pusher-js hear a change once each listener, until the last one leaves', async () => {
  const realtime = client();
  const [one, two, resumed] = [vi.fn(), vi.fn(), vi.fn()];
  realtime.onResumed(resumed);
  const stopOne = realtime.subscribe(channels.resource(path), { 'record.changed': one });
  const stopTwo = realtime.subscribe(channels.resource(path), { 'record.changed': two });
  await connected(realtime);
  await vi.waitFor(() => expect(resumed).toHaveBeenCalledWith(new Set([channels.resource(path)])), patience);
  await send();
  await vi.waitFor(() => expect(two).toHaveBeenCalledExactlyOnceWith(change), patience);
  expect(one).toHaveBeenCalledOnce();
  stopOne();
  await send({ ...change, version: 3 });
  await vi.waitFor(() => expect(two).toHaveBeenCalledTimes(2), patience);
  expect(one).toHaveBeenCalledOnce();
  stopTwo();
  realtime.close();
});

test('T91 hundreds of mounts and unmounts leave one subscription and one call back', async () => {
  const realtime = client();
  const heard = vi.fn();
  realtime.subscribe(channels.work, {});
  await connected(realtime);
  for (let mount = 0; mount < 1_000; mount++)
    realtime.subscribe(channels.resource(path), { 'record.changed': heard })();
  bearers = [];
  const resumed = vi.fn();
  realtime.onResumed(resumed);
  realtime.subscribe(channels.resource(path), { 'record.changed': heard });
  await vi.waitFor(async () => {
    await send();
    expect(heard).toHaveBeenCalled();
  }, patience);
  expect(bearers.length).toBeLessThanOrEqual(1);
  realtime.close();
});

test('a channel that was left before its answer came keeps nothing for who left it', async () => {
  const realtime = client();
  realtime.subscribe(channels.work, {});
  await connected(realtime);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let visit = 0; visit < 3; visit++) {
    realtime.subscribe(channels.resource(path), {})();
    vi.advanceTimersByTime(1_000);
  }
  const heard = vi.fn();
  realtime.subscribe(channels.resource(path), { 'record.changed': heard });
  vi.useRealTimers();
  await vi.waitFor(async () => {
    await send();
    expect(heard).toHaveBeenCalled();
  }, patience);
  const { callbacks } = Pusher.instances.at(-1)!.channel(`private-${channels.resource(path)}`);
  expect(callbacks.get('record.changed')).toHaveLength(1);
  realtime.close();
});

test('NAV-06 each authorization carries the token given last', async () => {
  const realtime = client();
  realtime.subscribe(channels.work, {});
  await connected(realtime);
  const fresh = await api.signIn('editor');
  bearers = [];
  realtime.setToken(tokenOf(fresh));
  realtime.subscribe(channels.resource('skills'), {});
  await vi.waitFor(() => expect(bearers).toContain(fresh.headers.authorization), patience);
  realtime.close();
});

test('T84 a token that has lapsed is renewed once and the channel is joined with the new one', async () => {
  const renew = vi.fn(async (realtime: Realtime) => {
    realtime.setToken(tokenOf(session));
    return true;
  });
  const realtime = client(renew);
  const heard = vi.fn();
  realtime.subscribe(channels.resource(path), { 'record.changed': heard });
  realtime.setToken('lapsed');
  realtime.start();
  await vi.waitFor(async () => {
    await send();
    expect(heard).toHaveBeenCalled();
  }, patience);
  expect(renew).toHaveBeenCalledOnce();
  realtime.close();
});

test('T84 a channel that was refused is tried again by itself', async () => {
  let refusals = 2;
  const realtime = client(async (made) => {
    if (refusals-- > 0) return false;
    made.setToken(tokenOf(session));
    return true;
  });
  const heard = vi.fn();
  realtime.subscribe(channels.resource(path), { 'record.changed': heard });
  realtime.setToken('lapsed');
  realtime.start();
  await vi.waitFor(async () => {
    await send();
    expect(heard).toHaveBeenCalled();
  }, patience);
  realtime.close();
});

test('presence shows who has the record open, comes and goes', async () => {
  const admin = await api.signIn('admin');
  const [mine, theirs] = [client(), client(undefined, admin)];
  const record = channels.record(path, randomUUID());
  let members: Member[] = [];
  mine.join(record, (now) => {
    members = now;
  });
  await connected(mine);
  await vi.waitFor(() => expect(members).toEqual([{ id: session.user.id, name: session.user.name }]), patience);
  const leave = theirs.join(record, () => {});
  await connected(theirs, admin);
  await vi.waitFor(() => expect(members).toHaveLength(2), patience);
  leave();
  await vi.waitFor(() => expect(members).toHaveLength(1), patience);
  mine.close();
  theirs.close();
});

test('a client that was away connects again by itself and says what to read again', async () => {
  const realtime = client();
  const [heard, resumed, status] = [vi.fn(), vi.fn(), vi.fn()];
  realtime.subscribe(channels.resource(path), { 'record.changed': heard });
  realtime.onResumed(resumed);
  realtime.onStatus(status);
  await connected(realtime);
  await vi.waitFor(() => expect(resumed).toHaveBeenCalledOnce(), patience);
  const { port } = server;
  await server.close();
  await vi.waitFor(() => expect(status).toHaveBeenLastCalledWith('connecting'), patience);
  server = await serve(port!);
  await vi.waitFor(() => expect(resumed).toHaveBeenCalledTimes(2), patience);
  expect(resumed).toHaveBeenLastCalledWith(new Set([channels.resource(path)]));
  expect(status).toHaveBeenLastCalledWith('connected');
  await send();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), patience);
  realtime.close();
});
