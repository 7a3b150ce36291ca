import { recallSeconds } from '@diwan/api-contract/undo';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestMailServer, type TestMailServer } from '#features/mail/test-mail-server.ts';
import { startMailWorker } from '#features/mail/worker.ts';
import { type Bulk, bulkOf, some } from '#test/bulk.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { runItem } from '../worker/run-item.ts';

let api: TestApp;
let as: TestSession;
let bulk: Bulk;
let records: ReturnType<typeof recordsIn>;
let server: TestMailServer;
let worker: { close(): Promise<void> } | undefined;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
});
beforeEach(async () => {
  as = await api.signIn('editor');
  bulk = bulkOf(api, as);
  server = await startTestMailServer();
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await server.close();
  await api.database.pool.query('DELETE FROM mails');
});
afterAll(() => api.close());

const action = { type: 'seeker.email', subject: { ar: 'دعوة' }, message: { ar: 'نلتقي غدًا.' } };
const patience = { timeout: 20_000, interval: 20 };

async function written(count: number) {
  const seekers = await Promise.all(
    Array.from({ length: count }, () => records.seeker({ email: `${crypto.randomUUID()}@mail.example` })),
  );
  const { id } = await bulk.start('seekers', some(seekers), action);
  await bulk.workToTheEnd();
  return { id, seekers };
}
const deliver = () => {
  worker = startMailWorker(api.deps, server.config);
};

test('what was written to a selection waits a minute, and one press recalls all of it; a second one has nothing to recall', async () => {
  const { id } = await written(3);
  api.clock.advance(recallSeconds - 5);
  deliver();
  expect((await bulk.view(id)).mails).toMatchObject({ waiting: 3, recalled: 0 });
  const recalled = await bulk.send(id, 'bulk.recall');
  expect(recalled.json()).toMatchObject({ state: 'completed', mails: { waiting: 0, recalled: 3, sent: 0 } });
  expect((await bulk.send(id, 'bulk.recall')).json()).toMatchObject({ status: 409, reason: 'nothingWaiting' });
  api.clock.advance(recallSeconds);
  const states = () => api.database.pool.query<{ state: string }>('SELECT DISTINCT state FROM mails');
  await vi.waitUntil(async () => (await states()).rows.every(({ state }) => state === 'cancelled'), patience);
  expect(server.received).toHaveLength(0);
  expect((await bulk.itemsOf(id)).map(({ outcome, mail }) => [outcome, mail])).toEqual(
    Array(3).fill(['done', { outcome: 'recalled', failure: null }]),
  );
});

test('an operation that is recalled while it runs ends, and writes to nobody else', async () => {
  const seekers = await Promise.all([1, 2].map(() => records.seeker()));
  const { id } = await bulk.start('seekers', some(seekers), action);
  expect((await bulk.send(id, 'bulk.recall')).json()).toMatchObject({ status: 409, reason: 'nothingWaiting' });
  await runItem(api.deps, { operationId: id, ordinal: 1 });
  expect((await bulk.send(id, 'bulk.recall')).json()).toMatchObject({
    state: 'cancelled',
    counts: { done: 1, skipped: 1 },
    mails: { recalled: 1 },
  });
});

test('T93 of a mailing that is recalled while it is delivered each mail has either gone or was recalled, and what is said agrees with what arrived', async () => {
  const total = 40;
  const { id } = await written(total);
  api.clock.advance(recallSeconds + 1);
  deliver();
  await vi.waitUntil(() => server.received.length >= 3, patience);
  const { mails } = (await bulk.send(id, 'bulk.recall')).json();
  expect(mails.waiting).toBe(0);
  expect(mails.recalled).toBeGreaterThan(0);
  await vi.waitUntil(async () => (await bulk.view(id)).mails!.sending === 0, patience);
  const after = (await bulk.view(id)).mails!;
  expect(after.sent + after.recalled).toBe(total);
  expect(after.recalled).toBe(mails.recalled);
  expect(server.received).toHaveLength(after.sent);
});

test('the history of a record names the operation to whoever started it, and to nobody else', async () => {
  const { id, seekers } = await written(1);
  const read = async (reader: TestSession) =>
    (await api.call('GET', `/api/v1/seekers/${seekers[0]!.id}/activity`, { as: reader })).json().items;
  const entry = (items: { event: string }[]) => items.find(({ event }) => event === 'seeker.email');
  expect(entry(await read(as))).toMatchObject({ operationId: id });
  expect(entry(await read(await api.signIn('admin')))).toMatchObject({ operationId: null });
});
