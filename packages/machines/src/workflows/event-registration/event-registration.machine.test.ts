import { expect, test } from 'vitest';
import { evaluate } from '../workflow.ts';
import { example } from './event-registration.example.ts';
import {
  type EventRegistrationEvent,
  type EventRegistrationInput,
  eventRegistrationWorkflow,
} from './event-registration.workflow.ts';

const send = (state: string, type: EventRegistrationEvent['type'], input: Partial<EventRegistrationInput> = {}) =>
  evaluate(
    eventRegistrationWorkflow,
    { state, input: { ...example, ...input }, can: () => true, isSystem: true },
    { type },
  );
const refused = (reason: string) => ({ kind: 'refused', reason });

test('whoever has a seat is let in from four hours before the start on, and once', () => {
  expect(send('confirmed', 'eventRegistration.checkIn')).toMatchObject({ state: 'checked_in' });
  expect(send('confirmed', 'eventRegistration.checkIn', { startAt: '2026-04-05T09:00:01.000Z' })).toEqual(
    refused('doorsClosed'),
  );
  expect(send('confirmed', 'eventRegistration.checkIn', { eventState: 'postponed' })).toEqual(refused('eventNotOn'));
  expect(send('checked_in', 'eventRegistration.checkIn')).toEqual(refused('alreadyCheckedIn'));
  expect(send('waitlisted', 'eventRegistration.checkIn')).toEqual(refused('wrongState'));
});

test('a scan that waited for a network counts when it was made, and no clock runs ahead of ours', () => {
  const scan = (state: string, scannedAt: string, input: Partial<EventRegistrationInput> = {}) =>
    evaluate(
      eventRegistrationWorkflow,
      { state, input: { ...example, ...input }, can: () => true, isSystem: true },
      { type: 'eventRegistration.checkIn', scannedAt },
    );
  const cameAt = (at: string) => ({
    kind: 'accepted',
    state: 'checked_in',
    effects: [{ type: 'storeCheckIn', params: { at } }],
  });
  const after = { eventState: 'completed', now: '2026-04-05T16:00:00.000Z' } as const;
  const inTime = '2026-04-05T07:00:00.000Z';
  expect(scan('confirmed', inTime, after)).toEqual(cameAt(inTime));
  expect(scan('no_show', inTime, after)).toEqual(cameAt(inTime));
  expect(scan('no_show', '2026-04-05T14:00:01.000Z', after)).toEqual(refused('eventNotOn'));
  expect(scan('no_show', '2026-04-05T01:00:00.000Z', after)).toEqual(refused('doorsClosed'));
  expect(scan('confirmed', '2026-04-05T01:00:00.000Z')).toEqual(refused('doorsClosed'));
  expect(scan('confirmed', '2026-04-07T06:00:00.000Z')).toEqual(cameAt(example.now));
});

test('whoever waits moves up where a seat is free, and waits for an approval where one is needed', () => {
  const promote = (input: Partial<EventRegistrationInput>) => send('waitlisted', 'eventRegistration.promote', input);
  expect(promote({})).toMatchObject({ state: 'confirmed' });
  expect(promote({ isApprovalRequired: true })).toMatchObject({ state: 'registered' });
  expect(promote({ isFull: true })).toEqual(refused('eventFull'));
});

test('a seat is given away only when its holder cancels, and never after the event', () => {
  expect(send('confirmed', 'eventRegistration.cancel')).toEqual({
    kind: 'accepted',
    state: 'cancelled',
    effects: [{ type: 'promoteNext' }],
  });
  expect(send('waitlisted', 'eventRegistration.cancel')).toMatchObject({ effects: [] });
  expect(send('confirmed', 'eventRegistration.cancel', { eventState: 'completed' })).toEqual(refused('eventOver'));
});
