import { randomUUID } from 'node:crypto';
import type { Interview } from '@diwan/api-contract/endpoints/hiring/interviews';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { sweepInterviewAlerts } from './alerts.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let editor: TestSession;
let admin: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  editor = await api.signIn('editor');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

let days = 0;
/** A time of its own for each meeting, so that none is in another's way. */
const freeTime = () => new Date(api.clock.now.getTime() + ++days * 86_400_000).toISOString();
const draft = (given: object = {}) => ({
  type: 'personal',
  title: 'مقابلة أولى',
  startsAt: freeTime(),
  durationMin: 45,
  alertMin: 30,
  place: 'Riyadh, third floor',
  link: null,
  addedUsers: [],
  notes: null,
  ...given,
});

const versionOf = async (id: string) =>
  (await api.call('GET', `/api/v1/applications/${id}`, { as: editor })).json().version as number;
async function schedule(id: string, body: object, { as = editor, version = 0, headers = {} } = {}) {
  const known = version || (await versionOf(id));
  return api.call('POST', `/api/v1/applications/${id}/interviews`, {
    as,
    body,
    headers: { 'if-match': `"v${known}"`, ...headers },
  });
}
async function send({ id, applicationVersion }: Interview, event: object, as = editor) {
  return api.call('POST', `/api/v1/interviews/${id}/events`, {
    as,
    body: event,
    headers: { 'if-match': `"v${applicationVersion}"` },
  });
}
async function scheduled(given: object = {}): Promise<Interview> {
  const { id } = await records.application({ state: 'approved' });
  const answer = await schedule(id, draft(given));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const notified = async (userId: string) =>
  (
    await api.database.pool.query<{ kind: string }>(
      'SELECT kind FROM notifications WHERE user_id = $1 ORDER BY created_at, id',
      [userId],
    )
  ).rows.map(({ kind }) => kind);

describe('scheduling', () => {
  test('DOM-03 a meeting is planned with title, alert, time and added users; they are told, and everybody sees it', async () => {
    const { id } = await records.application({ state: 'in-progress' });
    const colleague = demoStaff.colleagues[0];
    const answer = await schedule(id, draft({ addedUsers: [admin.user.id, colleague.id] }));
    expect(answer.json()).toMatchObject({
      state: 'scheduled',
      organizer: { id: editor.user.id },
      addedUsers: [{ id: admin.user.id }, { id: colleague.id, name: colleague.name }],
      applicationVersion: 2,
    });
    expect(answer.headers.etag).toBe('"v2"');
    expect((await api.call('GET', `/api/v1/applications/${id}`, { as: admin })).json()).toMatchObject({
      version: 2,
      interviewState: 'scheduled',
    });
    const listed = await api.call('GET', `/api/v1/applications/${id}/interviews`, { as: admin });
    expect(listed.json()).toEqual([answer.json()]);
    expect(await notified(colleague.id)).toEqual(['interviewScheduled']);
    const activity = (await api.call('GET', `/api/v1/applications/${id}/activity`, { as: editor })).json().items;
    expect(activity[0]).toMatchObject({ event: 'interview.schedule', fromState: 'none', toState: 'scheduled' });
  });

  test.each([
    ['MSG-13 the title', { title: ' ' }, 'title', 'required'],
    ['MSG-10 the alert', { alertMin: undefined }, 'alertMin', 'required'],
    [
      'MSG-14 more than two added users',
      { addedUsers: [1, 2, 3].map(() => randomUUID()) },
      'addedUsers',
      'tooManyUsers',
    ],
    ['DOM-03 the place of a meeting in person', { place: null }, 'place', 'required'],
    ['DOM-03 the link of a meeting by video', { type: 'video' }, 'link', 'required'],
    ['DOM-03 an added user who does not work here', { addedUsers: [randomUUID()] }, 'addedUsers.0', 'unknownReference'],
  ])('%s is asked for', async (_, given, path, code) => {
    const { id } = await records.application({ state: 'approved' });
    const answer = await schedule(id, draft(given));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [expect.objectContaining({ path, code })]]);
  });

  test('DOM-03 whoever plans the meeting is not added to it a second time, nor anybody twice', async () => {
    const { id } = await records.application({ state: 'approved' });
    const own = await schedule(id, draft({ addedUsers: [editor.user.id] }));
    expect(own.json().errors).toEqual([{ path: 'addedUsers.0', code: 'taken' }]);
    const twice = await schedule(id, draft({ addedUsers: [admin.user.id, admin.user.id] }));
    expect(twice.json().errors).toEqual([{ path: 'addedUsers.1', code: 'taken' }]);
  });

  test.each([
    ['startNotInFuture', 'approved', () => api.clock.now.toISOString()],
    ['applicationClosed', 'rejected', freeTime],
    ['applicationClosed', 'recruited', freeTime],
  ] as const)('DOM-03 it is refused: %s (%s)', async (reason, state, startsAt) => {
    const { id } = await records.application({ state });
    const answer = await schedule(id, draft({ startsAt: startsAt() }));
    expect(answer.json()).toMatchObject({ status: 409, code: 'refused', reason });
  });

  test('DOM-03 nobody is in two meetings at once: not who plans, not who is added, not the candidate', async () => {
    const startsAt = freeTime();
    const at = (minutes: number) => new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
    const { seekerId, id } = await records.application({ state: 'approved' });
    expect((await schedule(id, draft({ startsAt }))).statusCode).toBe(201);
    const other = await records.application({ state: 'approved' });
    expect((await schedule(other.id, draft({ startsAt: at(44) }))).json().reason).toBe('staffBusy');
    const added = draft({ startsAt: at(-44), addedUsers: [editor.user.id] });
    expect((await schedule(other.id, added, { as: admin })).json().reason).toBe('staffBusy');
    const again = await records.application({ state: 'approved', seekerId });
    expect((await schedule(again.id, draft({ startsAt: at(10) }), { as: admin })).json().reason).toBe('seekerBusy');
    expect((await schedule(other.id, draft({ startsAt: at(45) }))).statusCode).toBe(201);
  });

  test('DOM-03 of many who plan for the same person at the same time one wins', async () => {
    const startsAt = freeTime();
    const candidates = await Promise.all(Array.from({ length: 5 }, () => records.application({ state: 'approved' })));
    const answers = await Promise.all(candidates.map(({ id }) => schedule(id, draft({ startsAt }))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409]);
  });

  test('T55 it names the version of the application: 428 without, 412 with an old one; the same key plans once', async () => {
    const { id, version } = await records.application({ state: 'approved' });
    const path = `/api/v1/applications/${id}/interviews`;
    expect((await api.call('POST', path, { as: editor, body: draft() })).statusCode).toBe(428);
    const body = draft();
    const options = { version, headers: { 'idempotency-key': randomUUID() } };
    const first = await schedule(id, body, options);
    expect((await schedule(id, body, options)).json()).toEqual(first.json());
    const stale = await schedule(id, draft(), { version });
    expect([stale.statusCode, stale.json().current.version]).toEqual([412, version + 1]);
  });
});

