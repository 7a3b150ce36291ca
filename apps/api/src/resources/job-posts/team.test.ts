import type { JobPost, JobPostEvent } from '@diwan/api-contract/resources/job-posts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoStaff } from '#identity/staff/demo-staff.ts';
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

const [khalid, reem] = demoStaff.colleagues;
const dayIn = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const send = (id: string, version: number, body: JobPostEvent) =>
  api.call('POST', `/api/v1/job-posts/${id}/events`, { as, body, headers: { 'if-match': `"v${version}"` } });
const edit = (id: string, version: number, body: object) =>
  api.call('PATCH', `/api/v1/job-posts/${id}`, { as, body, headers: { 'if-match': `"v${version}"` } });
const found = async (query: string): Promise<string[]> =>
  (await api.call('GET', `/api/v1/job-posts?${query}`, { as })).json().items.map(({ id }: JobPost) => id);
const leave = (id: string) => api.database.pool.query("UPDATE staff SET state = 'deactivated' WHERE id = $1", [id]);

test('a post is assigned to a colleague, found by them, and keeps its state', async () => {
  const { id } = await records.jobPost({ state: 'published' });
  const assigned = await send(id, 1, { type: 'jobPost.reassignRecruiter', recruiterId: reem.id });
  expect(assigned.json()).toMatchObject({
    state: 'published',
    recruiterId: reem.id,
    recruiter: { id: reem.id, label: { ar: reem.name } },
  });
  expect(await found(`recruiter=${reem.id}`)).toEqual([id]);
  expect(await found(`recruiter=${khalid.id}`)).toEqual([]);
});

test('whoever does not work here is given no post; who left since keeps those that they have', async () => {
  const { id } = await records.jobPost({ recruiterId: khalid.id, hiringTeam: [{ id: khalid.id }] });
  await leave(khalid.id);
  const kept = await edit(id, 1, { openings: 3 });
  expect(kept.json()).toMatchObject({ openings: 3, recruiter: { label: { ar: khalid.name } } });
  const other = await records.jobPost();
  const refusal = { status: 422, errors: [{ path: 'recruiterId', code: 'invalidChoice' }] };
  const event = { type: 'jobPost.reassignRecruiter', recruiterId: khalid.id } as const;
  expect((await send(other.id, 1, event)).json()).toMatchObject(refusal);
  const nobody = '0192a000-0000-7000-8000-000000000000';
  expect((await edit(other.id, 1, { recruiterId: nobody })).json()).toMatchObject(refusal);
  const hiringTeam = [{ id: reem.id }, { id: khalid.id }, { id: reem.id }];
  expect((await edit(other.id, 1, { hiringTeam })).json().errors).toEqual([{ path: 'hiringTeam.2.id', code: 'taken' }]);
  expect((await edit(other.id, 1, { hiringTeam: hiringTeam.slice(0, 2) })).json().errors).toEqual([
    { path: 'hiringTeam.1.id', code: 'invalidChoice' },
  ]);
});

test('featured posts are found for as long as that lasts', async () => {
  const { id } = await records.jobPost({ state: 'published', iscoCode: '2411' });
  const over = await records.jobPost({ state: 'published', featuredUntil: dayIn(-2), iscoCode: '5223' });
  expect((await send(id, 1, { type: 'jobPost.feature', until: dayIn(-2) })).json().reason).toBe('featureOver');
  expect((await send(id, 1, { type: 'jobPost.feature', until: dayIn(5) })).json().featuredUntil).toBe(dayIn(5));
  expect(await found('isFeatured=true')).toEqual([id]);
  expect(await found('isFeatured=false')).toContain(over.id);
  expect(await found('iscoGroup=5')).toEqual([over.id]);
  const counts = await api.call('GET', '/api/v1/job-posts/filter-counts?by=iscoGroup', { as });
  expect(counts.json()).toMatchObject({ 2: { value: expect.any(Number) }, 5: { value: 1 } });
});
