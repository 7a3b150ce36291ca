import { randomUUID } from 'node:crypto';
import type { Employer, EmployerEvent } from '@diwan/api-contract/resources/employers';
import { undoSeconds } from '@diwan/api-contract/undo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { recordFilesTable } from '#db/schema/files.ts';
import { sweepResources } from '#features/jobs/sweep.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
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

const view = async (id: string): Promise<Employer> => (await api.call('GET', `/api/v1/employers/${id}`, { as })).json();
const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();
const dayIn = (days: number) => inDays(days).slice(0, 10);

/** A session of before is over by then. */
async function moveClock(to: string): Promise<void> {
  api.clock.now = new Date(to);
  as = await api.signIn('editor');
}

async function send(id: string, event: EmployerEvent) {
  const { version } = await view(id);
  const headers = { 'if-match': `"v${version}"` };
  return api.call('POST', `/api/v1/employers/${id}/events`, { as, body: event, headers });
}

async function edit(id: string, body: object) {
  const { version } = await view(id);
  return api.call('PATCH', `/api/v1/employers/${id}`, { as, body, headers: { 'if-match': `"v${version}"` } });
}

/** The registration that every employer must have handed in. */
const handIn = (recordId: string, row: Partial<typeof recordFilesTable.$inferInsert> = {}) =>
  records.document({ recordId, type: 'commercial_registration', ...row });

const postsOf = async (employerId: string) => {
  const rows = await api.database.orm.select().from(jobPostsTable).where(eq(jobPostsTable.employerId, employerId));
  return Object.fromEntries(rows.map(({ id, state, pausedBy }) => [id, pausedBy ? `${state} by ${pausedBy}` : state]));
};

test('an employer that waits is verified or sent back with its reason, and whoever decided may take it back', async () => {
  const { id } = await records.employer({ state: 'pending_verification', crExpiresOn: dayIn(90) });
  await handIn(id);
  const sentBack = await send(id, {
    type: 'employer.requestChanges',
    reason: 'mismatch',
    fields: ['legalName', 'crNumber'],
  });
  expect(sentBack.json()).toMatchObject({
    state: 'changes_requested',
    stateReason: 'mismatch',
    stateNote: null,
    stateFields: ['legalName', 'crNumber'],
  });
  expect((await send(id, { type: 'employer.submit' })).json()).toMatchObject({
    state: 'pending_verification',
    stateReason: null,
    stateFields: [],
  });
  const verified = (await send(id, { type: 'employer.verify' })).json();
  expect(verified.state).toBe('verified');
  const mail = await api.database.pool.query(
    'SELECT send_at AS at FROM mails WHERE employer_id = $1 ORDER BY number DESC LIMIT 1',
    [id],
  );
  expect(new Date(mail.rows[0].at).getTime()).toBe(api.clock.now.getTime() + undoSeconds * 1_000);
  const headers = { 'if-match': `"v${verified.version}"` };
  const undone = await api.call('POST', `/api/v1/employers/${id}/undo`, { as, body: {}, headers });
  expect(undone.json().state).toBe('pending_verification');
});

test('nobody is verified without a registration that is valid, and no agency without its licence', async () => {
  const refusalOf = async (row: Parameters<typeof records.employer>[0]) => {
    const { id } = await records.employer({ state: 'pending_verification', crExpiresOn: dayIn(90), ...row });
    await handIn(id);
    await handIn(id, { type: 'recruitment_license', expiresOn: dayIn(90) });
    const answer = await send(id, { type: 'employer.verify' });
    return answer.json().reason ?? answer.json().state;
  };
  expect(await refusalOf({ crExpiresOn: null })).toBe('registrationUndated');
  expect(await refusalOf({ crExpiresOn: dayIn(-2) })).toBe('registrationExpired');
  expect(await refusalOf({ type: 'recruitment_agency' })).toBe('licenseMissing');
  expect(await refusalOf({ type: 'recruitment_agency', licenseNumber: 'R-1042' })).toBe('verified');
});

