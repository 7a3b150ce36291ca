import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTable } from '#db/schema/mails.ts';
import { sweepResources } from '#features/jobs/sweep.ts';
import { calendarOf } from '#features/mail/calendar-of.ts';
import { contentOf } from '#resources/mails/content/content-of.ts';
import { siteOf } from '#resources/mails/content/mail-facts.ts';
import { eventsIn } from '#test/event-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let events: ReturnType<typeof eventsIn>;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  events = eventsIn(api.database, api.clock.now);
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();
const view = async (id: string) => (await api.call('GET', `/api/v1/events/${id}`, { as })).json();
async function send(id: string, body: object, who = as) {
  const { version } = await view(id);
  const headers = { 'if-match': `"v${version}"` };
  const answer = await api.call('POST', `/api/v1/events/${id}/events`, { as: who, body, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const stateOf = async (id: string) =>
  (await api.call('GET', `/api/v1/event-registrations/${id}`, { as })).json().state as string;
const mailsOf = (registrationId: string) =>
  api.database.orm
    .select()
    .from(mailsTable)
    .where(eq(mailsTable.eventRegistrationId, registrationId))
    .orderBy(mailsTable.createdAt, mailsTable.number);
const toldOf = async (registrationId: string) => (await mailsOf(registrationId)).map(({ template }) => template);
/** The sweep, twice: what it does once it does not do again. */
const sweep = async () => {
  await sweepResources(api.deps);
  await sweepResources(api.deps);
};

test('whoever registered hears once of a postponement and once of the new date, with the same calendar entry', async () => {
  const { id } = await events.event({ capacity: 1 });
  const [seated, waiting] = [await events.registration(id), await events.registration(id, { state: 'waitlisted' })];
  await sweep();
  expect(await toldOf(seated.id)).toEqual([]);
  await send(id, { type: 'event.postpone', startAt: inDays(40), endAt: inDays(41) });
  await sweep();
  expect([await toldOf(seated.id), await toldOf(waiting.id)]).toEqual([['eventPostponed'], ['eventPostponed']]);
  await send(id, { type: 'event.reschedule' });
  await sweep();
  expect(await toldOf(seated.id)).toEqual(['eventPostponed', 'eventRescheduled']);
  const [, mail] = await mailsOf(seated.id);
  const content = await contentOf(api.database.orm, mail!, siteOf(api.deps.config));
  expect(content!.subject).toContain('ملتقى التوظيف');
  const said = { subject: 'Job fair', organizer: 'diwan@example.com', attendee: 'someone@example.com' };
  const calendar = await calendarOf(api.database.orm, mail!, said);
  expect(calendar).toMatchObject({ method: 'REQUEST' });
  expect(calendar!.content).toContain(`UID:${seated.id}@diwan`);
  expect(calendar!.content).toContain('SEQUENCE:2');
});

test('an event that is called off ends its registrations and tells of it, not before it can no longer be taken back', async () => {
  const { id } = await events.event();
  const [seated, gone] = [await events.registration(id), await events.registration(id, { state: 'cancelled' })];
  const cancelled = await send(id, { type: 'event.cancel', reason: 'venue' });
  await sweep();
  expect([await stateOf(seated.id), await toldOf(seated.id)]).toEqual(['confirmed', []]);
  const headers = { 'if-match': `"v${cancelled.version}"` };
  const undone = await api.call('POST', `/api/v1/events/${id}/undo`, { as, body: {}, headers });
  expect(undone.json().state).toBe('published');
  api.clock.advance(60);
  await sweep();
  expect([await stateOf(seated.id), await toldOf(seated.id)]).toEqual(['confirmed', []]);

  await send(id, { type: 'event.cancel', reason: 'venue' });
  api.clock.advance(60);
  await sweep();
  expect([await stateOf(seated.id), await toldOf(seated.id)]).toEqual(['cancelled', ['eventCancelled']]);
  expect(await toldOf(gone.id)).toEqual([]);
  const [mail] = await mailsOf(seated.id);
  const said = { subject: 'Job fair', organizer: 'diwan@example.com', attendee: 'someone@example.com' };
  expect(await calendarOf(api.database.orm, mail!, said)).toMatchObject({ method: 'CANCEL' });
});

test('the day before, whoever has a seat is reminded once with their ticket; who came later knows', async () => {
  const { id } = await events.event({
    capacity: 2,
    startAt: inDays(0.9),
    endAt: inDays(1.5),
    registrationClosesAt: inDays(0.8),
  });
  const createdAt = inDays(-3);
  const [early, waiting, late] = [
    await events.registration(id, { createdAt }),
    await events.registration(id, { createdAt, state: 'waitlisted' }),
    await events.registration(id, { createdAt: inDays(0) }),
  ];
  await sweep();
  expect([await toldOf(early.id), await toldOf(waiting.id), await toldOf(late.id)]).toEqual([
    ['eventReminder'],
    [],
    [],
  ]);
  const [mail] = await mailsOf(early.id);
  const content = await contentOf(api.database.orm, mail!, siteOf(api.deps.config));
  expect(content!.text).toContain(early.ticket);
});

test.each(['editor', 'admin'] as const)(
  'what an %s writes reaches everybody who is registered, once, and nobody who came later',
  async (role) => {
    const who = await api.signIn(role);
    const { id } = await events.event();
    const letter = { type: 'event.mailRegistrants', subject: { ar: 'تنبيه' }, message: { ar: 'تغيّر المدخل.' } };
    const { version } = await view(id);
    const refused = await api.call('POST', `/api/v1/events/${id}/events`, {
      as: who,
      body: letter,
      headers: { 'if-match': `"v${version}"` },
    });
    expect(refused.json()).toMatchObject({ status: 409, reason: 'nobodyRegistered' });
    const [there, gone] = [await events.registration(id), await events.registration(id, { state: 'cancelled' })];
    api.clock.advance(1);
    await send(id, letter, who);
    api.clock.advance(1);
    const later = await events.registration(id, { createdAt: api.clock.now.toISOString() });
    await sweep();
    expect([await toldOf(there.id), await toldOf(gone.id), await toldOf(later.id)]).toEqual([['staffMessage'], [], []]);
    const [mail] = await mailsOf(there.id);
    expect((await contentOf(api.database.orm, mail!, siteOf(api.deps.config)))!.text).toContain('تغيّر المدخل.');
  },
);
