import { undoSeconds } from '@diwan/api-contract/undo';
import { type Role, roles } from '@diwan/api-contract/values/staff';
import { and, eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { bulkOf, some } from '#test/bulk.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { contentOf } from './content/content-of.ts';
import { siteOf } from './content/mail-facts.ts';
import { subjectsOf } from './subjects.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let people: Record<Role, TestSession>;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  people = { admin: await api.signIn('admin'), editor: await api.signIn('editor') };
});
afterAll(() => api.close());

const said = {
  subject: { ar: 'تحديث الشروط', en: 'New terms' },
  message: { ar: 'تغيّرت الشروط.\nنرجو الاطلاع.', en: 'Our terms have changed.\nPlease read them.' },
};
const emailRefusedAt = '2026-11-01T09:00:00.000000Z';

const written = {
  employers: { type: 'employer.email', add: (row = {}) => records.employer(row) },
  seekers: { type: 'seeker.email', add: (row = {}) => records.seeker(row) },
  'job-posts': {
    type: 'jobPost.emailEmployer',
    add: async (row = {}) => records.jobPost({ employerId: (await records.employer(row)).id }),
  },
} as const;
type Written = keyof typeof written;
const all = Object.keys(written) as Written[];

async function send(path: string, id: string, event: object, as = people.editor) {
  const url = `/api/v1/${path}/${id}`;
  const { version } = (await api.call('GET', url, { as })).json();
  return api.call('POST', `${url}/events`, { as, body: event, headers: { 'if-match': `"v${version}"` } });
}
const mailsAbout = (id: string) => {
  const isAbout = or(eq(mails.employerId, id), eq(mails.seekerId, id), eq(mails.jobPostId, id));
  return api.database.orm
    .select()
    .from(mails)
    .where(and(isAbout, eq(mails.template, 'staffMessage')));
};

test.each(all.flatMap((path) => roles.map((role) => [path, role] as const)))(
  'whoever %s are about reads what an %s wrote, in both languages, once it is final',
  async (path, role) => {
    const { id } = await written[path].add();
    const sent = await send(path, id, { type: written[path].type, ...said }, people[role]);
    expect(sent.statusCode, sent.body).toBe(200);
    const [mail] = await mailsAbout(id);
    expect(mail).toMatchObject({ state: 'waiting', message: said });
    expect(Date.parse(mail!.sendAt)).toBe(api.clock.now.getTime() + undoSeconds * 1_000);
    const { subject, text } = (await contentOf(api.database.orm, mail!, siteOf(api.deps.config)))!;
    for (const part of [said.subject.ar, said.subject.en]) expect(subject).toContain(part);
    for (const part of ['نرجو الاطلاع.', 'Please read them.']) expect(text).toContain(part);
    if (path === 'job-posts') expect(text).toContain('about your job post');
  },
);

test.each(all)('an e-mail about one of the %s is taken back as long as it waits', async (path) => {
  const { id } = await written[path].add();
  const { version } = (await send(path, id, { type: written[path].type, ...said })).json();
  const headers = { 'if-match': `"v${version}"` };
  const undone = await api.call('POST', `/api/v1/${path}/${id}/undo`, { as: people.editor, body: {}, headers });
  expect(undone.statusCode, undone.body).toBe(200);
  expect(await mailsAbout(id)).toMatchObject([{ state: 'cancelled' }]);
});

test('before a selection is written to, it is told who is left out and why; an employer of two job posts gets one e-mail', async () => {
  const { id: employerId } = await records.employer();
  const chosen = [
    await records.jobPost({ employerId }),
    await records.jobPost({ employerId }),
    await written['job-posts'].add(),
    await written['job-posts'].add({ emailRefusedAt }),
  ];
  const bulk = bulkOf(api, people.editor);
  const asked = { resource: 'job-posts', selection: some(chosen), action: { type: 'jobPost.emailEmployer', ...said } };
  expect((await bulk.post('/preflight', asked)).json()).toEqual({
    total: 4,
    allowed: 2,
    blocked: expect.arrayContaining([
      { reason: 'alreadyChosen', state: null, count: 1 },
      { reason: 'addressRefused', state: null, count: 1 },
    ]),
  });
  const started = (await bulk.post('', asked)).json();
  await bulk.workToTheEnd();
  const outcomes = (await bulk.itemsOf(started.id)).map(({ outcome, reason }) => reason ?? outcome).sort();
  expect(outcomes).toEqual(['addressRefused', 'alreadyChosen', 'done', 'done']);
  const sent = (await Promise.all(chosen.map(({ id }) => mailsAbout(id)))).flat();
  const employers = (await subjectsOf(sent, { tx: api.database.orm })).map((subject) => subject!.recipient.id);
  expect([employers.length, new Set(employers).size]).toEqual([2, 2]);
});

test.each(['employers', 'seekers'] as const)(
  'an address of %s that a mail server refuses gets nothing until it changes or staff trust it again',
  async (path) => {
    const kind = path === 'employers' ? 'employer' : 'seeker';
    const { id } = await written[path].add({ emailRefusedAt });
    const write = () => send(path, id, { type: written[path].type, ...said });
    expect((await write()).json()).toMatchObject({ status: 409, reason: 'addressRefused' });
    expect((await send(path, id, { type: `${kind}.trustAddress` })).json()).toMatchObject({ emailRefusedAt: null });
    expect((await send(path, id, { type: `${kind}.trustAddress` })).json().reason).toBe('addressTrusted');
    expect((await write()).statusCode).toBe(200);
  },
);
