import type { Application, ApplicationEvent } from '@diwan/api-contract/resources/applications';
import type { Role } from '@diwan/api-contract/values/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function view(id: string): Promise<Application> {
  return (await api.call('GET', `/api/v1/applications/${id}`, { as: people.editor })).json();
}

async function send(id: string, event: ApplicationEvent, { as = people.editor, version = 0 } = {}) {
  const known = version || (await view(id)).version;
  return api.call('POST', `/api/v1/applications/${id}/events`, {
    as,
    body: event,
    headers: { 'if-match': `"v${known}"` },
  });
}

async function jobOf({ jobPost }: { jobPost: { id: string } } | Application) {
  return (await api.call('GET', `/api/v1/job-posts/${jobPost.id}`, { as: people.editor })).json();
}

const rows = async (query: ReturnType<typeof sql>) => (await api.database.orm.execute(query)).rows;

test('DOM-01 a candidate goes from pending over in-progress and approved to recruited, and the counters follow', async () => {
  const { id } = await records.application();
  expect((await send(id, { type: 'application.startReview' })).json()).toMatchObject({
    state: 'in-progress',
    isUnread: false,
    assignee: { id: people.editor.user.id },
  });
  expect((await send(id, { type: 'application.approve' })).json().state).toBe('approved');
  const recruited = await send(id, { type: 'application.recruit', startsOn: '2027-01-03' });
  expect(recruited.json()).toMatchObject({ state: 'recruited', hire: { startsOn: '2027-01-03' } });

  const job = await jobOf(recruited.json());
  expect(job).toMatchObject({ filled: 1, state: 'closed', closeReason: 'filled' });
  expect(job.applicantsCount).toEqual({ pending: 0, 'in-progress': 0, approved: 0, rejected: 0, recruited: 1 });

  const activity = await api.call('GET', `/api/v1/applications/${id}/activity`, { as: people.editor });
  expect(
    activity.json().items.map(({ event, fromState, toState }: Record<string, string>) => [event, fromState, toState]),
  ).toEqual([
    ['application.recruit', 'approved', 'recruited'],
    ['application.approve', 'in-progress', 'approved'],
    ['application.startReview', 'pending', 'in-progress'],
  ]);
});

test('DOM-01 an event that the state does not know is refused with a reason, and the record says so beforehand', async () => {
  const { id } = await records.application();
  const refused = await send(id, { type: 'application.recruit', startsOn: '2027-01-03' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'refused', reason: 'wrongState' });
  expect((await view(id)).availableEvents).toContainEqual({
    type: 'application.recruit',
    isAvailable: false,
    reason: 'wrongState',
  });
});

test('DOM-02 rejecting needs one of the three reasons, and Other needs a message', async () => {
  const { id } = await records.application({ state: 'in-progress' });
  const nameless = { type: 'application.reject', reason: 'too_short', mail: 'none' } as unknown as ApplicationEvent;
  expect((await send(id, nameless)).json().errors).toContainEqual(
    expect.objectContaining({ path: 'reason', code: 'invalidChoice' }),
  );
  const silent = await send(id, { type: 'application.reject', reason: 'other', note: 'short', mail: 'none' });
  expect(silent.json()).toMatchObject({ status: 409, reason: 'noteTooShort' });

  const rejected = await send(id, {
    type: 'application.reject',
    reason: 'other',
    note: 'The profile does not fit.',
    mail: 'later',
  });
  expect(rejected.json().rejection).toMatchObject({
    by: 'staff',
    from: 'in-progress',
    note: 'The profile does not fit.',
  });
  const [mail] = await rows(sql`select template, state, send_at from mails where application_id = ${id}`);
  expect(mail).toMatchObject({ template: 'applicationRejected', state: 'waiting' });
  expect(Date.parse(mail!.send_at as string)).toBe(api.clock.now.getTime() + 86_400_000);
});

test('DOM-01 reopening returns to the status before the rejection and takes back a mail that has not left', async () => {
  const { id } = await records.application({ state: 'approved' });
  await send(id, { type: 'application.reject', reason: 'not_interested', mail: 'later' });
  expect((await send(id, { type: 'application.reopen' })).json()).toMatchObject({ state: 'approved', rejection: null });
  expect(await rows(sql`select template, state from mails where application_id = ${id}`)).toEqual([
    { template: 'applicationRejected', state: 'cancelled' },
  ]);
});

test('DOM-01 reopening is refused after 90 days, and while the person has applied again (24.4)', async () => {
  const rejection = {
    by: 'staff',
    reason: 'not_interested',
    note: null,
    from: 'pending',
    mail: 'none',
    mailAt: null,
  } as const;
  const old = await records.application({
    state: 'rejected',
    rejection: { ...rejection, at: '2020-01-01T00:00:00.000Z' },
  });
  expect((await send(old.id, { type: 'application.reopen' })).json().reason).toBe('reopenTooLate');

  const { id, jobPostId, seekerId } = await records.application({
    state: 'rejected',
    rejection: { ...rejection, at: new Date().toISOString() },
  });
  const { id: _, number: __, ...again } = await records.application();
  await api.database.pool.query(
    "UPDATE applications SET seeker_id = $1, job_post_id = $2 WHERE search_key = $3 AND state = 'pending'",
    [seekerId, jobPostId, again.searchKey],
  );
  expect((await send(id, { type: 'application.reopen' })).json().reason).toBe('alreadyApplied');
});

test('DOM-01 no more people are recruited than there are openings, however many decide at once (24.3)', async () => {
  const job = await records.jobPost({ state: 'published', openings: 2, approvedCount: 5 });
  const candidates = await Promise.all(
    Array.from({ length: 5 }, () => records.application({ state: 'approved', jobPostId: job.id })),
  );
  const answers = await Promise.all(
    candidates.map(({ id }) => send(id, { type: 'application.recruit', startsOn: '2027-01-03' })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
    expect(answer.json().reason).toBe('openingsFull');
  expect(await jobOf({ jobPost: job })).toMatchObject({
    filled: 2,
    state: 'closed',
    applicantsCount: { approved: 3, recruited: 2 },
  });
});

test('DOM-01 undoing a recruitment is for admins, within 90 days, and frees the opening', async () => {
  const { id } = await records.application({ state: 'approved' });
  await send(id, { type: 'application.recruit', startsOn: '2027-01-03' });
  const undo = { type: 'application.undoRecruit', note: 'Recruited by mistake.' } as const;
  expect((await send(id, undo)).json()).toMatchObject({ status: 403, code: 'forbidden', reason: 'notPermitted' });
  const undone = await send(id, undo, { as: people.admin });
  expect(undone.json()).toMatchObject({ state: 'approved', hire: null });
  expect((await jobOf(undone.json())).filled).toBe(0);
});

test('DOM-01 of two people who decide at once one wins, and the other is told what the record is now', async () => {
  const { id, version } = await records.application();
  const answers = await Promise.all([
    send(id, { type: 'application.approve' }, { version, as: people.admin }),
    send(id, { type: 'application.reject', reason: 'time_not_suitable', mail: 'none' }, { version }),
  ]);
  const [winner, loser] = answers.toSorted((one, other) => one.statusCode - other.statusCode);
  expect([winner!.statusCode, loser!.statusCode]).toEqual([200, 412]);
  expect(loser!.json()).toMatchObject({
    code: 'stale',
    current: { id, version: version + 1, state: winner!.json().state },
  });
});
