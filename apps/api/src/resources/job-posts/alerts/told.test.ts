import type { JobPostEvent } from '@diwan/api-contract/resources/job-posts';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { sweepResources } from '#features/jobs/sweep.ts';
import { contentOf } from '#resources/mails/content/content-of.ts';
import { siteOf } from '#resources/mails/content/mail-facts.ts';
import { subjectsOf } from '#resources/mails/subjects.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const after = (seconds: number) => new Date(api.clock.now.getTime() + seconds * 1_000);
const inDays = (days: number) => after(days * 86_400).toISOString();
const sweep = (seconds: number) => sweepResources({ ...api.deps, clock: () => after(seconds) });
const mailsOf = (jobPostId: string, template: 'jobAlert' | 'jobPostExpiring') =>
  api.database.orm
    .select()
    .from(mails)
    .where(and(eq(mails.jobPostId, jobPostId), eq(mails.template, template)))
    .orderBy(asc(mails.number));
const told = async (id: string) => (await mailsOf(id, 'jobAlert')).map(({ seekerId }) => seekerId);
async function send(id: string, body: JobPostEvent | Record<string, never>, what = 'events') {
  const { version } = (await api.call('GET', `/api/v1/job-posts/${id}`, { as })).json();
  const headers = { 'if-match': `"v${version}"` };
  const answer = await api.call('POST', `/api/v1/job-posts/${id}/${what}`, { as, body, headers });
  expect(answer.statusCode, answer.body).toBe(200);
}

test('an employer is warned three days before the end, once, and again when the end has moved', async () => {
  const { id, employerId } = await records.jobPost({ state: 'published', expiresAt: inDays(2), alertedAt: inDays(-1) });
  const far = await records.jobPost({ state: 'published', expiresAt: inDays(5), alertedAt: inDays(-1) });
  await sweep(0);
  await sweep(60);
  const [warning, ...others] = await mailsOf(id, 'jobPostExpiring');
  expect([others, await mailsOf(far.id, 'jobPostExpiring')]).toEqual([[], []]);
  const [subject] = await subjectsOf([warning!], { tx: api.database.orm });
  expect(subject!.recipient).toMatchObject({ resource: 'employers', id: employerId });
  expect((await contentOf(api.database.orm, warning!, siteOf(api.deps.config)))!.text).toMatch(
    /expires in a few days[^]*Open until/,
  );
  await send(id, { type: 'jobPost.extend', expiresAt: inDays(20) });
  await sweep(18 * 86_400);
  expect(await mailsOf(id, 'jobPostExpiring')).toHaveLength(2);
});

const consents = { marketing: true, sms: false, whatsapp: false, measuring: false, at: '2026-01-01T09:00:00.000Z' };

test('whom a post suits is told of it once, and nobody else is', async () => {
  const title = await records.jobTitle();
  const [required, wished] = [await records.skill(), await records.skill()];
  const skills = (...ids: string[]) => ids.map((one) => ({ id: one, level: 'expert' as const }));
  const here = { cityId: 'riyadh', jobTitleId: title.id, consents } as const;
  const ofTitle = await records.seeker({ ...here, lastLoginAt: inDays(-9) });
  const newest = await records.seeker({ ...here, lastLoginAt: inDays(-1) });
  const skilled = await records.seeker({ cityId: 'abha', canRelocate: true, skills: skills(required.id), consents });
  await records.seeker({ cityId: 'riyadh', skills: skills(wished.id), consents });
  await records.seeker({ ...here, consents: { ...consents, marketing: false } });
  await records.seeker({ ...here, cityId: 'abha', canRelocate: false });
  await records.seeker({ ...here, state: 'suspended' });
  await records.seeker({ ...here, visibility: 'hidden' });
  await records.seeker({ ...here, nationality: 'EG' });
  const applicant = await records.seeker(here);
  const post = await records.jobPost({
    state: 'pending_review',
    jobTitleId: title.id,
    skills: [
      { id: required.id, isRequired: true },
      { id: wished.id, isRequired: false },
    ],
    nationality: { rule: 'saudi_only', countries: [] },
    isConfidential: true,
  });
  await records.application({ jobPostId: post.id, seekerId: applicant.id });
  await send(post.id, { type: 'jobPost.approve' });
  await sweep(5);
  expect(await told(post.id)).toEqual([]);
  await sweep(60);
  expect(await told(post.id)).toEqual([newest.id, ofTitle.id, skilled.id]);
  await send(post.id, { type: 'jobPost.close', reason: 'on_hold', applicants: 'leave' });
  await send(post.id, { type: 'jobPost.reopen' });
  await sweep(120);
  expect(await told(post.id)).toHaveLength(3);

  const [mail] = await mailsOf(post.id, 'jobAlert');
  const [subject] = await subjectsOf([mail!], { tx: api.database.orm });
  expect(subject).toMatchObject({ about: { id: post.id }, recipient: { id: newest.id }, email: newest.email });
  const { text } = (await contentOf(api.database.orm, mail!, siteOf(api.deps.config)))!;
  expect(text).toMatch(/suits your profile[^]*Riyadh/);
  expect(text).not.toContain('Horizon');
  // Of somebody who is gone nobody else learns.
  expect(await subjectsOf([{ ...mail!, seekerId: null }], { tx: api.database.orm })).toEqual([null]);
  expect(await contentOf(api.database.orm, { ...mail!, seekerId: null }, siteOf(api.deps.config))).toBeNull();
});

test('a publication that is taken back within ten seconds is told to nobody', async () => {
  const { id: jobTitleId } = await records.jobTitle();
  const seeker = await records.seeker({ jobTitleId, cityId: 'riyadh', consents });
  const { id } = await records.jobPost({ state: 'pending_review', jobTitleId });
  await send(id, { type: 'jobPost.approve' });
  await send(id, {}, 'undo');
  await sweep(60);
  expect(await told(id)).toEqual([]);
  await send(id, { type: 'jobPost.approve' });
  await sweep(60);
  expect(await told(id)).toEqual([seeker.id]);
});

test('the database itself keeps anybody from being told of a post twice', async () => {
  const { id: jobPostId } = await records.jobPost();
  const { id: seekerId } = await records.seeker();
  await records.mail({ template: 'jobAlert', jobPostId, seekerId });
  await expect(records.mail({ template: 'jobAlert', jobPostId, seekerId })).rejects.toMatchObject({
    cause: { constraint: 'mails_one_alert' },
  });
});
