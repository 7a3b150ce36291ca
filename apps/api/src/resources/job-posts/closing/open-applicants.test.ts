import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe.each(['editor', 'admin'])('24.3 what becomes of open applicants is asked of an %s', (role) => {
  const as = () => sessions.get(role)!;
  const read = async (path: string) => (await api.call('GET', `/api/v1/${path}`, { as: as() })).json();
  async function send(path: string, event: object) {
    const { version } = await read(path);
    const headers = { 'if-match': `"v${version}"` };
    return api.call('POST', `/api/v1/${path}/events`, { as: as(), headers, body: event });
  }
  const close = (id: string, applicants: object) =>
    send(`job-posts/${id}`, { type: 'jobPost.close', reason: 'budget', ...applicants });
  async function postWithTwo() {
    const { id } = await records.jobPost({ state: 'published', openings: 5, pendingCount: 1, approvedCount: 1 });
    const pending = await records.application({ jobPostId: id, state: 'pending' });
    const approved = await records.application({ jobPostId: id, state: 'approved' });
    const states = async () =>
      Promise.all([pending, approved].map(async (one) => (await read(`applications/${one.id}`)).state));
    return { id, pending, approved, states };
  }
  const mailsAbout = async ({ id }: { id: string }) =>
    (await api.database.pool.query('SELECT template FROM mails WHERE application_id = $1', [id])).rows;

  test('when a post is closed: without an answer it stays open, and they may be left as they are', async () => {
    const { id, states } = await postWithTwo();
    expect((await close(id, {})).statusCode).toBe(422);
    expect((await read(`job-posts/${id}`)).state).toBe('published');
    expect((await close(id, { applicants: 'leave' })).json().state).toBe('closed');
    expect(await states()).toEqual(['pending', 'approved']);
  });

  test('all of them are rejected, and told now, later or not at all', async () => {
    const { id, pending, states } = await postWithTwo();
    expect((await close(id, { applicants: 'reject', mail: 'later' })).statusCode).toBe(200);
    expect(await states()).toEqual(['rejected', 'rejected']);
    expect(await mailsAbout(pending)).toEqual([{ template: 'applicationRejected' }]);
    const silent = await postWithTwo();
    await close(silent.id, { applicants: 'reject' });
    expect(await mailsAbout(silent.pending)).toEqual([]);
  });

  test('all of them are moved to another published post, but nobody to where they have applied', async () => {
    const { id, pending, approved, states } = await postWithTwo();
    const { id: target } = await records.jobPost({ state: 'published', pendingCount: 1 });
    await records.application({ jobPostId: target, seekerId: approved.seekerId, state: 'pending' });
    const draft = await records.jobPost({ state: 'draft' });
    for (const [jobPost, code] of [
      [undefined, 'required'],
      [draft.id, 'unknownReference'],
      [crypto.randomUUID(), 'unknownReference'],
    ]) {
      const refused = await close(id, { applicants: 'move', jobPost });
      expect([refused.statusCode, refused.json().errors]).toEqual([422, [{ path: 'jobPost', code }]]);
    }
    expect((await close(id, { applicants: 'move', jobPost: target })).json()).toMatchObject({
      state: 'closed',
      applicantsCount: { pending: 0, approved: 1 },
    });
    expect((await read(`applications/${pending.id}`)).jobPost.id).toBe(target);
    expect(await states()).toEqual(['pending', 'approved']);
    expect((await read(`job-posts/${target}`)).applicantsCount.pending).toBe(2);
  });

  test('when the last opening is filled: the post closes, nobody else is recruited, and those who decide are told of the rest', async () => {
    const { id } = await records.jobPost({ state: 'published', openings: 1, approvedCount: 2 });
    const [first, second] = [
      await records.application({ jobPostId: id, state: 'approved' }),
      await records.application({ jobPostId: id, state: 'approved' }),
    ];
    const recruit = { type: 'application.recruit', startsOn: '2027-01-01' };
    expect((await send(`applications/${first.id}`, recruit)).json().state).toBe('recruited');
    expect(await read(`job-posts/${id}`)).toMatchObject({ state: 'closed', closeReason: 'filled', filled: 1 });
    const refused = await send(`applications/${second.id}`, recruit);
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'openingsFull']);
    const { rows } = await api.database.pool.query(
      `SELECT DISTINCT path FROM notifications WHERE kind = 'jobPostFilled' AND ref ->> 'id' = $1`,
      [id],
    );
    expect(rows).toEqual([{ path: `/job_post/applicants/${id}` }]);
  });
});
