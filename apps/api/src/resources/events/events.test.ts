import type { EventRecord, EventStep } from '@diwan/api-contract/resources/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { eventsIn } from '#test/event-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let events: ReturnType<typeof eventsIn>;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  events = eventsIn(api.database, api.clock.now);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();
const view = async (id: string): Promise<EventRecord> => (await api.call('GET', `/api/v1/events/${id}`, { as })).json();

/** A session of before is over by then. */
async function moveClock(to: string): Promise<void> {
  api.clock.now = new Date(to);
  as = await api.signIn('editor');
}

async function send(id: string, event: EventStep) {
  const { version } = await view(id);
  const headers = { 'if-match': `"v${version}"` };
  return api.call('POST', `/api/v1/events/${id}/events`, { as, body: event, headers });
}

async function edit(id: string, body: object) {
  const { version } = await view(id);
  return api.call('PATCH', `/api/v1/events/${id}`, { as, body, headers: { 'if-match': `"v${version}"` } });
}

test.each(['editor', 'admin'] as const)('an %s approves what waits or rejects it with a reason', async (role) => {
  as = await api.signIn(role);
  const { id } = await events.event({ state: 'pending_review' });
  const rejected = await send(id, { type: 'event.reject', reason: 'misleading' });
  expect(rejected.json()).toMatchObject({ state: 'rejected', stateReason: 'misleading' });
  await send(id, { type: 'event.submit' });
  const approved = await send(id, { type: 'event.approve' });
  expect(approved.json()).toMatchObject({ state: 'published', stateReason: null, publishedAt: expect.any(String) });
  const { eventsToReview } = (await api.call('GET', '/api/v1/work/queues', { as })).json();
  expect(eventsToReview.count).toBe(0);
});

test('nothing is published of an organiser that is suspended', async () => {
  const organizer = await recordsIn(api.database).employer({ state: 'suspended' });
  const { id } = await events.event({ state: 'pending_review', organizerId: organizer.id });
  expect((await send(id, { type: 'event.approve' })).json()).toMatchObject({ reason: 'organizerNotVerified' });
});

test('a published event is moved by an event alone, and its registration moves with it', async () => {
  const { id } = await events.event();
  const [startAt, endAt] = [inDays(40), inDays(41)];
  expect((await edit(id, { startAt, endAt })).json().errors).toEqual([
    { path: 'startAt', code: 'postponeInstead' },
    { path: 'endAt', code: 'postponeInstead' },
  ]);
  expect((await send(id, { type: 'event.postpone', startAt: inDays(-1), endAt })).json().reason).toBe('startPast');
  const postponed: EventRecord = (await send(id, { type: 'event.postpone', startAt, endAt })).json();
  expect(postponed.state).toBe('postponed');
  expect(Date.parse(postponed.registrationClosesAt)).toBe(Date.parse(inDays(39)));
  const back: EventRecord = (await send(id, { type: 'event.reschedule' })).json();
  expect([back.state, Date.parse(back.startAt)]).toEqual(['published', Date.parse(startAt)]);
});

test('ROUTE-40 an event is edited; what breaks a rule is told at its field', async () => {
  const { id } = await events.event({ registeredCount: 12, capacity: 40 });
  const refused = async (body: object) => (await edit(id, body)).json().errors;
  expect(await refused({ capacity: 11 })).toEqual([{ path: 'capacity', code: 'belowRegistered' }]);
  expect(await refused({ mode: 'hybrid' })).toEqual([{ path: 'joinUrl', code: 'required' }]);
  expect(await refused({ mode: 'online', joinUrl: 'http://meet.example.com' })).toHaveLength(1);
  expect(await refused({ cityId: null })).toEqual([{ path: 'cityId', code: 'required' }]);
  expect(await refused({ registrationClosesAt: inDays(31) })).toEqual([
    { path: 'registrationClosesAt', code: 'afterStart' },
  ]);
  expect(await refused({ price: 0 })).toEqual([{ path: 'price', code: 'freeIsEmpty' }]);
  const edited = await edit(id, {
    capacity: 12,
    mode: 'online',
    joinUrl: 'https://meet.example.com/1',
    cityId: null,
    venueName: null,
  });
  expect(edited.json()).toMatchObject({ capacity: 12, mode: 'online' });
});

test('ROUTE-39 events are found by what is free, what is full, when and by whom', async () => {
  const full = await events.event({ registeredCount: 5, capacity: 5, price: 10_000 });
  const open = await events.event({ organizerId: full.organizerId, startAt: inDays(60), endAt: inDays(61) });
  const found = async (filter: string) => {
    const list = await api.call('GET', `/api/v1/events?organizer=${full.organizerId}&${filter}`, { as });
    return list.json().items.map(({ id }: EventRecord) => id);
  };
  expect(await found('isFull=true')).toEqual([full.id]);
  expect(await found('isFree=true')).toEqual([open.id]);
  expect(await found(`startsFrom=${inDays(59).slice(0, 10)}`)).toEqual([open.id]);
});

test('the clock closes the registration, starts an event and ends it', async () => {
  const { id } = await events.event();
  const after = async (days: number) => {
    await moveClock(inDays(days));
    await sweepResources(api.deps);
    return (await view(id)).state;
  };
  expect(await after(28)).toBe('published');
  expect(await after(1.5)).toBe('registration_closed');
  expect(await after(1)).toBe('ongoing');
  expect(await after(1)).toBe('completed');
});
