import { type Capability, hasCapability } from '@diwan/api-contract/capabilities';
import type { InterviewEvent } from '@diwan/api-contract/endpoints/hiring/interviews';
import { interviewTypes, maxAddedUsers } from '@diwan/api-contract/values/records/application';
import { expect, test } from 'vitest';
import { availableEvents, evaluate } from '../workflow.ts';
import { type InterviewInput, interviewWorkflow } from './interview.workflow.ts';

const now = '2026-03-01T09:00:00.000000Z';
const later = '2026-03-02T09:00:00.000000Z';
const input: InterviewInput = { now, applicationState: 'approved', startsAt: later, clash: null };
const can = (capability: Capability) => hasCapability('editor', capability);

const send = (state: string, event: InterviewEvent, known: Partial<InterviewInput> = {}) =>
  evaluate(interviewWorkflow, { state, input: { ...input, ...known }, can }, event);
const refused = (reason: string) => ({ kind: 'refused', reason });

test('DOM-03 an interview is by voice, by video or in person, and up to two users are added to it', () => {
  expect([interviewTypes, maxAddedUsers]).toEqual([['voice', 'video', 'personal'], 2]);
});

test.each([
  ['applicationClosed', later, { applicationState: 'rejected' }],
  ['applicationClosed', later, { applicationState: 'recruited' }],
  ['startNotInFuture', now, {}],
  ['staffBusy', later, { clash: 'staff' }],
  ['seekerBusy', later, { clash: 'seeker' }],
] as const)('DOM-03 scheduling and moving are refused: %s', (reason, startsAt, known) => {
  expect(send('none', { type: 'interview.schedule', startsAt }, known)).toEqual(refused(reason));
  expect(send('scheduled', { type: 'interview.reschedule', startsAt, durationMin: 30 }, known)).toEqual(
    refused(reason),
  );
});

test('DOM-03 a meeting is scheduled, moved and completed with feedback, but not before it has begun', () => {
  expect(send('none', { type: 'interview.schedule', startsAt: later })).toEqual({
    kind: 'accepted',
    state: 'scheduled',
    effects: [{ type: 'announceTime' }],
  });
  expect(send('scheduled', { type: 'interview.reschedule', startsAt: later, durationMin: 45 })).toMatchObject({
    state: 'rescheduled',
    effects: [{ type: 'storeTime', params: { startsAt: later, durationMin: 45 } }, { type: 'announceTime' }],
  });
  const complete = { type: 'interview.complete', recommendation: 'yes', text: null } as const;
  expect(send('rescheduled', complete)).toEqual(refused('notStarted'));
  expect(send('rescheduled', { type: 'interview.noShow' })).toEqual(refused('notStarted'));
  expect(send('rescheduled', complete, { startsAt: now })).toMatchObject({ state: 'completed' });
  expect(send('scheduled', { type: 'interview.noShow' }, { startsAt: now })).toMatchObject({ state: 'no_show' });
});

test('DOM-03 a meeting that was only proposed is confirmed while it lies ahead', () => {
  expect(send('proposed', { type: 'interview.confirm' })).toMatchObject({ state: 'scheduled' });
  expect(send('proposed', { type: 'interview.confirm' }, { startsAt: now })).toEqual(refused('startNotInFuture'));
});

test('DOM-03 cancelling says why; the end of the application releases the meeting by itself', () => {
  expect(send('scheduled', { type: 'interview.cancel', note: 'short' })).toEqual(refused('noteTooShort'));
  expect(send('scheduled', { type: 'interview.cancel', note: 'x'.repeat(501) })).toEqual(refused('noteTooLong'));
  expect(send('proposed', { type: 'interview.cancel', note: 'The room is taken.' })).toMatchObject({
    state: 'cancelled',
  });
  expect(send('scheduled', { type: 'interview.release' })).toEqual(refused('notPermitted'));
});

test('DOM-03 what is over stays over', () => {
  for (const state of ['completed', 'no_show', 'cancelled']) {
    const reasons = availableEvents(interviewWorkflow, { state, input, can }).map(({ reason }) => reason);
    expect(new Set(reasons), state).toEqual(new Set(['wrongState']));
  }
});
