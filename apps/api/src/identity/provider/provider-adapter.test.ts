import type { AdapterPayload } from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { randomToken } from '#keys/random-token.ts';
import { createProviderAdapter, purgeExpiredPayloads } from './provider-adapter.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
const adapter = (model: string) => createProviderAdapter(server.database, server.deps.clock)(model);
const payload = (extra: Partial<AdapterPayload> = {}): AdapterPayload =>
  ({ kind: 'Any', iat: 1, ...extra }) as AdapterPayload;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('T18 1 what is stored is found unchanged', async () => {
  const stored = payload({ accountId: 'somebody', params: { scope: 'openid', nested: { list: [1, 'ب'] } } });
  await adapter('Interaction').upsert('one', stored, 60);
  expect(await adapter('Interaction').find('one')).toEqual(stored);
});

test('T18 2 storing again replaces payload, indexes and lifetime', async () => {
  const sessions = adapter('Session');
  await sessions.upsert('two', payload({ uid: 'old-uid', accountId: 'a' }), 5);
  await sessions.upsert('two', payload({ uid: 'new-uid', accountId: 'b' }), 60);
  server.advance(6);
  expect(await sessions.find('two')).toEqual(payload({ uid: 'new-uid', accountId: 'b' }));
  expect(await sessions.findByUid('old-uid')).toBeUndefined();
  expect(await sessions.findByUid('new-uid')).toMatchObject({ accountId: 'b' });
});

test('T18 3 what was never stored is undefined', async () => {
  expect(await adapter('Session').find(randomToken())).toBeUndefined();
  expect(await adapter('Session').findByUid(randomToken())).toBeUndefined();
  expect(await adapter('DeviceCode').findByUserCode(randomToken())).toBeUndefined();
});

test('T18 4 what has expired is undefined, by every index, and is purged', async () => {
  await adapter('Session').upsert('four', payload({ uid: 'four-uid' }), 10);
  await adapter('DeviceCode').upsert('four', payload({ userCode: 'FOUR' }), 10);
  server.advance(11);
  expect(await adapter('Session').find('four')).toBeUndefined();
  expect(await adapter('Session').findByUid('four-uid')).toBeUndefined();
  expect(await adapter('DeviceCode').findByUserCode('FOUR')).toBeUndefined();
  await purgeExpiredPayloads(server.database, server.deps.clock);
  const { rows } = await server.database.pool.query("SELECT 1 FROM oidc_payloads WHERE id = 'four'");
  expect(rows).toEqual([]);
});

test('T18 5 consuming marks the payload with a time in seconds', async () => {
  const codes = adapter('AuthorizationCode');
  await codes.upsert('five', payload({ grantId: 'g5' }), 60);
  expect((await codes.find('five'))?.consumed).toBeUndefined();
  await codes.consume('five');
  expect((await codes.find('five'))?.consumed).toBeCloseTo(server.deps.clock().getTime() / 1000, -1);
});

test('T18 6 consuming keeps the lifetime', async () => {
  const codes = adapter('AuthorizationCode');
  await codes.upsert('six', payload(), 10);
  server.advance(8);
  await codes.consume('six');
  expect(await codes.find('six')).toBeDefined();
  server.advance(3);
  expect(await codes.find('six')).toBeUndefined();
});

test('T18 7 of twenty that consume at once, one may', async () => {
  const codes = adapter('AuthorizationCode');
  await codes.upsert('seven', payload(), 60);
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => codes.consume('seven')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('T18 8 what is destroyed is gone, twice does no harm', async () => {
  const sessions = adapter('Session');
  await sessions.upsert('eight', payload({ uid: 'eight-uid' }), 60);
  await sessions.destroy('eight');
  await sessions.destroy('eight');
  expect(await sessions.find('eight')).toBeUndefined();
  expect(await sessions.findByUid('eight-uid')).toBeUndefined();
});

test('T18 9 a session is found by its uid, a device code by its user code', async () => {
  await adapter('Session').upsert('nine', payload({ uid: 'nine-uid' }), 60);
  await adapter('DeviceCode').upsert('nine', payload({ userCode: 'NINE' }), 60);
  expect(await adapter('Session').findByUid('nine-uid')).toMatchObject({ uid: 'nine-uid' });
  expect(await adapter('DeviceCode').findByUserCode('NINE')).toMatchObject({ userCode: 'NINE' });
});

test('T18 10 revoking a grant deletes everything of it, in every model, and nothing else', async () => {
  const models = ['AuthorizationCode', 'AccessToken', 'RefreshToken'];
  for (const model of models) {
    await adapter(model).upsert(`ten-${model}`, payload({ grantId: 'g10' }), 60);
    await adapter(model).upsert(`other-${model}`, payload({ grantId: 'g11' }), 60);
  }
  await adapter('RefreshToken').revokeByGrantId('g10');
  for (const model of models) {
    expect(await adapter(model).find(`ten-${model}`)).toBeUndefined();
    expect(await adapter(model).find(`other-${model}`)).toBeDefined();
  }
});

test('T18 11 the same id in two models is two things', async () => {
  await adapter('Grant').upsert('eleven', payload({ accountId: 'grant' }), 60);
  await adapter('Session').upsert('eleven', payload({ accountId: 'session' }), 60);
  await adapter('Grant').destroy('eleven');
  expect(await adapter('Session').find('eleven')).toMatchObject({ accountId: 'session' });
});

test('T18 12 what one process stored another finds, so a restart keeps sign-ins; no lifetime means for good', async () => {
  await adapter('Grant').upsert('twelve', payload({ accountId: 'kept' }), undefined as never);
  const { connectionString } = server.database.pool.options;
  const restarted = openDatabase(connectionString ?? '');
  const later = () => new Date(Date.now() + 1e11);
  expect(await createProviderAdapter(restarted, later)('Grant').find('twelve')).toMatchObject({ accountId: 'kept' });
  await restarted.close();
});
