import type { BulkItem } from '@diwan/api-contract/endpoints/bulk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { type Bulk, bulkOf, some } from '#test/bulk.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let editor: TestSession;
let admin: TestSession;
let bulk: Bulk;
let records: ReturnType<typeof recordsIn>;
beforeAll(async () => {
  api = await createTestApp();
  editor = await api.signIn('editor');
  admin = await api.signIn('admin');
  bulk = bulkOf(api, editor);
  records = recordsIn(api.database);
});
afterAll(() => api.close());

let weeks = 0;
/** A Sunday of its own for each plan, at nine in Riyadh. */
function freeSunday(): string {
  const at = new Date(api.clock.now.getTime() + ++weeks * 7 * 86_400_000);
  at.setUTCDate(at.getUTCDate() - at.getUTCDay() + 7);
  return `${at.toISOString().slice(0, 10)}T06:00:00.000Z`;
}
const plan = (given: object = {}) => ({
  type: 'application.inviteToInterview',
  interviewType: 'voice',
  title: 'مقابلة أولى',
  startsAt: freeSunday(),
  durationMin: 30,
  alertMin: 15,
  order: 'inTurn',
  pauseMin: 15,
  perDay: 8,
  ...given,
});
const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
const candidates = (states: ('pending' | 'approved' | 'rejected')[]) =>
  Promise.all(states.map((state) => records.application({ state })));
const meetingsOf = async ({ id }: { id: string }) =>
  (await api.call('GET', `/api/v1/applications/${id}/interviews`, { as: editor })).json();
const outcomeOf = ({ recordId, outcome, reason }: BulkItem) => [recordId, outcome, reason];

async function invite(rows: { id: string }[], action: object) {
  const { id } = await bulk.start('applications', some(rows), action);
  await bulk.workToTheEnd();
  return (await bulk.itemsOf(id)).map(outcomeOf);
}

test('DOM-03 candidates are invited one after the other, each told by a mail, and their meetings are as any other', async () => {
  const rows = await candidates(['pending', 'approved', 'pending']);
  const action = plan({ addedUsers: [{ id: admin.user.id }] });
  const { startsAt } = action;
  expect(await invite(rows, action)).toEqual(rows.map(({ id }) => [id, 'done', null]));
  for (const [turn, row] of rows.entries()) {
    expect(await meetingsOf(row)).toEqual([
      expect.objectContaining({
        state: 'scheduled',
        startsAt: later(startsAt, turn * 45).replace('Z', '000Z'),
        durationMin: 30,
        organizer: { id: editor.user.id, name: editor.user.name },
        addedUsers: [{ id: admin.user.id, name: admin.user.name }],
      }),
    ]);
    const { rows: mails } = await api.database.pool.query(`SELECT template FROM mails WHERE application_id = $1`, [
      row.id,
    ]);
    expect(mails).toEqual([{ template: 'interviewScheduled' }]);
    const record = (await api.call('GET', `/api/v1/applications/${row.id}`, { as: admin })).json();
    expect([record.interviewState, record.version]).toEqual(['scheduled', 2]);
  }
  const { rows: told } = await api.database.pool.query(
    `SELECT count(*) AS count FROM notifications WHERE user_id = $1 AND kind = 'interviewScheduled'`,
    [admin.user.id],
  );
  expect(Number(told[0].count)).toBe(rows.length);
});

test('DOM-03 who has another meeting then is told apart in the pre-flight and in the rows; the others are invited', async () => {
  const [first, second, ended, fourth] = await candidates(['pending', 'pending', 'rejected', 'approved']);
  const action = plan();
  const busy = await records.application({ state: 'pending', seekerId: second!.seekerId });
  expect(await invite([busy], plan({ startsAt: later(action.startsAt, 50), durationMin: 5 }))).toEqual([
    [busy.id, 'done', null],
  ]);
  const all = [first!, second!, ended!, fourth!];
  const judged = await bulk.post('/preflight', { resource: 'applications', selection: some(all), action });
  expect(judged.json()).toEqual({
    total: 4,
    allowed: 2,
    blocked: expect.arrayContaining([
      { reason: 'staffBusy', state: null, count: 1 },
      { reason: 'wrongState', state: 'rejected', count: 1 },
    ]),
  });
  const asAdmin = bulkOf(api, admin);
  const others = await asAdmin.post('/preflight', { resource: 'applications', selection: some(all), action });
  expect(others.json().blocked).toContainEqual({ reason: 'seekerBusy', state: null, count: 1 });
  expect(await invite(all, action)).toEqual([
    [first!.id, 'done', null],
    [second!.id, 'blocked', 'staffBusy'],
    [ended!.id, 'blocked', 'wrongState'],
    [fourth!.id, 'done', null],
  ]);
  expect(await meetingsOf(second!)).toEqual([]);
});

test('DOM-03 a time for all takes everybody at once, but nobody who is met elsewhere then', async () => {
  const rows = await candidates(['pending', 'pending', 'approved']);
  const action = plan({ order: 'together', pauseMin: undefined, perDay: undefined });
  expect(await invite(rows, action)).toEqual(rows.map(({ id }) => [id, 'done', null]));
  const times = await Promise.all(rows.map(async (row) => (await meetingsOf(row))[0].startsAt));
  expect(new Set(times).size).toBe(1);
  const [one] = await candidates(['pending']);
  expect(await invite([one!], action)).toEqual([[one!.id, 'blocked', 'staffBusy']]);
});

test('DOM-03 a time that is over, a video call without its link, and a colleague who does not work here are refused', async () => {
  const [row] = await candidates(['pending']);
  const past = plan({ startsAt: later(api.clock.now.toISOString(), -60) });
  expect(await invite([row!], past)).toEqual([[row!.id, 'blocked', 'startNotInFuture']]);
  expect(await invite([row!], plan({ interviewType: 'video' }))).toEqual([[row!.id, 'blocked', 'invalid']]);
  const stranger = plan({ addedUsers: [{ id: crypto.randomUUID() }] });
  expect(await invite([row!], stranger)).toEqual([[row!.id, 'blocked', 'invalid']]);
  const three = demoStaff.colleagues.slice(0, 3).map(({ id }) => ({ id }));
  const tooMany = await bulk.post('/preflight', {
    resource: 'applications',
    selection: some([row!]),
    action: plan({ addedUsers: three }),
  });
  expect(tooMany.statusCode).toBe(400);
  expect(await meetingsOf(row!)).toEqual([]);
});