describe('afterwards', () => {
  test('DOM-03 a meeting is moved, which its calendar entry and those who take part learn', async () => {
    const meeting = await scheduled({ addedUsers: [demoStaff.colleagues[1].id] });
    const startsAt = freeTime();
    const answer = await send(meeting, { type: 'interview.reschedule', startsAt, durationMin: 60 });
    expect(answer.json()).toMatchObject({ state: 'rescheduled', durationMin: 60, sequence: 1 });
    expect(Date.parse(answer.json().startsAt)).toBe(Date.parse(startsAt));
    expect(await notified(demoStaff.colleagues[1].id)).toEqual(['interviewScheduled', 'interviewRescheduled']);
    expect((await send(meeting, { type: 'interview.noShow' })).statusCode).toBe(412);
  });

  test('DOM-03 cancelling needs a reason; what is over stays over', async () => {
    const meeting = await scheduled();
    const short = await send(meeting, { type: 'interview.cancel', note: 'no' });
    expect(short.json().errors).toMatchObject([{ path: 'note', code: 'tooShort' }]);
    const note = 'The hiring manager is ill.';
    const cancelled = await send(meeting, { type: 'interview.cancel', note });
    expect(cancelled.json()).toMatchObject({ state: 'cancelled', cancellation: note });
    const late = await send(cancelled.json(), { type: 'interview.cancel', note });
    expect(late.json()).toMatchObject({ status: 409, reason: 'wrongState' });
  });

  test('DOM-03 feedback is given once the meeting has begun', async () => {
    const startsAt = new Date(api.clock.now.getTime() + 60_000).toISOString();
    const meeting = await scheduled({ startsAt, durationMin: 5 });
    const feedback = { type: 'interview.complete', recommendation: 'strong_yes', text: 'Knows the trade.' };
    expect((await send(meeting, feedback)).json().reason).toBe('notStarted');
    api.clock.advance(120);
    const completed = await send(meeting, feedback);
    expect(completed.json()).toMatchObject({
      state: 'completed',
      feedback: [{ recommendation: 'strong_yes', by: { id: editor.user.id }, isMine: true }],
    });
  });

  test('DOM-02 rejecting cancels what was planned, frees the time and tells those who would have come', async () => {
    const colleague = demoStaff.colleagues[2];
    const startsAt = freeTime();
    const { applicationId, applicationVersion } = await scheduled({ startsAt, addedUsers: [colleague.id] });
    const rejected = await api.call('POST', `/api/v1/applications/${applicationId}/events`, {
      as: editor,
      body: { type: 'application.reject', reason: 'not_interested', mail: 'none' },
      headers: { 'if-match': `"v${applicationVersion}"` },
    });
    expect(rejected.json()).toMatchObject({ state: 'rejected', interviewState: 'cancelled' });
    const [meeting] = (
      await api.call('GET', `/api/v1/applications/${applicationId}/interviews`, { as: editor })
    ).json();
    expect(meeting).toMatchObject({ state: 'cancelled', sequence: 1 });
    expect(await notified(colleague.id)).toEqual(['interviewScheduled', 'interviewCancelled']);
    expect((await scheduled({ startsAt })).state).toBe('scheduled');
  });

  test('MSG-10 DOM-03 the alert is given once, so long before as was asked', async () => {
    const colleague = demoStaff.colleagues[3];
    const known = (await notified(colleague.id)).length;
    const startsAt = new Date(api.clock.now.getTime() + 120_000).toISOString();
    await scheduled({ startsAt, alertMin: 1, addedUsers: [colleague.id] });
    await sweepInterviewAlerts(api.deps);
    expect((await notified(colleague.id)).slice(known)).toEqual(['interviewScheduled']);
    api.clock.advance(61);
    await sweepInterviewAlerts(api.deps);
    await sweepInterviewAlerts(api.deps);
    expect((await notified(colleague.id)).slice(known)).toEqual(['interviewScheduled', 'interviewSoon']);
  });
});

