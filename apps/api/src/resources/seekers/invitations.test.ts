import { type Role, roles } from '@diwan/api-contract/values/staff';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { contentOf } from '#resources/mails/content/content-of.ts';
import { siteOf } from '#resources/mails/content/mail-facts.ts';
import { subjectsOf } from '#resources/mails/subjects.ts';
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

const type = 'seeker.inviteToJob';
const consents = { marketing: true, sms: false, whatsapp: false, measuring: false, at: null };
const willing = (row: Parameters<typeof records.seeker>[0] = {}) => records.seeker({ consents, ...row });

async function invite(id: string, jobPost: string, as = people.editor) {
  const url = `/api/v1/seekers/${id}`;
  const { version } = (await api.call('GET', url, { as })).json();
  return api.call('POST', `${url}/events`, { as, body: { type, jobPost }, headers: { 'if-match': `"v${version}"` } });
}
const invitationsTo = (jobPost: string) =>
  api.database.orm
    .select()
    .from(mails)
    .where(and(eq(mails.template, 'jobInvitation'), eq(mails.jobPostId, jobPost)));
const idsIn = async (path: string) =>
  (await api.call('GET', `/api/v1/${path}`, { as: people.editor })).json().items.map(({ id }: { id: string }) => id);

test.each(roles)('an %s invites a job seeker, who reads of the job; the post and the person show it', async (role) => {
  const post = await records.jobPost({ state: 'published' });
  const seeker = await willing();
  const sent = await invite(seeker.id, post.id, people[role]);
  expect(sent.statusCode, sent.body).toBe(200);
  const [mail] = await invitationsTo(post.id);
  const [subject] = await subjectsOf([mail!], { tx: api.database.orm });
  expect(subject).toMatchObject({ recipient: { id: seeker.id }, about: { resource: 'jobPosts', id: post.id } });
  const { subject: line, text } = (await contentOf(api.database.orm, mail!, siteOf(api.deps.config)))!;
  for (const part of ['ندعوك إلى التقديم', 'You are invited to apply']) expect(line).toContain(part);
  for (const part of ['Horizon', 'you agreed to']) expect(text).toContain(part);
  expect(await idsIn(`seekers?invitedTo=${post.id}`)).toEqual([seeker.id]);
  expect(await idsIn(`job-posts?invited=${seeker.id}`)).toEqual([post.id]);
});

test('nobody is invited twice to one job post, unless the first invitation was taken back', async () => {
  const { id: post } = await records.jobPost({ state: 'published' });
  const { id } = await willing();
  const { version } = (await invite(id, post)).json();
  expect((await invite(id, post)).json().reason).toBe('invitedAlready');
  const headers = { 'if-match': `"v${version}"` };
  const undone = await api.call('POST', `/api/v1/seekers/${id}/undo`, { as: people.editor, body: {}, headers });
  expect(undone.statusCode, undone.body).toBe(200);
  expect(await idsIn(`seekers?invitedTo=${post}`)).toEqual([]);
  expect((await invite(id, post)).statusCode).toBe(200);
  expect((await invitationsTo(post)).map(({ state }) => state).sort()).toEqual(['cancelled', 'waiting']);
});

test('of a selection it is told before whom an invitation leaves out and why, and the others get one', async () => {
  const blocked = await willing();
  const { id: employerId } = await records.employer({ blockedSeekerIds: [{ id: blocked.id }] });
  const { id: jobPost } = await records.jobPost({ state: 'published', employerId });
  const [invited, applied, unwilling] = [await willing(), await willing(), await records.seeker()];
  await invite(invited.id, jobPost);
  await records.application({ jobPostId: jobPost, seekerId: applied.id });
  const unreachable = await willing({ emailRefusedAt: '2026-11-01T09:00:00.000000Z' });
  const free = await willing();
  const chosen = [free, blocked, invited, applied, unwilling, unreachable, await willing({ state: 'suspended' })];
  const bulk = bulkOf(api, people.editor);
  const asked = { resource: 'seekers', selection: some(chosen), action: { type, jobPost } };
  const told = (await bulk.post('/preflight', asked)).json();
  expect([told.total, told.allowed]).toEqual([7, 1]);
  const reasons = [
    'addressRefused',
    'appliedAlready',
    'blockedByEmployer',
    'invitedAlready',
    'notAgreed',
    'wrongState',
  ];
  expect(told.blocked.map(({ reason }: { reason: string }) => reason).sort()).toEqual(reasons);
  await bulk.post('', asked);
  await bulk.workToTheEnd();
  const to = (await invitationsTo(jobPost)).map(({ seekerId }) => seekerId).sort();
  expect(to).toEqual([free.id, invited.id].sort());
});

test('whoever an employer has blocked neither applies to it, nor moves to a job post of it, nor is listed for it', async () => {
  const { id: seekerId } = await willing({ cv: null });
  const { id: employerId } = await records.employer({ blockedSeekerIds: [{ id: seekerId }] });
  const { id: jobPost } = await records.jobPost({ state: 'published', employerId });
  const as = people.editor;
  const onBehalf = { jobPost, seeker: seekerId, expectedSalary: null, coverNote: null };
  const applied = await api.call('POST', '/api/v1/applications', { as, body: onBehalf });
  expect(applied.json(), applied.body).toMatchObject({ status: 409, reason: 'blockedByEmployer' });
  const { id } = await records.application({ seekerId });
  const move = { type: 'application.moveToJob', jobPost };
  const headers = { 'if-match': '"v1"' };
  const moved = await api.call('POST', `/api/v1/applications/${id}/events`, { as, body: move, headers });
  expect(moved.json(), moved.body).toMatchObject({ status: 409, reason: 'blockedByEmployer' });
  const list = await api.call('POST', '/api/v1/talent-lists', { as, body: { name: 'المقابلة', employerId } });
  const entry = { listId: list.json().id, seekerId, source: 'search', note: null };
  const listed = await api.call('POST', '/api/v1/talent-list-entries', { as, body: entry });
  expect(listed.json(), listed.body).toMatchObject({ errors: [{ path: 'seekerId', code: 'blockedByEmployer' }] });
});
