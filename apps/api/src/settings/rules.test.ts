import { countedSettings, type Settings, settingDefinitions } from '@diwan/api-contract/settings/register';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldOperations } from '#features/bulk/worker/worker.ts';
import { sweepResources } from '#features/jobs/sweep.ts';
import { forgetSentTexts } from '#features/mail/worker.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let admin: TestSession;
let editor: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  admin = await api.signIn('admin');
  editor = await api.signIn('editor');
});
afterAll(() => api.close());

const url = '/api/v1/settings';
const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();
async function set(values: Partial<Settings>) {
  const { version } = (await api.call('GET', url, { as: admin })).json();
  const answer = await api.call('PATCH', url, {
    as: admin,
    body: { values },
    headers: { 'if-match': `"v${version}"` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}
async function send(path: string, event: object, as = editor) {
  const { version } = (await api.call('GET', `/api/v1/${path}`, { as })).json();
  return api.call('POST', `/api/v1/${path}/events`, { as, body: event, headers: { 'if-match': `"v${version}"` } });
}
async function impact(key: string, value: number) {
  return (await api.call('GET', `${url}/impact?key=${key}&value=${value}`, { as: admin })).json();
}

test('how long and how often a job post is visible follows the settings, and what they change is said before', async () => {
  const { id } = await records.jobPost({ state: 'published', expiresAt: inDays(20), publishedAt: inDays(-1) });
  expect(await impact('jobPostMaxDays', 10)).toEqual({ count: 1, now: 0 });
  await set({ jobPostMaxDays: 30, jobPostMaxExtensions: 1 });
  const extend = (days: number) => send(`job-posts/${id}`, { type: 'jobPost.extend', expiresAt: inDays(days) });
  expect((await extend(40)).json()).toMatchObject({ status: 409, reason: 'expiryTooFar' });
  expect((await extend(25)).statusCode).toBe(200);
  expect((await extend(28)).json()).toMatchObject({ status: 409, reason: 'extensionsExhausted' });
  await set({ jobPostMaxExtensions: 2 });
  expect((await extend(28)).statusCode).toBe(200);
});

test('an employer is warned as early as the settings say', async () => {
  const { id } = await records.jobPost({ state: 'published', expiresAt: inDays(6), publishedAt: inDays(-1) });
  const warned = async () =>
    (await api.database.orm.execute(sql`select warned_for from job_posts where id = ${id}`)).rows;
  await sweepResources(api.deps);
  expect(await warned()).toEqual([{ warned_for: null }]);
  await set({ jobPostWarningDays: 7 });
  await sweepResources(api.deps);
  expect(await warned()).not.toEqual([{ warned_for: null }]);
});

test('a rejection mail waits as long as the settings say, and a rejection can be reopened as long', async () => {
  await set({ rejectionMailHours: 5, applicationReopenDays: 10 });
  const { id } = await records.application({ state: 'pending' });
  const rejected = await send(`applications/${id}`, {
    type: 'application.reject',
    reason: 'not_interested',
    mail: 'later',
  });
  expect(rejected.statusCode, rejected.body).toBe(200);
  const sendAt = Date.parse(rejected.json().rejection.mailAt);
  expect(sendAt - api.clock.now.getTime()).toBe(5 * 3_600_000);
  const at = inDays(-11);
  await api.database.orm.execute(
    sql`update applications set rejection = jsonb_set(rejection, '{at}', to_jsonb(${at}::text)) where id = ${id}`,
  );
  expect((await send(`applications/${id}`, { type: 'application.reopen' })).json().reason).toBe('reopenTooLate');
  await set({ applicationReopenDays: 12 });
  expect((await send(`applications/${id}`, { type: 'application.reopen' })).statusCode).toBe(200);
});

test('nobody is asked again for a CV before the pause of the settings is over', async () => {
  const { id } = await records.seeker({ cvAskedAt: inDays(-5) });
  const ask = () => send(`seekers/${id}`, { type: 'seeker.requestCvUpdate' });
  expect((await ask()).json().reason).toBe('askedLately');
  await set({ cvRequestPauseDays: 4 });
  expect((await ask()).statusCode).toBe(200);
});

test('administrators are told of whoever reveals as much as the settings say, once an hour', async () => {
  await set({ revealAlertAt: 5 });
  const { id } = await records.seeker();
  const told = async () =>
    (await api.call('GET', '/api/v1/notifications?kind=revealsMany', { as: admin }))
      .json()
      .items.map(({ params }: { params: object }) => params);
  const body = { resource: 'seekers', id, field: 'mobile', reason: 'للتحقق من رقم الجوال قبل المقابلة' };
  for (let times = 1; times <= 4; times += 1) await api.call('POST', '/api/v1/pii/reveal', { as: editor, body });
  expect(await told()).toEqual([]);
  for (let times = 5; times <= 7; times += 1) await api.call('POST', '/api/v1/pii/reveal', { as: editor, body });
  expect(await told()).toEqual([{ name: editor.user.name, times: 5 }]);
});

test('what is kept for a time is forgotten after the time of the settings', async () => {
  await set({ mailContentDays: 10, bulkOperationDays: 10 });
  const { id } = await records.application({ state: 'pending' });
  await send(`applications/${id}`, { type: 'application.startReview' });
  const content = JSON.stringify({ subject: 's', html: 'h', text: 't' });
  await api.database.orm.execute(
    sql`update mails set state = 'sent', content = ${content}::jsonb, state_changed_at = now() - interval '9 days' where application_id = ${id}`,
  );
  const kept = async () =>
    (
      await api.database.orm.execute<{ kept: number }>(
        sql`select count(content) as kept from mails where application_id = ${id}`,
      )
    ).rows[0]!.kept;
  await forgetSentTexts(api.deps);
  await forgetOldOperations(api.deps);
  expect(await kept()).toBe(1);
  await set({ mailContentDays: 8 });
  await forgetSentTexts(api.deps);
  expect(await kept()).toBe(0);
});

test.each(countedSettings)('what %s would change is counted', async (key) => {
  const { min } = settingDefinitions[key];
  expect(await impact(key, min)).toEqual({ count: expect.any(Number), now: expect.any(Number) });
});
