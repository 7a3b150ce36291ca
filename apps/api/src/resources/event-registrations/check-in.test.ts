import { randomUUID } from 'node:crypto';
import type { CheckedIn, EventRegistration } from '@diwan/api-contract/resources/event-registrations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { eventsTable } from '#resources/events/table.ts';
import { eventsIn } from '#test/event-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

const path = '/api/v1/event-registrations';
let api: TestApp;
let editor: TestSession;
let admin: TestSession;
let records: ReturnType<typeof recordsIn>;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  editor = await api.signIn('editor');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(api.clock.now.getTime() + hours * 3_600_000).toISOString();
const soon = () => ({ startAt: inHours(1), endAt: inHours(5), registrationClosesAt: inHours(0.5) });
const event = (row: object = {}) => eventsIn(api.database, api.clock.now).event({ ...soon(), ...row });
const registered = async (eventId: string): Promise<EventRegistration> =>
  (await api.call('POST', path, { as: editor, body: { eventId, seekerId: (await records.seeker()).id } })).json();
const move = (id: string, columns: object) =>
  api.database.orm.update(eventsTable).set(columns).where(eq(eventsTable.id, id));

interface Scan {
  ticket: string;
  scannedAt?: string;
  key?: string;
  as?: TestSession;
}
const scan = (eventId: string, { ticket, scannedAt = inHours(0), key = randomUUID(), as = editor }: Scan) =>
  api.call('POST', `/api/v1/events/${eventId}/check-ins`, {
    as,
    body: { ticket, scannedAt },
    headers: { 'idempotency-key': key },
  });
const scanned = async (eventId: string, given: Scan): Promise<CheckedIn> => (await scan(eventId, given)).json();

test('a ticket lets its holder in however it is written; a second time it says who let them in, and when', async () => {
  const { id } = await event();
  const { ticket, seeker } = await registered(id);
  const written = `${ticket.slice(0, 4)}-${ticket.slice(4, 8)} ${ticket.slice(8)}`.toLowerCase();
  const first = await scanned(id, { ticket: written, as: editor });
  expect(first).toMatchObject({ outcome: 'checkedIn', person: seeker.label, attended: 1, registered: 1 });
  const second = await scanned(id, { ticket, as: admin });
  expect(second).toEqual({ ...first, outcome: 'alreadyCheckedIn', checkedInBy: editor.user.name });
});

test('the same scan twice is one: its answer is the first one’s', async () => {
  const { id } = await event();
  const { ticket } = await registered(id);
  const twice = { ticket, scannedAt: inHours(0), key: randomUUID() };
  const [one, other] = [await scanned(id, twice), await scanned(id, twice)];
  expect([one.outcome, other]).toEqual(['checkedIn', one]);
  expect((await scan(id, { ...twice, scannedAt: inHours(-0.1) })).statusCode).toBe(422);
});

test('tickets of nobody, of another event, cancelled and waiting ones are told apart, and let nobody in', async () => {
  const [{ id }, other] = [await event({ capacity: 1 }), await event()];
  const [seated, waiting, elsewhere] = [await registered(id), await registered(id), await registered(other.id)];
  expect(await scanned(id, { ticket: 'NOBODYHASTHIS' })).toMatchObject({ outcome: 'unknownTicket', person: null });
  const wrong = await scanned(id, { ticket: elsewhere.ticket });
  expect(wrong).toMatchObject({ outcome: 'otherEvent', person: null, event: { id: other.id } });
  const waits = await scanned(id, { ticket: waiting.ticket });
  expect(waits).toMatchObject({ outcome: 'waitlisted', registrationId: waiting.id });
  const { version } = (await api.call('GET', `${path}/${seated.id}`, { as: editor })).json();
  await api.call('POST', `${path}/${seated.id}/events`, {
    as: editor,
    body: { type: 'eventRegistration.cancel' },
    headers: { 'if-match': `"v${version}"` },
  });
  expect(await scanned(id, { ticket: seated.ticket })).toMatchObject({ outcome: 'cancelled', attended: 0 });
});

test('nobody is let in before the doors open, nor where the event does not take place', async () => {
  const early = await event({ startAt: inHours(9), endAt: inHours(12) });
  expect((await scanned(early.id, await registered(early.id))).outcome).toBe('doorsClosed');
  const called = await event();
  const { ticket } = await registered(called.id);
  await move(called.id, { state: 'postponed' });
  expect((await scanned(called.id, { ticket })).outcome).toBe('eventNotOn');
});

test('what was scanned in time counts when it arrives after the end, at the time of the scan', async () => {
  const { id } = await event();
  const [inTime, late] = [await registered(id), await registered(id)];
  await move(id, { state: 'completed', startAt: inHours(-5), endAt: inHours(-1), registrationClosesAt: inHours(-6) });
  await sweepResources(api.deps);
  const scannedAt = inHours(-4);
  const told = await scanned(id, { ticket: inTime.ticket, scannedAt });
  expect([told.outcome, Date.parse(told.checkedInAt!)]).toEqual(['checkedIn', Date.parse(scannedAt)]);
  expect((await scanned(id, { ticket: late.ticket, scannedAt: inHours(-0.5) })).outcome).toBe('eventNotOn');
});

test('a scan is refused without a key, without a ticket, and for an event that nobody knows', async () => {
  const { id } = await event();
  const body = { ticket: 'X', scannedAt: inHours(0) };
  expect(
    (await api.call('POST', `/api/v1/events/${id}/check-ins`, { as: editor, body, headers: { 'idempotency-key': '' } }))
      .statusCode,
  ).toBe(400);
  expect((await scan(id, { ticket: ' ' })).statusCode).toBe(422);
  expect((await scan(randomUUID(), { ticket: 'X' })).statusCode).toBe(404);
  const noClock = await scan(id, { ticket: 'X', scannedAt: 'yesterday' });
  expect(noClock.statusCode).toBe(422);
});
