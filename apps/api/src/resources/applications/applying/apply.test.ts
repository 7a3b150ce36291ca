import { randomUUID } from 'node:crypto';
import type { Application } from '@diwan/api-contract/resources/applications';
import { type Role, roles } from '@diwan/api-contract/values/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#db/id.ts';
import { fieldFilesTable } from '#db/schema/field-files.ts';
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

const path = '/api/v1/applications';
const rows = async (query: ReturnType<typeof sql>) => (await api.database.orm.execute(query)).rows;
const get = async (url: string) => (await api.call('GET', `/api/v1/${url}`, { as: people.editor })).json();

interface Pair {
  jobPost: string;
  seeker: string;
}
const apply = (pair: Pair, { as = people.editor, headers = {} } = {}) =>
  api.call('POST', path, { as, body: { expectedSalary: null, coverNote: null, ...pair }, headers });

const file = {
  resource: 'seekers',
  field: 'cv',
  heldBy: 'test',
  key: newId(),
  name: 'cv.pdf',
  kind: 'pdf' as const,
  size: 1,
  sha256: 'a'.repeat(64),
  scan: 'unscanned' as const,
};

/** Somebody with a CV, and a job post that takes applications. */
async function pair(): Promise<Pair> {
  const cv = newId();
  const { id: seeker } = await records.seeker({ cv, salaryExpected: 900_000, noticePeriodDays: 30 });
  await api.database.orm.insert(fieldFilesTable).values({ ...file, id: cv, recordId: seeker });
  return { jobPost: (await records.jobPost({ state: 'published' })).id, seeker };
}

async function send(id: string, event: object, { as = people.editor, version = 0 } = {}) {
  const known = version || (await get(`applications/${id}`)).version;
  return api.call('POST', `${path}/${id}/events`, { as, body: event, headers: { 'if-match': `"v${known}"` } });
}
const move = (id: string, jobPost: string, given = {}) => send(id, { type: 'application.moveToJob', jobPost }, given);

test.each(roles)(
  'an %s applies on behalf of a candidate, who is told; counters and history know of it',
  async (role) => {
    const asked = await pair();
    const answer = await apply(asked, { as: people[role] });
    expect(answer.statusCode, answer.body).toBe(201);
    const made: Application = answer.json();
    expect(made).toMatchObject({
      state: 'pending',
      source: 'staff',
      expectedSalary: 900_000,
      noticeDays: 30,
      version: 1,
    });
    // (20 × 100 + 10 × 100 + 10 × 100 + 10 × 100) / 50
    expect([made.matchScore, made.matchExplanation?.parts.length]).toEqual([100, 4]);
    const [kept] = await rows(
      sql`select resource, field, record_id, key from field_files where id = ${made.cvSnapshot}`,
    );
    expect(kept).toEqual({ resource: 'applications', field: 'cvSnapshot', record_id: made.id, key: file.key });
    expect(made.availableEvents.map(({ type }) => type)).not.toContain('application.apply');
    const [{ pending_count, applicants_total, count }] = (await rows(
      sql`select j.pending_count, e.applicants_total, s.applications_count as count from job_posts j
        join employers e on e.id = j.employer_id, seekers s where j.id = ${asked.jobPost} and s.id = ${asked.seeker}`,
    )) as [Record<string, number>];
    expect([pending_count, applicants_total, count]).toEqual([1, 1, 1]);
    expect(await rows(sql`select template, state from mails where application_id = ${made.id}`)).toEqual([
      { template: 'applicationReceived', state: 'waiting' },
    ]);
    const { items } = await get(`applications/${made.id}/activity`);
    expect(items).toMatchObject([{ event: 'application.apply', fromState: null, toState: 'pending' }]);
  },
);

test('applying is refused where the post is not published, the CV is missing, or somebody has applied (24.4)', async () => {
  const refused = async (asked: Pair) => {
    const { statusCode, body } = await apply(asked);
    return [statusCode, JSON.parse(body).reason];
  };
  const { seeker, jobPost } = await pair();
  const { id: paused } = await records.jobPost({ state: 'paused' });
  expect(await refused({ jobPost: paused, seeker })).toEqual([409, 'jobNotPublished']);
  const { id: withoutCv } = await records.seeker({ cv: null });
  expect(await refused({ jobPost, seeker: withoutCv })).toEqual([409, 'cvMissing']);

  const { id } = (await apply({ jobPost, seeker })).json();
  expect(await refused({ jobPost, seeker })).toEqual([409, 'alreadyApplied']);
  await send(id, { type: 'application.reject', reason: 'not_interested', mail: 'none' });
  expect((await apply({ jobPost, seeker })).statusCode).toBe(201);
});

