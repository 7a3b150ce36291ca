import type { Application } from '@diwan/api-contract/resources/applications';
import { type Role, roles } from '@diwan/api-contract/values/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
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

const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();
const terms = () => ({
  salary: 1_200_000,
  allowances: 300_000,
  startDate: '2027-02-01',
  probationDays: 90,
  contractType: 'open',
  expiresAt: inDays(5),
});

async function send(id: string, name: string, payload: object = {}, { as = people.editor, version = 0 } = {}) {
  const known = version || (await view(id)).version;
  const body = { type: `application.${name}`, ...payload };
  return api.call('POST', `/api/v1/applications/${id}/events`, { as, body, headers: { 'if-match': `"v${known}"` } });
}
const view = async (id: string): Promise<Application> =>
  (await api.call('GET', `/api/v1/applications/${id}`, { as: people.editor })).json();
const reasonOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json().reason];
const mailsTo = async (id: string) => {
  const query = sql`select template from mails where application_id = ${id} and state = 'waiting' order by number`;
  return (await api.database.orm.execute<{ template: string }>(query)).rows.map(({ template }) => template);
};

async function offered(...steps: string[]): Promise<string> {
  const { id } = await records.application({ state: 'approved' });
  await send(id, 'draftOffer', terms());
  for (const step of steps) await send(id, step);
  return id;
}

test.each(roles)(
  'an %s writes an offer, sends it and records the answer; then the candidate is recruited',
  async (role) => {
    const { id } = await records.application({ state: 'approved' });
    const as = people[role];
    const written = await send(id, 'draftOffer', terms(), { as });
    expect(written.json(), written.body).toMatchObject({
      state: 'approved',
      offerState: 'draft',
      offers: [{ version: 1, state: 'draft', salary: 1_200_000, by: { id: as.user.id } }],
    });
    expect(reasonOf(await send(id, 'recruit', { startsOn: '2027-02-01' }, { as }))).toEqual([409, 'offerNotAccepted']);
    expect((await send(id, 'sendOffer', {}, { as })).json().offerState).toBe('sent');
    expect(reasonOf(await send(id, 'recruit', { startsOn: '2027-02-01' }, { as }))).toEqual([409, 'offerNotAccepted']);
    expect((await send(id, 'acceptOffer', {}, { as })).json()).toMatchObject({
      offerState: 'accepted',
      offers: [{ state: 'accepted' }],
    });
    expect(reasonOf(await send(id, 'returnToReview', {}, { as }))).toEqual([409, 'offerAccepted']);
    const recruited = await send(id, 'recruit', { startsOn: '2027-02-01' }, { as });
    expect(recruited.json()).toMatchObject({ state: 'recruited', offerState: 'accepted' });
    expect(await mailsTo(id)).toEqual(['offerSent', 'offerAccepted', 'applicationRecruited']);
  },
);

test('who was never offered anything is recruited without an offer', async () => {
  const { id } = await records.application({ state: 'approved' });
  expect((await send(id, 'recruit', { startsOn: '2027-02-01' })).json()).toMatchObject({
    state: 'recruited',
    offerState: 'none',
  });
});

test('a new version replaces what nobody has answered; what was answered stays as it was', async () => {
  const id = await offered('sendOffer');
  const better = { ...terms(), salary: 1_400_000 };
  expect((await send(id, 'draftOffer', better)).json()).toMatchObject({
    offerState: 'draft',
    offers: [
      { version: 1, state: 'replaced', salary: 1_200_000 },
      { version: 2, state: 'draft', salary: 1_400_000 },
    ],
  });
  await send(id, 'sendOffer');
  await send(id, 'declineOffer');
  const third = (await send(id, 'draftOffer', terms())).json();
  expect(third.offers.map(({ state }: { state: string }) => state)).toEqual(['replaced', 'declined', 'draft']);
});

test('an offer is for those who are approved, and must leave time to answer', async () => {
  const { id: early } = await records.application({ state: 'in-progress' });
  expect(reasonOf(await send(early, 'draftOffer', terms()))).toEqual([409, 'wrongState']);
  const { id } = await records.application({ state: 'approved' });
  expect(reasonOf(await send(id, 'draftOffer', { ...terms(), expiresAt: inDays(-1) }))).toEqual([409, 'offerDuePast']);
  expect((await send(id, 'draftOffer', { ...terms(), probationDays: 181 })).statusCode).toBe(422);
  expect(reasonOf(await send(await offered('sendOffer', 'acceptOffer'), 'draftOffer', terms()))).toEqual([
    409,
    'wrongState',
  ]);
});

test('two people at the same offer: the second one has not seen what the first one did', async () => {
  const id = await offered();
  const { version } = await view(id);
  const answers = await Promise.all([
    send(id, 'sendOffer', {}, { version }),
    send(id, 'withdrawOffer', {}, { version, as: people.admin }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
});

test('an offer that nobody answered expires by the job, once, and the candidate is told; it can no longer be accepted', async () => {
  const id = await offered('sendOffer');
  const kept = await offered('sendOffer');
  await api.database.pool.query('UPDATE applications SET offer_due_at = $2 WHERE id = $1', [id, inDays(-1)]);
  expect(reasonOf(await send(id, 'acceptOffer'))).toEqual([409, 'offerOver']);
  await sweepResources(api.deps);
  await sweepResources(api.deps);
  expect(await view(id)).toMatchObject({ state: 'approved', offerState: 'expired', offers: [{ state: 'expired' }] });
  expect((await mailsTo(id)).filter((template) => template === 'offerExpired')).toHaveLength(1);
  expect((await view(kept)).offerState).toBe('sent');
  expect((await send(kept, 'expireOffer')).statusCode).toBe(422);
});

test('an offer ends with the application, and with the move to another post; nobody is told of one they never got', async () => {
  const rejected = await offered('sendOffer');
  const reject = { reason: 'not_interested', mail: 'now' };
  expect((await send(rejected, 'reject', reject)).json()).toMatchObject({
    state: 'rejected',
    offerState: 'withdrawn',
    offers: [{ state: 'withdrawn' }],
  });
  const moved = await offered();
  const { id: jobPost } = await records.jobPost({ state: 'published' });
  expect((await send(moved, 'moveToJob', { jobPost })).json()).toMatchObject({
    state: 'pending',
    offerState: 'withdrawn',
  });
  const accepted = await offered('sendOffer', 'acceptOffer');
  expect(reasonOf(await send(accepted, 'moveToJob', { jobPost }))).toEqual([409, 'offerAccepted']);
  const unsent = await offered('withdrawOffer');
  expect(await mailsTo(unsent)).toEqual([]);
  expect(await mailsTo(await offered('sendOffer', 'withdrawOffer'))).toEqual(['offerSent', 'offerWithdrawn']);
});
