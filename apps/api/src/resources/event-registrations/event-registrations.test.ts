import type { EventRegistration } from '@diwan/api-contract/resources/event-registrations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { eventsTable } from '#resources/events/table.ts';
import { eventsIn } from '#test/event-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const path = '/api/v1/event-registrations';
let api: TestApp;
let as: TestSession;
let records: ReturnType<typeof recordsIn>;
const event = (row: object = {}) => eventsIn(api.database, api.clock.now).event(row);
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();
const register = async (eventId: string, seekerId?: string) =>
  api.call('POST', path, { as, body: { eventId, seekerId: seekerId ?? (await records.seeker()).id } });
const registered = async (eventId: string): Promise<EventRegistration> => (await register(eventId)).json();
const view = async (id: string): Promise<EventRegistration> => (await api.call('GET', `${path}/${id}`, { as })).json();
const send = async ({ id }: { id: string }, type: string, who = as) => {
  const { version } = await view(id);
  return api.call('POST', `${path}/${id}/events`, {
    as: who,
    body: { type },
    headers: { 'if-match': `"v${version}"` },
  });
};
const counted = async (id: string) => {
  const { registeredCount, waitlistCount, attendedCount } = (
    await api.call('GET', `/api/v1/events/${id}`, { as })
  ).json();
  return { registeredCount, waitlistCount, attendedCount };
};

test('of ten who register at once for three seats three get one, and seven wait', async () => {
  const { id } = await event({ capacity: 3 });
  const seekers = await Promise.all(Array.from({ length: 10 }, () => records.seeker()));
  const answers = await Promise.all(seekers.map((seeker) => register(id, seeker.id)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 201));
  const states = answers.map((answer) => answer.json().state);
  expect(states.filter((state) => state === 'confirmed')).toHaveLength(3);
  expect(await counted(id)).toEqual({ registeredCount: 3, waitlistCount: 7, attendedCount: 0 });
  expect(new Set(answers.map((answer) => answer.json().ticket)).size).toBe(10);
});

test('of several who cancel at once each gives the seat to another who waits, first come first', async () => {
  const { id } = await event({ capacity: 2 });
  const [one, two] = [await registered(id), await registered(id)];
  const [first, second, third] = [await registered(id), await registered(id), await registered(id)];
  await Promise.all([send(one, 'eventRegistration.cancel'), send(two, 'eventRegistration.cancel')]);
  const states = await Promise.all([first, second, third].map(async (each) => (await view(each.id)).state));
  expect(states).toEqual(['confirmed', 'confirmed', 'waitlisted']);
  expect(await counted(id)).toEqual({ registeredCount: 2, waitlistCount: 1, attendedCount: 0 });
});

test('more seats are given to those who wait, and where registrations are approved they wait for that', async () => {
  const { id } = await event({ capacity: 1, isApprovalRequired: true });
  expect((await registered(id)).state).toBe('registered');
  const waiting = await registered(id);
  await sweepResources(api.deps);
  expect((await view(waiting.id)).state).toBe('waitlisted');
  await api.database.orm.update(eventsTable).set({ capacity: 2 }).where(eq(eventsTable.id, id));
  await sweepResources(api.deps);
  expect((await view(waiting.id)).state).toBe('registered');
  expect((await send(waiting, 'eventRegistration.confirm')).json().state).toBe('confirmed');
});

test('nobody registers twice, too late, or for what is not published; who cancelled may come back', async () => {
  const { id } = await event();
  const first = await registered(id);
  const refused = async (eventId: string, seekerId?: string) => (await register(eventId, seekerId)).json().errors;
  expect(await refused(id, first.seekerId)).toEqual([{ path: 'seekerId', code: 'alreadyRegistered' }]);
  await send(first, 'eventRegistration.cancel');
  expect((await register(id, first.seekerId)).statusCode).toBe(201);
  const closed = [{ path: 'eventId', code: 'registrationClosed' }];
  expect(await refused((await event({ registrationClosesAt: inDays(-1) })).id)).toEqual(closed);
  expect(await refused((await event({ registrationOpensAt: inDays(2) })).id)).toEqual(closed);
  expect(await refused((await event({ state: 'pending_review' })).id)).toEqual(closed);
});

test.each(['editor', 'admin'] as const)(
  'an %s checks somebody in once; of two at once one is told so',
  async (role) => {
    const who = await api.signIn(role);
    const { id } = await event({ startAt: inDays(0.1), endAt: inDays(1), registrationClosesAt: inDays(0.05) });
    const one = await registered(id);
    const answers = await Promise.all([1, 2].map(() => send(one, 'eventRegistration.checkIn', who)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect(await view(one.id)).toMatchObject({ state: 'checked_in', checkedInBy: who.user.name });
    expect((await send(one, 'eventRegistration.checkIn', who)).json()).toMatchObject({ reason: 'alreadyCheckedIn' });
    expect((await counted(id)).attendedCount).toBe(1);
    const byTicket = await api.call('GET', `${path}?event=${id}&q=${one.ticket}`, { as });
    expect(byTicket.json().items).toMatchObject([{ id: one.id, checkedInBy: who.user.name }]);
  },
);

test('whoever has a seat and does not come is known once the event is over; an event with registrations stays', async () => {
  const { id, version } = await event();
  const absent = await registered(id);
  await api.database.orm.update(eventsTable).set({ state: 'completed' }).where(eq(eventsTable.id, id));
  await sweepResources(api.deps);
  expect((await view(absent.id)).state).toBe('no_show');
  const removed = await api.call('DELETE', `/api/v1/events/${id}`, { as, headers: { 'if-match': `"v${version}"` } });
  expect(removed.json().references).toEqual([{ resource: 'event-registrations', count: 1 }]);
});
