import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestMailServer, type TestMailServer } from '#features/mail/test-mail-server.ts';
import { startMailWorker } from '#features/mail/worker.ts';
import { emailRecipientsTable as recipients } from '#resources/email-recipients/table.ts';
import { addCampaign, addRecipient, addSuppression } from '#test/mailing/campaign-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { campaignStep } from './worker.ts';

const [audience, kills] = process.env.TEST_LONG ? [100_000, 20] : [300, 4];

let api: TestApp;
let employerId: string;
let server: TestMailServer | undefined;
let mailWorker: { close(): Promise<void> } | undefined;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  api = await createTestApp();
  employerId = (await recordsIn(api.database).employer()).id;
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await mailWorker?.close();
  await server?.close();
  await api.close();
});

const started = (more: object = {}) =>
  addCampaign(api.database, {
    state: 'running',
    ratePerMinute: 1_000,
    leavesAt: new Date(api.clock.now.getTime() - 1_000).toISOString(),
    nextBatchAt: new Date(api.clock.now.getTime() - 1_000).toISOString(),
    watchedFrom: new Date(api.clock.now.getTime() - 1_000).toISOString(),
    ...more,
  });

/** So many recipients of one employer, as many at once as the time of a statement allows. */
async function recipientsOf(campaignId: string, count: number): Promise<void> {
  for (let first = 1; first <= count; first += 5_000)
    await api.database.pool.query(
      `INSERT INTO email_recipients (id, created_by, updated_by, search_key, state, campaign_id, employer_id, name, email, language)
       SELECT gen_random_uuid(), '{"type":"system","id":"test","name":"Test"}', '{"type":"system","id":"test","name":"Test"}', '',
         'queued', $1::uuid, $2, '{"ar":"مستلم"}', 'r' || n || '@' || $1::text || '.example', 'both' FROM generate_series($3::int, $4::int) AS n`,
      [campaignId, employerId, first, Math.min(first + 4_999, count)],
    );
}

const one = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows[0];
const stateOf = async (id: string) =>
  (await one('SELECT state, failure, halt_reason FROM email_campaigns WHERE id = $1', id)) as object;

/** Each step as if the pause before it were over. */
async function steps(count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    await campaignStep(api.deps);
    api.clock.advance(5);
  }
}

test(`T93 of ${audience} recipients none is missing and none gets two mails, while ${kills} of two workers are killed`, {
  timeout: 3_600_000,
}, async () => {
  const began = api.clock.now.getTime();
  const { id } = await started();
  await recipientsOf(id, audience);
  const enqueued = async () =>
    Number((await one('SELECT count(*) AS count FROM mails WHERE campaign_id = $1', id)).count);
  // What waits is taken, so that the next batch follows.
  const take = () =>
    api.database.pool.query("UPDATE mails SET state = 'sent' WHERE campaign_id = $1 AND state = 'waiting'", [id]);
  const start = () => {
    const args = [join(import.meta.dirname, 'test-campaign-worker.ts'), api.deps.config.databaseUrl!, String(began)];
    const worker = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    workers.push(worker);
    return worker;
  };
  start();
  let other = start();
  for (let kill = 1; kill <= kills; kill += 1) {
    await vi.waitUntil(
      async () => {
        await take();
        return (await enqueued()) >= (kill * audience * 0.8) / (kills + 1);
      },
      { timeout: 1_800_000, interval: 5 },
    );
    other.kill('SIGKILL');
    await once(other, 'exit');
    other = start();
  }
  await vi.waitUntil(
    async () => {
      await take();
      return (await enqueued()) >= audience;
    },
    { timeout: 1_800_000, interval: 20 },
  );
  const { missing, orphans, twice } = await one(
    `SELECT count(*) FILTER (WHERE m.id IS NULL)::int AS missing,
       count(*) FILTER (WHERE r.mail_id IS DISTINCT FROM m.id)::int AS orphans,
       (SELECT count(*)::int FROM (SELECT 1 FROM mails WHERE campaign_id = $1 GROUP BY email_recipient_id HAVING count(*) > 1) AS repeated) AS twice
     FROM email_recipients r LEFT JOIN mails m ON m.email_recipient_id = r.id WHERE r.campaign_id = $1`,
    id,
  );
  expect({ missing, orphans, twice }).toEqual({ missing: 0, orphans: 0, twice: 0 });
  expect(await enqueued()).toBe(audience);
  for (const worker of workers) worker.kill('SIGKILL');
});

