import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { startTestMailServer, type TestMailServer } from './test-mail-server.ts';
import { startMailWorker } from './worker.ts';

let api: TestApp;
let as: TestSession;
let records: ReturnType<typeof recordsIn>;
let server: TestMailServer;
let worker: { close(): Promise<void> } | undefined;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('admin');
  records = recordsIn(api.database);
});
beforeEach(async () => {
  server = await startTestMailServer();
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await server.close();
  await api.database.pool.query('DELETE FROM mails');
});
afterAll(() => api.close());

const deliver = (config: TestMailServer['config'] | null = server.config) => {
  worker = startMailWorker(api.deps, config);
};
const post = (path: string, version: number, body: object) =>
  api.call('POST', `/api/v1/${path}`, { as, body, headers: { 'if-match': `"v${version}"` } });
const mailOf = async (id: string) => {
  const { rows } = await api.database.pool.query('SELECT * FROM mails WHERE $1 IN (application_id, job_post_id)', [id]);
  return rows[0] as Record<string, never>;
};
const becomes = (id: string, state: string) =>
  vi.waitUntil(async () => (await mailOf(id))?.state === state, { timeout: 15_000, interval: 50 });
const text = (source: string) =>
  [...source.matchAll(/\r\nContent-Transfer-Encoding: base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)/g)]
    .map(([, encoded]) => Buffer.from(encoded!, 'base64').toString('utf8'))
    .join('\n');

/** Somebody whose application was approved, with a mail about it that is due. */
async function approved(email = `${crypto.randomUUID()}@mail.example`) {
  const seeker = await records.seeker({ email });
  const application = await records.application({ seekerId: seeker.id, state: 'in-progress' });
  const answer = await post(`applications/${application.id}/events`, 1, { type: 'application.approve' });
  expect(answer.statusCode, answer.body).toBe(200);
  api.clock.advance(11);
  return { id: application.id, email };
}

test('T93 a mail about a decision arrives once, in both languages, when it can no longer be taken back', async () => {
  const { id, email } = await approved();
  expect(await mailOf(id)).toMatchObject({ state: 'waiting', sent_to: null, content: null });
  deliver();
  await becomes(id, 'sent');
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail).toMatchObject({ to: email, messageId: `${(await mailOf(id)).id}@diwan.example` });
  expect(text(mail!.source)).toContain('أنت من المرشحين المختارين');
  expect(text(mail!.source)).toContain('You are among the candidates who were chosen');
  expect(await mailOf(id)).toMatchObject({ sent_to: email, tries: 1, lease: null });
});