test('two who apply for the same person at once make one application (24.4)', async () => {
  const asked = await pair();
  const answers = await Promise.all([apply(asked), apply(asked, { as: people.admin })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('one request that is repeated applies once; people and posts that are not there are named', async () => {
  const asked = await pair();
  const headers = { 'idempotency-key': randomUUID() };
  const answers = [await apply(asked, { headers }), await apply(asked, { headers })];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[1]!.json().id).toBe(answers[0]!.json().id);
  const nobody = await apply({ jobPost: randomUUID(), seeker: randomUUID() });
  expect(nobody.statusCode).toBe(422);
  expect(nobody.json().errors.map(({ path: where }: { path: string }) => where)).toEqual(['jobPost', 'seeker']);
});

test.each(roles)('an %s moves a candidate to another post: pending there, notes kept, both linked', async (role) => {
  const { id, jobPostId, version } = await records.application({ state: 'in-progress' });
  const note = { resource: 'applications', record: id, title: 'لقاء', text: 'تحدثنا هاتفيًا عن الوظيفة.' };
  await api.call('POST', '/api/v1/notes', { as: people.editor, body: note });
  const other = await records.jobPost({ state: 'published' });
  const moved = await move(id, other.id, { as: people[role], version });
  expect(moved.statusCode, moved.body).toBe(200);
  expect(moved.json()).toMatchObject({
    state: 'pending',
    jobPost: { id: other.id },
    movedFrom: { id: jobPostId },
    notes: [{ title: 'لقاء' }],
  });
  const counts = async (post: string) => (await get(`job-posts/${post}`)).applicantsCount;
  expect(await counts(jobPostId)).toMatchObject({ 'in-progress': 0, pending: 0 });
  expect(await counts(other.id)).toMatchObject({ pending: 1 });
  expect(await rows(sql`select template from mails where application_id = ${id}`)).toEqual([
    { template: 'applicationMoved' },
  ]);
  expect((await move(id, jobPostId, { version })).statusCode).toBe(412);
});

test('moving is refused to the same post, to one that is not published, and to one where they have applied', async () => {
  const { id, jobPostId, seekerId } = await records.application();
  const { id: closed } = await records.jobPost({ state: 'closed' });
  const { id: there } = await records.jobPost({ state: 'published', pendingCount: 1 });
  await records.application({ jobPostId: there, seekerId });
  const reasons = [];
  for (const jobPost of [jobPostId, closed, there]) reasons.push((await move(id, jobPost)).json().reason);
  expect(reasons).toEqual(['sameJob', 'targetNotPublished', 'alreadyThere']);
  expect((await move(id, randomUUID())).json().errors).toMatchObject([{ path: 'jobPost', code: 'unknownReference' }]);

  const { id: ended } = await records.application({ state: 'recruited' });
  expect((await move(ended, there)).json()).toMatchObject({ status: 409, reason: 'wrongState' });
});

test('moving is taken back with the counters of both posts, and the mail never leaves', async () => {
  const { id, jobPostId } = await records.application({ state: 'approved' });
  const other = await records.jobPost({ state: 'published' });
  const { version } = (await move(id, other.id)).json();
  const undone = await api.call('POST', `${path}/${id}/undo`, {
    as: people.editor,
    body: {},
    headers: { 'if-match': `"v${version}"` },
  });
  expect(undone.json()).toMatchObject({ state: 'approved', jobPost: { id: jobPostId }, movedFrom: null });
  expect((await get(`job-posts/${jobPostId}`)).applicantsCount).toMatchObject({ approved: 1 });
  expect((await get(`job-posts/${other.id}`)).applicantsCount).toMatchObject({ pending: 0 });
  expect(await rows(sql`select state from mails where application_id = ${id}`)).toEqual([{ state: 'cancelled' }]);
});
