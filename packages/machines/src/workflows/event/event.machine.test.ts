import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { example } from './event.example.ts';
import { type AnyEventStep, type EventInput, eventWorkflow } from './event.workflow.ts';

const send = (state: string, event: AnyEventStep, input: Partial<EventInput> = {}) =>
  evaluate(eventWorkflow, { state, input: { ...example, ...input }, can: () => true, isSystem: true }, event);
const refused = (reason: string) => ({ kind: 'refused', reason });

test('an event is published only for a verified organiser and before it starts', () => {
  expect(send('pending_review', { type: 'event.approve' })).toMatchObject({ state: 'published' });
  expect(send('pending_review', { type: 'event.approve' }, { organizerState: 'suspended' })).toEqual(
    refused('organizerNotVerified'),
  );
  expect(send('pending_review', { type: 'event.approve' }, { startAt: example.now })).toEqual(refused('eventStarted'));
});

test('an event starts and ends when its time has come, not before; a postponed one waits for its new date', () => {
  expect(send('published', { type: 'event.start' })).toEqual(refused('notDue'));
  expect(send('registration_closed', { type: 'event.start' }, { startAt: example.now })).toMatchObject({
    state: 'ongoing',
  });
  expect(send('postponed', { type: 'event.start' }, { startAt: example.now })).toEqual(refused('wrongState'));
  expect(send('ongoing', { type: 'event.complete' })).toEqual(refused('notDue'));
  expect(send('ongoing', { type: 'event.complete' }, { endAt: example.now })).toMatchObject({ state: 'completed' });
});

test('new dates lie ahead and end after they start; rescheduling keeps those that were given last', () => {
  const [past, soon, later] = ['2026-02-01T09:00:00.000Z', '2026-05-01T09:00:00.000Z', '2026-05-02T09:00:00.000Z'];
  const postpone = (startAt: string, endAt: string) => send('published', { type: 'event.postpone', startAt, endAt });
  expect(postpone(past, later)).toEqual(refused('startPast'));
  expect(postpone(later, soon)).toEqual(refused('endNotAfterStart'));
  const effects = [{ type: 'storeDates', params: { startAt: soon, endAt: later } }, { type: 'raiseSequence' }];
  expect(postpone(soon, later)).toEqual({ kind: 'accepted', state: 'postponed', effects });
  expect(send('postponed', { type: 'event.reschedule' }, { startAt: soon, endAt: later })).toEqual({
    kind: 'accepted',
    state: 'published',
    effects,
  });
  expect(send('postponed', { type: 'event.reschedule' }, { startAt: past })).toEqual(refused('startPast'));
});