test('a campaign ends when its mails are settled: sent to whoever took it, and the addresses that came back are suppressed', async () => {
  server = await startTestMailServer();
  server.treat = (to) => (to.startsWith('nobody') ? { atRecipient: 550 } : 'take');
  const { id } = await started();
  const good = await addRecipient(api.database, { campaignId: id, email: 'good@mail.example' });
  const bad = await addRecipient(api.database, { campaignId: id, email: 'nobody@mail.example' });
  const unwilling = await addRecipient(api.database, { campaignId: id, email: 'unwilling@mail.example' });
  await addSuppression(api.database, { email: 'unwilling@mail.example', reason: 'unsubscribe' });
  await steps(1);
  mailWorker = startMailWorker(api.deps, server.config);
  await vi.waitUntil(
    async () => {
      await steps(1);
      return (await one('SELECT state FROM email_campaigns WHERE id = $1', id)).state === 'finished';
    },
    { timeout: 60_000, interval: 100 },
  );
  await mailWorker.close();
  const rows = await api.database.orm.select().from(recipients);
  const became = (of: { id: string }) => {
    const { state, reason } = rows.find((row) => row.id === of.id)!;
    return [state, reason];
  };
  expect(became(good)).toEqual(['sent', null]);
  expect(became(bad)).toEqual(['bounced_hard', 'addressRefused']);
  expect(became(unwilling)).toEqual(['skipped', 'suppressed']);
  expect(server.received.map(({ to }) => to)).toEqual(['good@mail.example']);
  expect(await one("SELECT reason, state FROM suppressions WHERE email = 'nobody@mail.example'")).toEqual({
    reason: 'bounce',
    state: 'active',
  });
  const { source } = server.received[0]!;
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(source).toMatch(/^List-Unsubscribe:\s+<http[^>]+\/unsubscribe\?token=[\w-]+>\r?$/m);
});

test('a campaign that can’t be brought on is named and put off, and keeps no other from its turn', async () => {
  const [broken, sound] = [await started(), await started()];
  for (const { id } of [broken, sound]) await recipientsOf(id, 1);
  const { pool } = api.database;
  await pool.query(`UPDATE email_campaigns SET next_batch_at = next_batch_at - interval '1 s' WHERE id = $1`, [
    broken.id,
  ]);
  const refused = `CONSTRAINT refused CHECK (campaign_id <> '${broken.id}') NOT VALID`;
  await api.database.pool.query(`ALTER TABLE mails ADD ${refused}`);
  await expect(campaignStep(api.deps)).rejects.toThrow(new RegExp(`^${broken.number}: .*"refused"`));
  await campaignStep(api.deps);
  const mailsOf = async (id: string) =>
    (await one('SELECT count(*)::int AS count FROM mails WHERE campaign_id = $1', id)).count;
  expect([await mailsOf(broken.id), await mailsOf(sound.id)]).toEqual([0, 1]);
  await api.database.pool.query('ALTER TABLE mails DROP CONSTRAINT refused');
  api.clock.advance(60);
  await campaignStep(api.deps);
  await campaignStep(api.deps);
  expect(await mailsOf(broken.id)).toBe(1);
  await pool.query(`UPDATE email_campaigns SET state = 'paused' WHERE id = ANY($1)`, [[broken.id, sound.id]]);
});

test('without a mail server it fails, and says so', async () => {
  const { id } = await started();
  await recipientsOf(id, 2);
  await steps(1);
  const keeper = startMailWorker(api.deps, null);
  await vi.waitUntil(
    async () => {
      await steps(1);
      return (await one('SELECT state FROM email_campaigns WHERE id = $1', id)).state === 'failed';
    },
    { timeout: 60_000, interval: 100 },
  );
  await keeper.close();
  expect(await stateOf(id)).toMatchObject({ state: 'failed', failure: 'noServer' });
});

test('it pauses by itself when too many mails come back, holds what has not left, and goes on from there', async () => {
  const { id } = await started();
  await recipientsOf(id, 200);
  await steps(1);
  await api.database.pool.query(
    `UPDATE email_recipients SET state = CASE WHEN n < 3 THEN 'bounced_hard' ELSE 'sent' END, state_changed_at = $2
     FROM (SELECT id AS which, row_number() OVER () AS n FROM email_recipients WHERE campaign_id = $1 AND mail_id IS NOT NULL LIMIT 30) AS judged
     WHERE id = judged.which`,
    [id, api.clock.now.toISOString()],
  );
  await steps(1);
  expect(await stateOf(id)).toMatchObject({ state: 'paused', halt_reason: 'bounces' });
  const { held, all } = await one(
    "SELECT count(*) FILTER (WHERE held_at IS NOT NULL)::int AS held, count(*)::int AS all FROM mails WHERE campaign_id = $1 AND state = 'waiting'",
    id,
  );
  expect(held).toBe(all);
  const as = await api.signIn('editor');
  const { version } = await one('SELECT version FROM email_campaigns WHERE id = $1', id);
  const resumed = await api.call('POST', `/api/v1/email-campaigns/${id}/events`, {
    as,
    body: { type: 'emailCampaign.resume' },
    headers: { 'if-match': `"v${version}"` },
  });
  expect(resumed.json()).toMatchObject({ state: 'running', haltReason: null });
  await steps(1);
  expect(await stateOf(id)).toMatchObject({ state: 'running' });
});
