import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNews } from '#test/site/site-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { pushStep } from './worker.ts';

let api: TestApp;
let as: TestSession;
let taken: { headers: IncomingMessage['headers']; body: Record<string, unknown> }[] = [];
let status = 200;
/** Keeps the service from answering until it is told. */
let silence: Promise<void> | null = null;
const service = createServer((request, response) => {
  let text = '';
  const held = silence;
  request.on('data', (part) => (text += part));
  request.on('end', async () => {
    taken.push({ headers: request.headers, body: JSON.parse(text) });
    await held;
    response.statusCode = status;
    response.end(JSON.stringify({ accepted: 1200 }));
  });
});
let url: string;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('admin');
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/push`;
});
afterAll(async () => {
  service.close();
  await api.close();
});

const get = async (id: string) => (await api.call('GET', `/api/v1/news/${id}`, { as })).json();
async function send(id: string, type: string) {
  const headers = { 'if-match': `"v${(await get(id)).version}"` };
  const answer = await api.call('POST', `/api/v1/news/${id}/events`, { as, body: { type }, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}
const wanting = (isPushed: boolean) => addNews(api.database, { state: 'in_review', isPushed });
const step = (token: string | null = 'secret') => pushStep(api.deps, { url, token });

test('news that wants it is sent to phones once, when its publication can no longer be taken back', async () => {
  const { id } = await wanting(true);
  await send(id, 'news.publish');
  expect((await get(id)).push).toMatchObject({ state: 'queued', platforms: ['ios', 'android'] });
  expect(await step()).toBe(false);
  api.clock.advance(11);
  expect([await step(), await step()]).toEqual([true, false]);
  const { push, title } = await get(id);
  expect(push).toMatchObject({ state: 'sent', stats: { accepted: 1200 } });
  expect(taken).toHaveLength(1);
  expect(taken[0]!.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': push.id });
  expect(taken[0]!.body).toMatchObject({ id: push.id, title, deepLink: push.deepLink, audience: push.audience });

  await send(id, 'news.unpublish');
  await send(id, 'news.publish');
  api.clock.advance(11);
  expect(await step()).toBe(false);
  expect(taken).toHaveLength(1);
});

test('what is unpublished before it leaves is not sent, and what does not want it never', async () => {
  taken = [];
  const [{ id }, quiet] = [await wanting(true), await wanting(false)];
  await send(id, 'news.publish');
  await send(id, 'news.unpublish');
  await send(quiet.id, 'news.publish');
  api.clock.advance(11);
  expect(await step()).toBe(false);
  expect([(await get(id)).push, (await get(quiet.id)).push, taken]).toEqual([null, null, []]);
});

test('without a service it is kept and says so; a service that refuses is asked again under the same key, and not for ever', async () => {
  taken = [];
  const [kept, refused] = [await wanting(true), await wanting(true)];
  await send(kept.id, 'news.publish');
  api.clock.advance(11);
  expect(await pushStep(api.deps, null)).toBe(true);
  expect((await get(kept.id)).push).toMatchObject({ state: 'kept', stats: { accepted: null } });

  status = 503;
  await send(refused.id, 'news.publish');
  api.clock.advance(11);
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await step()).toBe(true);
    expect(await step()).toBe(false);
    api.clock.advance(2_000);
  }
  as = await api.signIn('admin');
  expect((await get(refused.id)).push).toMatchObject({ state: 'failed' });
  expect(new Set(taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(taken).toHaveLength(10);
});

test('what somebody takes up and never settles, another takes up when its time is over, under the same key', async () => {
  status = 200;
  taken = [];
  const open = await wanting(true);
  await send(open.id, 'news.publish');
  api.clock.advance(11);
  const [reached, answering] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  service.once('request', () => reached.resolve());
  silence = answering.promise;
  const first = step();
  await reached.promise;
  expect(await step()).toBe(false);
  silence = null;
  api.clock.advance(21);
  expect(await step()).toBe(true);
  answering.resolve();
  await first;
  expect(taken).toHaveLength(2);
  expect(new Set(taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect((await get(open.id)).push).toMatchObject({ state: 'sent' });
});

test('what is taken down while it is handed over is known as sent, and does not leave again when it is published anew', async () => {
  taken = [];
  const open = await wanting(true);
  await send(open.id, 'news.publish');
  api.clock.advance(11);
  const [reached, answering] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  service.once('request', () => reached.resolve());
  silence = answering.promise;
  const first = step();
  await reached.promise;
  silence = null;
  await send(open.id, 'news.unpublish');
  await send(open.id, 'news.publish');
  answering.resolve();
  await first;
  api.clock.advance(60);
  expect(await step()).toBe(false);
  as = await api.signIn('admin');
  expect((await get(open.id)).push).toMatchObject({ state: 'sent' });
  expect(taken).toHaveLength(1);
});
