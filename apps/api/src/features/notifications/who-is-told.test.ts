import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { applyEvent, theSystem } from '#workflows/apply-event.ts';

const { admin: noura, editor: sami, colleagues } = demoStaff;
const [khalid, reem] = colleagues;

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let editor: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  editor = await api.signIn('editor');
});
afterAll(() => api.close());

const personOf = ({ id, name }: { id: string; name: string }) => ({ id, name });
const staffRef = (person: { id: string; name: string }) => ({ type: 'staff' as const, ...personOf(person) });
/** Who was told of something, by kind. */
async function told(id: string): Promise<Record<string, string[]>> {
  const { rows } = await api.database.pool.query<{ kind: string; ids: string[] }>(
    `SELECT kind, array_agg(user_id ORDER BY user_id) AS ids FROM notifications WHERE ref ->> 'id' = $1 GROUP BY kind`,
    [id],
  );
  return Object.fromEntries(rows.map(({ kind, ids }) => [kind, ids]));
}
async function send(path: string, { id, version }: { id: string; version: number }, event: object, as = editor) {
  const headers = { 'if-match': `"v${version}"` };
  const answer = await api.call('POST', `/api/v1/${path}/${id}/events`, { as, body: event, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: string; version: number }>();
}

test('those whose queue it is are told of what comes in, but not the one who sent it, nor whoever no longer works here', async () => {
  await api.database.pool.query("UPDATE staff SET state = 'suspended' WHERE id = $1", [khalid.id]);
  const jobPost = await records.jobPost({ state: 'draft' });
  await send('job-posts', jobPost, { type: 'jobPost.submit' });
  const others = [noura, ...colleagues].filter(({ id }) => id !== khalid.id).map(({ id }) => id);
  expect(await told(jobPost.id)).toEqual({ jobPostSubmitted: others });
  await api.database.pool.query("UPDATE staff SET state = 'active' WHERE id = $1", [khalid.id]);
});

test('a decision is told to whoever made the post; taken back within ten seconds, it was never told', async () => {
  const jobPost = await records.jobPost({ state: 'pending_review', createdBy: staffRef(reem) });
  const approved = await send('job-posts', jobPost, { type: 'jobPost.approve' });
  expect(await told(jobPost.id)).toEqual({ jobPostApproved: [reem.id] });
  const headers = { 'if-match': `"v${approved.version}"` };
  const undone = await api.call('POST', `/api/v1/job-posts/${jobPost.id}/undo`, { as: editor, body: {}, headers });
  expect(undone.statusCode, undone.body).toBe(200);
  expect(await told(jobPost.id)).toEqual({});
});

test('a post of an employer tells nobody of staff what became of it', async () => {
  const jobPost = await records.jobPost({ state: 'pending_review' });
  await send('job-posts', jobPost, { type: 'jobPost.approve' });
  expect(await told(jobPost.id)).toEqual({});
});

test('the last hire closes the post: everybody learns of it but whoever hired', async () => {
  const jobPost = await records.jobPost({ state: 'published', openings: 1, approvedCount: 1 });
  const application = await records.application({ state: 'approved', jobPostId: jobPost.id, assignee: personOf(reem) });
  const other = await records.application({
    seekerId: application.seekerId,
    state: 'pending',
    assignee: personOf(khalid),
  });
  await send('applications', application, { type: 'application.recruit', startsOn: '2027-01-03' });
  expect((await told(jobPost.id)).jobPostFilled).toEqual([noura, ...colleagues].map(({ id }) => id));
  expect(await told(application.id)).toEqual({ applicationDecided: [reem.id] });
  expect(await told(application.seekerId)).toEqual({ seekerHired: [khalid.id] });
  expect(await told(other.id)).toEqual({});
});

test('whoever looks after an application is not told of what they did', async () => {
  const application = await records.application({ state: 'in-progress', assignee: personOf(sami) });
  await send('applications', application, { type: 'application.approve' });
  expect(await told(application.id)).toEqual({});
});

test('a note is told to those who wrote before and to whoever looks after the record', async () => {
  const application = await records.application({ state: 'in-progress', assignee: personOf(reem) });
  const write = async (as: TestSession) => {
    const note = { resource: 'applications', record: application.id, title: 'مكالمة', text: 'طلب مهلة.' };
    expect((await api.call('POST', '/api/v1/notes', { as, body: note })).statusCode).toBe(201);
  };
  await write(editor);
  expect(await told(application.id)).toEqual({ noteAdded: [reem.id] });
  await write(await api.signIn('admin'));
  expect((await told(application.id)).noteAdded).toEqual([sami.id, reem.id, reem.id]);
});

test('T93 however many mails are dead within an hour, administrators are told once of it', async () => {
  const fail = async () => {
    const { id } = await records.mail({ state: 'sending' });
    const event = { type: 'mail.fail', trouble: { code: 'refusedForGood', answer: null } };
    const { resources, database, keys } = api.deps;
    const now = api.clock.now.toISOString();
    await database.transaction((tx) =>
      applyEvent(
        resources.mails,
        { id, version: null, event },
        {
          tx,
          now,
          actor: theSystem,
          can: theSystem.can,
          request: null,
          resources,
          sealing: keys.sealing,
          followUps: [],
        },
      ),
    );
  };
  const dead = async () =>
    (await api.database.pool.query<{ id: string }>("SELECT user_id AS id FROM notifications WHERE kind = 'mailFailed'"))
      .rows;
  api.clock.now = new Date('2026-12-01T09:10:00Z');
  await fail();
  await fail();
  expect(await dead()).toEqual([{ id: noura.id }]);
  api.clock.advance(3_600);
  await fail();
  expect(await dead()).toHaveLength(2);
});
