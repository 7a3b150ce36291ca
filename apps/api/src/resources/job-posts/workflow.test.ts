import type { JobPost, JobPostEvent } from '@diwan/api-contract/resources/job-posts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { employersTable } from '#resources/employers/table.ts';
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

const view = async (id: string): Promise<JobPost> => (await api.call('GET', `/api/v1/job-posts/${id}`, { as })).json();
const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();

async function send(id: string, event: JobPostEvent) {
  const { version } = await view(id);
  return api.call('POST', `/api/v1/job-posts/${id}/events`, {
    as,
    body: event,
    headers: { 'if-match': `"v${version}"` },
  });
}

async function employerOf(id: string) {
  const [employer] = await api.database.orm.select().from(employersTable).where(eq(employersTable.id, id));
  return employer!;
}

test('a draft is submitted, approved and published, and its employer has one open post and one place less', async () => {
  const { id, employerId } = await records.jobPost();
  expect((await send(id, { type: 'jobPost.submit' })).json().state).toBe('pending_review');
  expect(await employerOf(employerId)).toMatchObject({ jobQuotaUsed: 1, openJobs: 0 });
  const published = (await send(id, { type: 'jobPost.approve' })).json();
  expect(published.state).toBe('published');
  expect(Date.parse(published.publishedAt)).toBe(api.clock.now.getTime());
  expect(await employerOf(employerId)).toMatchObject({ jobQuotaUsed: 1, openJobs: 1 });
  expect((await send(id, { type: 'jobPost.pause' })).json().state).toBe('paused');
  expect(await employerOf(employerId)).toMatchObject({ jobQuotaUsed: 1, openJobs: 0 });
});

test('submitting needs a verified employer with places left', async () => {
  const suspended = await records.employer({ state: 'suspended' });
  const full = await records.employer({ jobQuotaLimit: 1, jobQuotaUsed: 1 });
  for (const [employerId, reason] of [
    [suspended.id, 'employerNotVerified'],
    [full.id, 'quotaExhausted'],
  ] as const) {
    const { id } = await records.jobPost({ employerId });
    expect((await send(id, { type: 'jobPost.submit' })).json()).toMatchObject({ status: 409, reason });
  }
});

test('a post for later is scheduled; the sweep publishes it when it is due and expires it when it is over', async () => {
  const { id, employerId } = await records.jobPost({
    state: 'pending_review',
    publishAt: inDays(2),
    expiresAt: inDays(10),
  });
  await api.database.orm.update(employersTable).set({ jobQuotaUsed: 1 }).where(eq(employersTable.id, employerId));
  expect((await send(id, { type: 'jobPost.approve' })).json().state).toBe('scheduled');
  const sweepAfter = (days: number) => sweepResources({ ...api.deps, clock: () => new Date(inDays(days)) });
  await sweepAfter(0);
  expect((await view(id)).state).toBe('scheduled');
  await sweepAfter(3);
  const published = await view(id);
  expect(published).toMatchObject({ state: 'published', updatedBy: { type: 'system' } });
  await sweepAfter(11);
  expect((await view(id)).state).toBe('expired');
  expect(await employerOf(employerId)).toMatchObject({ jobQuotaUsed: 0, openJobs: 0 });
});

test('closing may reject the applicants that are still open; reopening returns the post to where it was', async () => {
  const job = await records.jobPost({ state: 'published', pendingCount: 2, approvedCount: 1, openings: 5 });
  for (const state of ['pending', 'pending', 'approved'] as const)
    await records.application({ jobPostId: job.id, state });
  const closed = await send(job.id, { type: 'jobPost.close', reason: 'budget', applicants: 'reject' });
  expect(closed.json()).toMatchObject({
    state: 'closed',
    closeReason: 'budget',
    applicantsCount: { pending: 0, approved: 0, rejected: 3 },
  });
  const list = await api.call('GET', `/api/v1/applications?jobPost=${job.id}`, { as });
  expect(list.json().items.map((item: { rejection: unknown }) => item.rejection)).toEqual(
    Array(3).fill(expect.objectContaining({ reason: 'other', mail: 'none', by: 'staff' })),
  );
  expect((await send(job.id, { type: 'jobPost.reopen' })).json()).toMatchObject({
    state: 'published',
    closeReason: null,
  });
});

test('a moderator who turns a post down gives a reason, which the history keeps', async () => {
  const { id } = await records.jobPost({ state: 'pending_review' });
  expect((await send(id, { type: 'jobPost.reject', reason: 'other' })).json().reason).toBe('noteTooShort');
  expect((await send(id, { type: 'jobPost.reject', reason: 'misleading' })).json().state).toBe('rejected');
  const { items } = (await api.call('GET', `/api/v1/job-posts/${id}/activity`, { as })).json();
  expect(items[0]).toMatchObject({ event: 'jobPost.reject', reason: { code: 'misleading' }, toState: 'rejected' });
});

test('a duplicate is a new draft with the same content that knows where it came from', async () => {
  const original = await records.jobPost({ state: 'closed' });
  const copy = await api.call('POST', `/api/v1/job-posts/${original.id}/duplicate`, { as, body: {} });
  expect(copy.statusCode).toBe(201);
  expect(copy.json()).toMatchObject({
    state: 'draft',
    title: original.title,
    copiedFromId: original.id,
    filled: 0,
    version: 1,
  });
  expect(copy.json().number).not.toBe(original.number);
});

test('MSG-06 DOM-04 a job post needs at least one employment type, full-time among them', async () => {
  const { id } = await records.jobPost();
  const edit = (employmentTypes: string[]) =>
    api.call('PATCH', `/api/v1/job-posts/${id}`, { as, body: { employmentTypes }, headers: { 'if-match': '"v1"' } });
  const refused = await edit([]);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual([
    expect.objectContaining({ path: 'employmentTypes', code: 'employmentTypeRequired' }),
  ]);
  expect((await edit(['full_time'])).statusCode).toBe(200);
});

test('a rule across fields names the field, and an unknown reference is a wrong choice', async () => {
  const { id } = await records.jobPost();
  const edit = async (body: object) =>
    (await api.call('PATCH', `/api/v1/job-posts/${id}`, { as, body, headers: { 'if-match': '"v1"' } })).json();
  const salary = { min: 200, max: 100, period: 'month', isVisible: true, isNegotiable: false };
  expect((await edit({ salary })).errors).toEqual([{ path: 'salary.max', code: 'belowMinimum' }]);
  const nobody = '0192a000-0000-7000-8000-000000000000';
  expect((await edit({ employerId: nobody })).errors).toEqual([{ path: 'employerId', code: 'invalidChoice' }]);
  expect((await edit({ skills: [{ id: nobody, isRequired: true }] })).errors).toEqual([
    { path: 'skills.0.id', code: 'invalidChoice' },
  ]);
});
