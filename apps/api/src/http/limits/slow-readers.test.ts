import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const rounds = process.env.TEST_LONG ? 30 : 3;

let api: TestApp;
let admin: TestSession;
let editor: TestSession;
beforeAll(async () => {
  api = await createTestApp({ readerSeconds: 2 });
  admin = await api.signIn('admin');
  editor = await api.signIn('editor');
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  // So much that no buffer on the way holds their export.
  await api.database.pool.query(
    `INSERT INTO skills (id, created_by, updated_by, search_key, state, name, type, ar_key, synonyms)
     SELECT gen_random_uuid(), '{}', '{}', 'skill ' || n, 'active', jsonb_build_object('ar', 'مهارة ' || n), 'technical', 'skill ' || n,
       jsonb_build_array(jsonb_build_object('text', repeat(md5(n::text), 80), 'language', 'en'))
     FROM generate_series(1, 6000) n`,
  );
});
afterAll(() => api.close());

const path = '/api/v1/skills/export?language=ar&format=csv&columns=synonyms';
const connectionsInUse = () => api.deps.database.pool.totalCount - api.deps.database.pool.idleCount;

/** Asks, and reads nothing of the answer but how it begins. */
async function standStill(session: TestSession): Promise<Socket> {
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  const headers = Object.entries(session.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headers.join('')}\r\n`);
  const [beginning] = (await once(socket, 'data')) as [Buffer];
  const status = beginning.toString().split('\r\n')[0];
  // A busy machine may be slow to open a connection to its database.
  if (status === 'HTTP/1.1 503 Service Unavailable') return standStill(session);
  expect(status).toBe('HTTP/1.1 200 OK');
  socket.pause();
  return socket;
}

test('T46 an export whose reader stands still is given up, and frees all that it held', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const sockets = await Promise.all([standStill(admin), standStill(admin)]);
    expect((await api.call('GET', path, { as: admin })).statusCode).toBe(429);
    const others = await standStill(editor);
    await expect.poll(connectionsInUse, { timeout: 30_000 }).toBe(0);
    for (const socket of [...sockets, others]) socket.destroy();
  }
  const { statusCode } = await api.call('GET', `${path}&q=nothing`, { as: admin });
  expect(statusCode).toBe(200);
});

test('T52 an export whose connection to the database is cut ends, and nothing else notices', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const socket = await standStill(admin);
    const ended = once(socket, 'close');
    await api.database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'",
    );
    socket.resume();
    await ended;
    expect((await api.call('GET', '/api/v1/checkToken', { as: admin })).statusCode).toBe(200);
  }
});
