import { randomUUID } from 'node:crypto';
import type { NotificationSettings } from '@diwan/api-contract/endpoints/notifications';
import type { NotificationKind } from '@diwan/api-contract/values/records/notification';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { notify } from '#notify/notify.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { sweepDigests } from './digests.ts';

const reader = demoStaff.editor;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterEach(async () => {
  await api.database.pool.query('DELETE FROM notifications; DELETE FROM mails; DELETE FROM notification_settings');
});
afterAll(() => api.close());

const day = 86_400_000;
/** So many days from now, at an hour in Riyadh. */
const at = (days: number, hour: number) => {
  const date = new Date(Date.now() + days * day).toISOString().slice(0, 10);
  api.clock.now = new Date(`${date}T${String(hour).padStart(2, '0')}:00:00+03:00`);
};
async function choose(chosen: Partial<NotificationSettings>): Promise<void> {
  const body = { muted: [], digest: 'daily', digestHour: 8, language: 'en', ...chosen };
  const as = await api.signIn('editor');
  const answer = await api.call('PUT', '/api/v1/me/notification-settings', {
    as,
    body,
    headers: { 'if-match': '"v0"' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}
const tell = (kind: NotificationKind, params: Record<string, string> = {}) => {
  const ref = { resource: 'jobPosts' as const, id: randomUUID(), label: { ar: 'محاسب أول', en: 'Senior accountant' } };
  return api.database.transaction((tx) => notify(tx, { userIds: [reader.id], kind, params, ref, once: randomUUID() }));
};
const mails = async () =>
  (
    await api.database.pool.query<{ id: string }>('SELECT id FROM mails WHERE staff_id = $1 ORDER BY number', [
      reader.id,
    ])
  ).rows;
const textOf = async (id: string) => {
  const as = await api.signIn('admin');
  return (await api.call('GET', `/api/v1/mails/${id}/preview`, { as })).json().mail;
};

test('ROUTE-06 once a day, at the hour that somebody chose, what they have not read leaves in their language, each once', async () => {
  await choose({});
  await tell('jobPostExpired');
  await tell('jobPostRejected');
  const as = await api.signIn('editor');
  const [read] = (await api.call('GET', '/api/v1/notifications?kind=jobPostRejected', { as })).json().items;
  await api.call('POST', '/api/v1/notifications/events', { as, body: { type: 'notification.read', ids: [read.id] } });
  at(1, 7);
  await sweepDigests(api.deps);
  expect(await mails()).toEqual([]);
  at(1, 8);
  await sweepDigests(api.deps);
  await sweepDigests(api.deps);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const { subject, text } = await textOf(mail!.id);
  expect(subject).toContain('What you have not read yet');
  expect(text).toContain('Your job post has expired: Senior accountant');
  expect(text).not.toMatch(/rejected|[\u0600-\u06ff]/);

  at(2, 9);
  await sweepDigests(api.deps);
  expect(await mails()).toHaveLength(1);
  const listed = await api.call('GET', '/api/v1/mails', { as: await api.signIn('admin') });
  expect(listed.json().items[0]).toMatchObject({ recipient: { resource: 'staff', id: reader.id }, about: null });
});

test.each([
  ['en', 'Choose which of these e-mails you get, or stop them', 'ltr'],
  ['ar', 'اختر ما يصلك من هذه الرسائل أو أوقفها', 'rtl'],
] as const)(
  'in %s each leads to what it is about, those about one record stand together, and one link leads to the choice of mails',
  async (language, stop, dir) => {
    await choose({ language });
    const { publicUrl } = api.deps.config;
    const first = { resource: 'jobPosts' as const, id: randomUUID(), label: { ar: 'أول', en: 'First' } };
    const second = { ...first, id: randomUUID(), label: { ar: 'ثانٍ', en: 'Second' } };
    for (const ref of [first, second, first])
      await api.database.transaction((tx) =>
        notify(tx, { userIds: [reader.id], kind: 'jobPostExpired', params: {}, ref, once: randomUUID() }),
      );
    at(1, 8);
    await sweepDigests(api.deps);
    const [mail] = await mails();
    const { text, page } = await textOf(mail!.id);
    const led = [...text.matchAll(/peek=([0-9a-f-]{36})/g)].map(([, id]) => id);
    expect(led).toEqual([first.id, first.id, second.id]);
    expect(text).toContain(`${publicUrl}/job_post/list?peek=${first.id}`);
    const { body } = await api.call('GET', page);
    expect(body).toContain(`<a href="${publicUrl}/job_post/list?peek=${first.id}"`);
    expect(body).toContain(`<a href="${publicUrl}/notifications?settings=open"`);
    expect(body).toContain(stop);
    expect(body).toContain(`lang="${language}" dir="${dir}"`);
  },
);

test('no mail is empty: a day without anything unread is done without one', async () => {
  await choose({ digestHour: 6 });
  at(1, 6);
  await sweepDigests(api.deps);
  await tell('jobPostExpired');
  at(1, 20);
  await sweepDigests(api.deps);
  expect(await mails()).toEqual([]);
  at(2, 6);
  await sweepDigests(api.deps);
  expect(await mails()).toHaveLength(1);
});

test('what is critical leaves at once for whoever wants that, and nothing else does', async () => {
  await choose({ digest: 'critical', language: 'ar' });
  await tell('jobPostExpired');
  at(1, 3);
  await sweepDigests(api.deps);
  expect(await mails()).toEqual([]);
  await tell('mailFailed', { number: 'EML-2026-000007' });
  await sweepDigests(api.deps);
  const [mail] = await mails();
  const { text } = await textOf(mail!.id);
  expect(text).toContain('EML-2026-000007');
  expect(text).toContain('تعذّر تسليم رسائل بريد');
  expect(text).not.toContain('انتهت مدة');
});

test('nobody who wants no mail, or has been dismissed, gets one', async () => {
  await choose({ digest: 'none' });
  await tell('mailFailed', { number: 'x' });
  at(1, 23);
  await sweepDigests(api.deps);
  await api.database.pool.query("UPDATE notification_settings SET digest = 'daily'");
  await api.database.pool.query("UPDATE staff SET state = 'suspended' WHERE id = $1", [reader.id]);
  await sweepDigests(api.deps);
  await api.database.pool.query("UPDATE staff SET state = 'active' WHERE id = $1", [reader.id]);
  expect(await mails()).toEqual([]);
});

test('T93 however many processes look after it, and wherever one of them dies, there is one mail', async () => {
  await choose({});
  for (let index = 0; index < 5; index += 1) await tell('jobPostExpired');
  at(1, 12);
  await api.database.pool.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
    CREATE TRIGGER die BEFORE UPDATE ON notifications FOR EACH ROW EXECUTE FUNCTION die();`);
  await expect(sweepDigests(api.deps)).rejects.toThrow();
  expect(await mails()).toEqual([]);
  await api.database.pool.query('DROP TRIGGER die ON notifications; DROP FUNCTION die');
  const served = await Promise.all([1, 2, 3, 4].map(() => sweepDigests(api.deps)));
  expect(served.reduce((all, one) => all + one)).toBe(1);
  expect(await mails()).toHaveLength(1);
});