test('DOM-03 the calendar file is downloaded as one, and no reader without a session gets it', async () => {
  const { id } = await scheduled({ title: 'Meeting; part 1, with notes' });
  const path = `/api/v1/interviews/${id}/calendar.ics`;
  const answer = await api.call('GET', path, { as: editor });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="interview-APP-\d{4}-\d{6}\.ics"$/),
  });
  expect(answer.body).toContain('SUMMARY:Meeting\\; part 1\\, with notes\r\n');
  expect((await api.call('GET', path)).statusCode).toBe(401);
  expect((await api.call('GET', `/api/v1/interviews/${randomUUID()}/calendar.ics`, { as: editor })).statusCode).toBe(
    404,
  );
});

test('MSG-14 colleagues are offered by name, only those who work here', async () => {
  await api.database.pool.query("UPDATE staff SET state = 'suspended' WHERE id = $1", [demoStaff.colleagues[0].id]);
  const options = (await api.call('GET', '/api/v1/staff/options', { as: editor })).json<{ id: string }[]>();
  expect(options.map(({ id }) => id)).toContain(admin.user.id);
  expect(options.map(({ id }) => id)).not.toContain(demoStaff.colleagues[0].id);
  const q = encodeURIComponent(admin.user.name.slice(0, 4));
  const found = (await api.call('GET', `/api/v1/staff/options?q=${q}`, { as: editor })).json<{ id: string }[]>();
  expect(found.map(({ id }) => id)).toContain(admin.user.id);
  const { id, name } = demoStaff.colleagues[0];
  const left = await api.call('GET', `/api/v1/staff/options?ids=${id}`, { as: editor });
  expect(left.json()).toEqual([{ id, label: { ar: name }, image: null }]);
  expect((await api.call('GET', '/api/v1/staff/options?ids=nobody', { as: editor })).statusCode).toBe(422);
});
