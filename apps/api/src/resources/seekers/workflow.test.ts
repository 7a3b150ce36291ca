import type { Seeker, SeekerEvent } from '@diwan/api-contract/resources/seekers';
import { undoSeconds } from '@diwan/api-contract/undo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { sealNationalId } from './national-id.ts';
import { seekersTable } from './table.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const view = async (id: string): Promise<Seeker> => (await api.call('GET', `/api/v1/seekers/${id}`, { as })).json();

/** A session of before is over by then. */
async function moveClock(to: string): Promise<void> {
  api.clock.now = new Date(to);
  as = await api.signIn('editor');
}

async function send(id: string, event: SeekerEvent) {
  const { version } = await view(id);
  const headers = { 'if-match': `"v${version}"` };
  return api.call('POST', `/api/v1/seekers/${id}/events`, { as, body: event, headers });
}

async function withId(nationalId: string, row: Parameters<typeof records.seeker>[0] = {}): Promise<string> {
  const { id } = await records.seeker({ state: 'unverified', ...row });
  const sealed = sealNationalId(api.deps.keys.sealing, nationalId);
  await api.database.orm.update(seekersTable).set(sealed).where(eq(seekersTable.id, id));
  return id;
}

async function mailsTo(id: string) {
  const { rows } = await api.database.pool.query<{ template: string; at: Date; state: string }>(
    'SELECT template, send_at AS at, state FROM mails WHERE seeker_id = $1 ORDER BY number',
    [id],
  );
  return rows;
}

test('an id is verified once, by staff who find it in the profile and valid; its owner is told when it can’t be taken back', async () => {
  const id = await withId('1098765432');
  const verified = await send(id, { type: 'seeker.verifyId' });
  expect(verified.statusCode, verified.body).toBe(200);
  expect(verified.json().state).toBe('active');
  expect(Date.parse(verified.json().verifiedIdAt)).toBe(api.clock.now.getTime());
  const [mail] = await mailsTo(id);
  expect([mail!.template, new Date(mail!.at).getTime() - api.clock.now.getTime()]).toEqual([
    'seekerModerated',
    undoSeconds * 1_000,
  ]);
  const headers = { 'if-match': `"v${verified.json().version}"` };
  const undone = await api.call('POST', `/api/v1/seekers/${id}/undo`, { as, body: {}, headers });
  expect(undone.json()).toMatchObject({ state: 'unverified', verifiedIdAt: null });
  expect((await mailsTo(id)).map(({ state }) => state)).toEqual(['cancelled']);

  const refusalOf = async (seeker: string) => (await send(seeker, { type: 'seeker.verifyId' })).json().reason;
  expect(await refusalOf((await records.seeker()).id)).toBe('idMissing');
  expect(await refusalOf(await withId('1087654321', { idExpiresOn: '2020-01-01' }))).toBe('idExpired');
});

test('whoever is reached by mobile or e-mail is active, and nothing is asked of the same way twice', async () => {
  const { id } = await records.seeker({ state: 'unverified' });
  const reached = await send(id, { type: 'seeker.verifyContact', channel: 'mobile' });
  expect(reached.json()).toMatchObject({ state: 'active', emailVerifiedAt: null });
  expect(reached.json().mobileVerifiedAt).not.toBeNull();
  expect((await send(id, { type: 'seeker.verifyContact', channel: 'mobile' })).json().reason).toBe('contactVerified');
  expect((await send(id, { type: 'seeker.verifyContact', channel: 'email' })).json().state).toBe('active');
});

test('a suspension says why and until when, ends by itself on the day after in Riyadh, and tells its reason and its end', async () => {
  await moveClock('2027-03-01T09:00:00Z');
  const { id } = await records.seeker({ mobileVerifiedAt: '2026-01-01T09:00:00Z' });
  const suspend = (until: string) => send(id, { type: 'seeker.suspend', reason: 'complaints', until });
  expect((await suspend('2027-02-28')).json().reason).toBe('untilPast');
  expect((await suspend('2027-03-31')).json()).toMatchObject({
    state: 'suspended',
    stateReason: 'complaints',
    suspendedUntil: '2027-03-31',
  });
  const admin = await api.signIn('admin');
  const { rows } = await api.database.pool.query('SELECT id FROM mails WHERE seeker_id = $1', [id]);
  const preview = (await api.call('GET', `/api/v1/mails/${rows[0].id}/preview`, { as: admin })).json();
  for (const said of ['حسابك معلّق', 'أحمد الزهراني', 'Complaints about them', '31 March 2027'])
    expect(`${preview.mail.subject} ${preview.mail.text}`).toContain(said);

  await moveClock('2027-03-31T20:59:00Z');
  await sweepResources(api.deps);
  expect((await view(id)).state).toBe('suspended');
  await moveClock('2027-03-31T21:01:00Z');
  await sweepResources(api.deps);
  expect(await view(id)).toMatchObject({
    state: 'active',
    stateReason: null,
    suspendedUntil: null,
    updatedBy: { type: 'system' },
  });
  expect(await mailsTo(id)).toHaveLength(2);
});

test('whoever leaves is deactivated with the reason, and comes back as known as before', async () => {
  const { id } = await records.seeker({ state: 'unverified' });
  const other = { type: 'seeker.deactivate', reason: 'other' } as const;
  expect((await send(id, other)).json().reason).toBe('noteTooShort');
  expect((await send(id, { type: 'seeker.deactivate', reason: 'requested' })).json()).toMatchObject({
    state: 'deactivated',
    stateReason: 'requested',
  });
  expect((await send(id, { type: 'seeker.verifyId' })).json().reason).toBe('wrongState');
  expect((await send(id, { type: 'seeker.reactivate' })).json()).toMatchObject({
    state: 'unverified',
    stateReason: null,
  });
});

test('a newer CV is asked for once a week, of whoever is enrolled, and its mail says so', async () => {
  const { id } = await records.seeker();
  const ask = async () => (await send(id, { type: 'seeker.requestCvUpdate' })).json();
  expect((await ask()).state).toBe('active');
  expect((await ask()).reason).toBe('askedLately');
  const admin = await api.signIn('admin');
  const { rows } = await api.database.pool.query('SELECT id FROM mails WHERE seeker_id = $1', [id]);
  const preview = (await api.call('GET', `/api/v1/mails/${rows[0].id}/preview`, { as: admin })).json();
  expect(preview.mail.subject).toContain('Is your CV up to date?');
  await moveClock(new Date(api.clock.now.getTime() + 8 * 86_400_000).toISOString());
  expect((await ask()).state).toBe('active');
});

test('a tag is added once and found by; one who is suspended keeps the state', async () => {
  const { id } = await records.seeker({ state: 'suspended' });
  const tag = () => send(id, { type: 'seeker.tag', tag: 'ملتقى التوظيف' });
  expect((await tag()).json()).toMatchObject({ state: 'suspended', tags: ['ملتقى التوظيف'] });
  expect((await tag()).json().reason).toBe('tagged');
  const q = encodeURIComponent('ملتقى التوظيف');
  const found = (await api.call('GET', `/api/v1/seekers?q=${q}`, { as })).json();
  expect(found.items.map((each: Seeker) => each.id)).toEqual([id]);
});
