import { undoSeconds } from '@diwan/api-contract/undo';
import { type Role, roles } from '@diwan/api-contract/values/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTable } from '#db/schema/mails.ts';
import { contentOf } from '#resources/mails/content/content-of.ts';
import { siteOf } from '#resources/mails/content/mail-facts.ts';
import { bulkOf, some } from '#test/bulk.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let people: Record<Role, TestSession>;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  people = { admin: await api.signIn('admin'), editor: await api.signIn('editor') };
});
afterAll(() => api.close());

const type = 'application.email';
const arabic = { subject: { ar: 'موعد التواصل' }, message: { ar: 'نود التحدث معك.\nمتى يناسبك؟' } };
const both = {
  subject: { ...arabic.subject, en: 'When to talk' },
  message: { ...arabic.message, en: 'We would like to talk.\nWhen does it suit you?' },
};

async function send(id: string, event: object, as = people.editor) {
  const url = `/api/v1/applications/${id}`;
  const { version } = (await api.call('GET', url, { as })).json();
  return api.call('POST', `${url}/events`, { as, body: { type, ...event }, headers: { 'if-match': `"v${version}"` } });
}
const mailsTo = (id: string) => api.database.orm.select().from(mailsTable).where(eq(mailsTable.applicationId, id));

test.each(roles)(
  'an %s writes to a candidate: the mail has their words in both languages, and leaves once it is final',
  async (role) => {
    const { id } = await records.application({ state: 'in-progress' });
    const sent = await send(id, both, people[role]);
    expect(sent.json(), sent.body).toMatchObject({ state: 'in-progress' });
    expect(Date.parse(sent.json().lastContactAt)).toBe(api.clock.now.getTime());
    const [mail] = await mailsTo(id);
    expect(mail).toMatchObject({ template: 'staffMessage', state: 'waiting' });
    expect(Date.parse(mail!.sendAt)).toBe(api.clock.now.getTime() + undoSeconds * 1_000);
    const { subject, text, html } = (await contentOf(api.database.orm, mail!, siteOf(api.deps.config)))!;
    for (const said of ['موعد التواصل', 'When to talk']) expect(subject).toContain(said);
    for (const said of ['متى يناسبك؟', 'When does it suit you?']) expect([text, html].join()).toContain(said);
    expect(text.split('\n')).toContainEqual(expect.stringContaining('We would like to talk.'));
  },
);

test('who wrote in Arabic alone sends Arabic alone; without a word nothing is sent', async () => {
  const { id } = await records.application();
  await send(id, arabic);
  const [mail] = await mailsTo(id);
  const { html, text } = (await contentOf(api.database.orm, mail!, siteOf(api.deps.config)))!;
  expect(html).not.toContain('lang="en"');
  expect(text).not.toMatch(/Dear|Regards/);
  expect((await send(id, { ...arabic, message: { ar: ' ' } })).statusCode).toBe(422);
  expect(await mailsTo(id)).toHaveLength(1);
});

test('what staff wrote shows as text, whatever it looks like', async () => {
  const { id } = await records.application();
  await send(id, { ...arabic, message: { ar: '<img src=x onerror=alert(1)>\u202e مرحبا' } });
  const [mail] = await mailsTo(id);
  const { html } = (await contentOf(api.database.orm, mail!, siteOf(api.deps.config)))!;
  expect(html).not.toMatch(/<img|\u202e/);
  expect(html).toContain('&lt;img');
});

test('a message to a selection is told before what it would do, and reaches each candidate once', async () => {
  const chosen = [await records.application(), await records.application({ state: 'rejected' })];
  const bulk = bulkOf(api, people.editor);
  const asked = { resource: 'applications', selection: some(chosen), action: { type, ...both } };
  expect((await bulk.post('/preflight', asked)).json()).toMatchObject({ total: 2, allowed: 2, blocked: [] });
  const started = await bulk.post('', asked);
  expect(started.statusCode, started.body).toBe(201);
  await bulk.workToTheEnd();
  for (const { id } of chosen) expect(await mailsTo(id)).toMatchObject([{ template: 'staffMessage', message: both }]);
});

test('assigning, rating, tagging and moving a selection tell mixed rows apart', async () => {
  const open = await records.application();
  const ended = await records.application({ state: 'recruited' });
  const { id: jobPost } = await records.jobPost({ state: 'published' });
  const bulk = bulkOf(api, people.editor);
  const judge = async (action: object) =>
    (await bulk.post('/preflight', { resource: 'applications', selection: some([open, ended]), action })).json();
  expect(await judge({ type: 'application.rate', rating: 3 })).toMatchObject({ allowed: 2 });
  expect(await judge({ type: 'application.moveToJob', jobPost })).toMatchObject({
    allowed: 1,
    blocked: [{ reason: 'wrongState', state: 'recruited', count: 1 }],
  });
  expect(await judge({ type: 'application.moveToJob', jobPost: open.jobPostId })).toMatchObject({
    allowed: 0,
    blocked: expect.arrayContaining([{ reason: 'sameJob', state: null, count: 1 }]),
  });
});
