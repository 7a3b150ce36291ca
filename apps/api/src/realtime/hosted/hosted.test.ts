import { channels } from '@diwan/api-contract/endpoints/realtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HostedRealtime } from '#config.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { publish } from '../publish.ts';
import { startRealtimeServer } from '../server.ts';
import { type RealtimeServer, startEmbeddedServer } from '../sockets/embedded-server.ts';
import { usualLimits } from '../sockets/protocol.ts';
import { TestSocket } from '../sockets/test-socket.ts';
import { signSubscription } from './signature.ts';

const keys = { key: 'hosted-key', secret: 'hosted-secret-of-the-service' };
let service: TestApp;
let server: RealtimeServer;
let product: TestApp;
let delivery: RealtimeServer;

// Our own server stands in for the service, on a database of its own: it keeps the same protocol.
beforeAll(async () => {
  service = await createTestApp();
  server = await startEmbeddedServer(service.deps, {
    ...keys,
    port: 0,
    limits: { ...usualLimits, ...service.deps.config.rateLimits.sockets },
  });
  const realtime: HostedRealtime = {
    kind: 'hosted',
    host: '127.0.0.1',
    port: server.port!,
    isSecure: false,
    appId: keys.key,
    ...keys,
  };
  product = await createTestApp({ realtime });
  delivery = await startRealtimeServer(product.deps);
});

afterAll(async () => {
  await delivery.close();
  await product.close();
  await server.close();
  await service.close();
});

test('AUTH-13 a hosted service receives what was committed, signed, and the outbox is emptied', async () => {
  const socket = await TestSocket.open(server.port, `/app/${keys.key}?protocol=7`);
  const id = await socket.id();
  const holder = {
    user_id: crypto.randomUUID(),
    user_info: { name: 'A' },
    session: crypto.randomUUID(),
    expires: 2 ** 33,
  };
  const channel_data = JSON.stringify(holder);
  socket.subscribe('private-work', {
    auth: `${keys.key}:${signSubscription(keys.secret, id, 'private-work', channel_data)}`,
    channel_data,
  });
  await socket.next('pusher_internal:subscription_succeeded');
  await product.database.transaction((tx) => publish(tx, channels.work, 'work.changed', {}));
  await socket.next('work.changed');
  await expect
    .poll(
      async () => (await product.database.pool.query<{ count: number }>('SELECT count(*) FROM outbox')).rows[0]?.count,
    )
    .toBe(0);
  socket.close();
});

test('AUTH-13 grants for a hosted service are the protocol’s own', async () => {
  const session = await product.signIn('editor');
  const ask = async (channel_name: string) =>
    (
      await product.call('POST', '/broadcasting/auth', { as: session, body: { socket_id: '1.2', channel_name } })
    ).json();
  expect(await ask('private-work')).toEqual({
    auth: `${keys.key}:${signSubscription(keys.secret, '1.2', 'private-work')}`,
  });
});