test('suspending pauses the live posts; reinstating brings back what was live and has not expired, and nothing else', async () => {
  const { id: employerId } = await records.employer({ crExpiresOn: dayIn(400) });
  const live = await records.jobPost({ employerId, state: 'published', expiresAt: inDays(60) });
  const ending = await records.jobPost({ employerId, state: 'published', expiresAt: inDays(3) });
  const resting = await records.jobPost({ employerId, state: 'paused', pausedBy: 'person', expiresAt: inDays(60) });
  const suspended = await send(employerId, { type: 'employer.suspend', reason: 'fake_posts' });
  expect(suspended.json()).toMatchObject({ state: 'suspended', stateReason: 'fake_posts', openJobs: 0 });
  expect(await postsOf(employerId)).toEqual({
    [live.id]: 'paused by suspension',
    [ending.id]: 'paused by suspension',
    [resting.id]: 'paused by person',
  });
  await moveClock(inDays(5));
  const reinstated = await send(employerId, { type: 'employer.reinstate' });
  expect(reinstated.json()).toMatchObject({ state: 'verified', stateReason: null });
  expect(await postsOf(employerId)).toEqual({
    [live.id]: 'published',
    [ending.id]: 'paused by suspension',
    [resting.id]: 'paused by person',
  });
});

test('closing closes the live posts and rejects who has applied to them', async () => {
  const { id: employerId } = await records.employer({ crExpiresOn: dayIn(400) });
  const post = await records.jobPost({ employerId, state: 'published', pendingCount: 1 });
  const { id: applicationId } = await records.application({ jobPostId: post.id, state: 'pending' });
  const closed = await send(employerId, { type: 'employer.close', reason: 'requested' });
  expect(closed.json()).toMatchObject({ state: 'closed', openJobs: 0 });
  expect(await postsOf(employerId)).toEqual({ [post.id]: 'closed' });
  expect((await api.call('GET', `/api/v1/applications/${applicationId}`, { as })).json().state).toBe('rejected');
});

test('a registration that runs out suspends its employer on the day after, in Riyadh', async () => {
  await moveClock('2027-03-31T20:59:00Z');
  const { id } = await records.employer({ crExpiresOn: '2027-03-31' });
  await sweepResources(api.deps);
  expect((await view(id)).state).toBe('verified');
  await moveClock('2027-03-31T21:01:00Z');
  await sweepResources(api.deps);
  expect(await view(id)).toMatchObject({ state: 'suspended', stateReason: 'registration_expired' });
  expect((await send(id, { type: 'employer.reinstate' })).json().reason).toBe('registrationExpired');
});

test('ROUTE-21 a profile is edited: a masked mobile is written whole or not at all, found by its new number, and never told in the journal', async () => {
  const other = await records.employer();
  const { id } = await records.employer();
  const changed = await edit(id, {
    mobile: '+966559988776',
    branches: [{ name: { ar: 'فرع جدة' }, cityId: 'jeddah', address: null }],
  });
  expect(changed.json()).toMatchObject({ mobile: '••••••••••776', branches: [{ cityId: 'jeddah' }] });
  expect((await edit(id, { mobile: '••••••••••776' })).json().errors).toEqual([
    { path: 'mobile', code: 'invalidPhone' },
  ]);
  const found = await api.call('GET', '/api/v1/employers?q=0559988776', { as });
  expect(found.json().items.map((each: Employer) => each.id)).toEqual([id]);
  const journal = await api.call('GET', `/api/v1/employers/${id}/activity`, { as });
  expect(journal.body).not.toContain('559988776');
  expect((await edit(id, { crNumber: other.crNumber })).json().errors).toEqual([
    { path: 'crNumber', code: 'registrationTaken' },
  ]);
});

test.each(['editor', 'admin'] as const)(
  'an %s gives an employer to a colleague, who is told and by whom it is found',
  async (role) => {
    const person = await api.signIn(role);
    const colleague = await api.signIn(role === 'editor' ? 'admin' : 'editor');
    const { id, version } = await records.employer({ state: 'closed' });
    const assign = (accountManager: string, seen: number) =>
      api.call('POST', `/api/v1/employers/${id}/events`, {
        as: person,
        body: { type: 'employer.assignManager', accountManager },
        headers: { 'if-match': `"v${seen}"` },
      });
    const stranger = await assign(randomUUID(), version);
    expect(stranger.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'accountManager', code: 'unknownReference' }],
    });
    const assigned = await assign(colleague.user.id, version);
    expect(assigned.json()).toMatchObject({ state: 'closed', accountManager: { id: colleague.user.id } });
    const found = await api.call('GET', `/api/v1/employers?accountManager=${colleague.user.id}`, { as: person });
    expect(found.json().items.map((each: Employer) => each.id)).toEqual([id]);
    const { rows } = await api.database.pool.query(
      "SELECT kind FROM notifications WHERE user_id = $1 AND kind = 'employerAssigned'",
      [colleague.user.id],
    );
    expect(rows).toHaveLength(1);
  },
);
