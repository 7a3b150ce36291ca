import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
const sessions = new Map<string, TestSession>();
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  for (const role of ['editor', 'admin'] as const) sessions.set(role, await api.signIn(role));
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();
const asAdmin = () => sessions.get('admin')!;

describe.each(['editor', 'admin'])('rules across records, as an %s meets them', (role) => {
  const as = () => sessions.get(role)!;
  const read = async (path: string) => (await api.call('GET', `/api/v1/${path}`, { as: as() })).json();
  async function send(path: string, event: object, { by = as(), version = 0, key = crypto.randomUUID() } = {}) {
    const known = version || (await read(path)).version;
    const headers = { 'if-match': `"v${known}"`, 'idempotency-key': key };
    return api.call('POST', `/api/v1/${path}/events`, { as: by, headers, body: event });
  }
  const stateOf = async (path: string) => (await read(path)).state;

  test('24.1 suspending an employer pauses its live posts; reinstating restores those that have not expired meanwhile', async () => {
    const { id } = await records.employer({ crExpiresOn: inDays(400).slice(0, 10) });
    const post = (days: number) => records.jobPost({ employerId: id, state: 'published', expiresAt: inDays(days) });
    const [lasting, ending] = [await post(60), await post(2)];
    expect((await send(`employers/${id}`, { type: 'employer.suspend', reason: 'fake_posts' })).statusCode).toBe(200);
    for (const one of [lasting, ending]) expect(await stateOf(`job-posts/${one.id}`)).toBe('paused');
    await sweepResources({ ...api.deps, clock: () => new Date(inDays(3)) });
    expect((await send(`employers/${id}`, { type: 'employer.reinstate' })).json().state).toBe('verified');
    expect(await stateOf(`job-posts/${lasting.id}`)).toBe('published');
    expect(await stateOf(`job-posts/${ending.id}`)).toBe('expired');
  });

  test('24.1 of two people at the same employer the second has not seen what the first did, and nothing happens twice', async () => {
    const { id, version } = await records.employer({ crExpiresOn: inDays(400).slice(0, 10) });
    const suspend = { type: 'employer.suspend', reason: 'fake_posts' };
    const answers = await Promise.all([
      send(`employers/${id}`, suspend, { version }),
      send(`employers/${id}`, suspend, { version, by: asAdmin() }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    const { items } = await read(`employers/${id}/activity`);
    expect(items.filter(({ event }: { event: string }) => event === 'employer.suspend')).toHaveLength(1);
  });

  test('24.4 a person has one open application for a post, and can apply again once it is rejected', async () => {
    const { id: jobPost } = await records.jobPost({ state: 'published' });
    const { id: seeker } = await records.seeker({ cv: crypto.randomUUID() });
    const body = { jobPost, seeker, expectedSalary: null, coverNote: null };
    const apply = () => api.call('POST', '/api/v1/applications', { as: as(), body });
    const first = await apply();
    expect(first.statusCode, first.body).toBe(201);
    const second = await apply();
    expect([second.statusCode, second.json().reason]).toEqual([409, 'alreadyApplied']);
    const path = `applications/${first.json().id}`;
    await send(path, { type: 'application.reject', reason: 'not_interested', mail: 'none' });
    expect((await apply()).statusCode).toBe(201);
    const reopened = await send(path, { type: 'application.reopen' });
    expect([reopened.statusCode, reopened.json().reason]).toEqual([409, 'alreadyApplied']);
  });

  test('24.9 a place of the quota is taken when a post is submitted, given back once when it is rejected, and never below none', async () => {
    const { id: employerId } = await records.employer({ jobQuotaLimit: 1, jobQuotaUsed: 0 });
    const draft = () => records.jobPost({ employerId, state: 'draft', expiresAt: inDays(60) });
    const [first, second] = [await draft(), await draft()];
    const used = async () => (await read(`employers/${employerId}`)).jobQuotaUsed;
    expect((await send(`job-posts/${first.id}`, { type: 'jobPost.submit' })).statusCode).toBe(200);
    expect(await used()).toBe(1);
    expect((await send(`job-posts/${second.id}`, { type: 'jobPost.submit' })).json().reason).toBe('quotaExhausted');
    const reject = { type: 'jobPost.reject', reason: 'misleading' };
    expect((await send(`job-posts/${first.id}`, reject)).statusCode).toBe(200);
    expect((await send(`job-posts/${first.id}`, reject)).statusCode).toBe(409);
    expect(await used()).toBe(0);
    expect((await send(`job-posts/${second.id}`, { type: 'jobPost.submit' })).statusCode).toBe(200);
    expect(await used()).toBe(1);
  });

  test('24.10 a change has who made it, when and why, and is told by one mail however often it is repeated', async () => {
    const { id: jobPostId } = await records.jobPost({ state: 'published', approvedCount: 1 });
    const { id } = await records.application({ jobPostId, state: 'approved' });
    const path = `applications/${id}`;
    const { version } = await read(path);
    const reject = { type: 'application.reject', reason: 'time_not_suitable', mail: 'now' };
    const key = crypto.randomUUID();
    for (let sent = 0; sent < 3; sent++)
      expect((await send(path, reject, { version, key })).json().state).toBe('rejected');
    const { items } = await read(`${path}/activity`);
    expect(items.filter(({ event }: { event: string }) => event === 'application.reject')).toEqual([
      expect.objectContaining({
        actor: expect.objectContaining({ id: as().user.id, name: as().user.name }),
        at: expect.stringMatching(/^\d{4}-/),
        fromState: 'approved',
        toState: 'rejected',
        reason: expect.objectContaining({ code: 'time_not_suitable' }),
      }),
    ]);
    const { rows } = await api.database.pool.query('SELECT template FROM mails WHERE application_id = $1', [id]);
    expect(rows).toEqual([{ template: 'applicationRejected' }]);
  });
});

test('24.4 who is anonymised has withdrawn what was open', async () => {
  const { id } = await records.seeker({ state: 'deactivated', anonymiseAt: inDays(-1) });
  const { id: jobPostId } = await records.jobPost({ state: 'published', pendingCount: 1 });
  const open = await records.application({ seekerId: id, jobPostId, state: 'pending' });
  await sweepResources(api.deps);
  const read = async (path: string) => (await api.call('GET', `/api/v1/${path}`, { as: asAdmin() })).json();
  expect((await read(`seekers/${id}`)).state).toBe('anonymised');
  expect(await read(`applications/${open.id}`)).toMatchObject({ state: 'rejected', rejection: { by: 'seeker' } });
});
