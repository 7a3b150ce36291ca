import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { failing } from '../model/failing.ts';
import { turn } from '../model/held-work.ts';
import { type Decided, decisionMachine, type WorkflowEvent } from './decision.machine.ts';

type Sent = { id: string; version: number; event: WorkflowEvent; key: string };

const record: Decided = {
  id: 'a1',
  version: 3,
  state: 'pending',
  availableEvents: [
    { type: 'application.approve', isAvailable: true },
    { type: 'application.reject', isAvailable: true },
    { type: 'application.recruit', isAvailable: false, reason: 'openingsFull' },
  ],
};

function open(send: (sent: Sent) => Promise<Decided>) {
  const announceDecision = vi.fn();
  const sendEvent = vi.fn(send);
  const machine = decisionMachine.provide({
    actors: { sendEvent: fromPromise<Decided, Sent>(({ input }) => sendEvent(input)) },
    actions: { announceDecision },
  });
  const actor = createActor(machine, { input: { record } }).start();
  return { actor, sendEvent, announceDecision, state: () => actor.getSnapshot() };
}
const approve = { type: 'decision.chosen', event: 'application.approve', needsPayload: false } as const;
const reject = { type: 'decision.chosen', event: 'application.reject', needsPayload: true } as const;

test('DOM-01 an event without a form is sent at once, with the version that was seen, and only once', async () => {
  const { actor, sendEvent, announceDecision, state } = open(async () => ({
    ...record,
    version: 4,
    state: 'approved',
  }));
  for (let press = 0; press < 3; press++) actor.send(approve);
  expect(state().matches('sending')).toBe(true);
  await turn();
  expect(sendEvent).toHaveBeenCalledTimes(1);
  expect(sendEvent.mock.calls[0]![0]).toMatchObject({ id: 'a1', version: 3, event: { type: 'application.approve' } });
  expect(announceDecision).toHaveBeenCalledTimes(1);
  expect(state().context).toMatchObject({ record: { version: 4 }, chosen: null });
});

test('DOM-02 rejecting collects its reason first, and can be cancelled without a trace', async () => {
  const { actor, sendEvent, state } = open(async () => ({ ...record, version: 4, state: 'rejected' }));
  actor.send(reject);
  expect(state().value).toBe('collecting');
  actor.send({ type: 'decision.cancelled' });
  expect(state().value).toBe('choosing');
  actor.send(reject);
  const event = { type: 'application.reject', reason: 'not_interested', mail: 'none' };
  actor.send({ type: 'decision.submitted', event });
  await turn();
  expect(sendEvent.mock.calls.map(([{ event: sent }]) => sent)).toEqual([event]);
});

test('DOM-01 an event that the workflow forbids is not sent; the reason is given', () => {
  const { actor, sendEvent, state } = open(async () => record);
  actor.send({ type: 'decision.chosen', event: 'application.recruit', needsPayload: true });
  expect([state().context.reason, sendEvent.mock.calls.length]).toEqual(['openingsFull', 0]);
  actor.send({ type: 'decision.cancelled' });
  expect(state().context.reason).toBeNull();
});

test('DOM-01 when another person decided first, their decision is shown', async () => {
  const theirs = { ...record, version: 4, state: 'rejected' };
  const { actor, announceDecision, state } = open(async () => {
    throw failing('stale', { current: theirs });
  });
  actor.send(approve);
  await turn();
  expect(state()).toMatchObject({ value: 'stale', context: { record: theirs } });
  expect(announceDecision).not.toHaveBeenCalled();
});

test('DOM-02 what was answered is sent for the record as it is now, where another person changed it first', async () => {
  const { actor, sendEvent, state } = open(async () => ({ ...record, version: 5, state: 'rejected' }));
  sendEvent.mockRejectedValueOnce(failing('stale', { current: { ...record, version: 4, state: 'in-progress' } }));
  const event = { type: 'application.reject', reason: 'other' };
  actor.send(reject);
  for (let press = 0; press < 2; press++) {
    actor.send({ type: 'decision.submitted', event });
    await turn();
  }
  const [first, second] = sendEvent.mock.calls.map(([sent]) => sent);
  expect([first!.version, second!.version]).toEqual([3, 4]);
  expect(second!.key).not.toBe(first!.key);
  expect(state()).toMatchObject({ value: 'choosing', context: { record: { state: 'rejected' } } });
});

test('DOM-02 nothing is sent once another person’s decision leaves it no way', async () => {
  const { actor, sendEvent, state } = open(async () => record);
  const availableEvents = [{ type: 'application.reject', isAvailable: false, reason: 'wrongState' }];
  sendEvent.mockRejectedValueOnce(failing('stale', { current: { ...record, version: 4, availableEvents } }));
  actor.send(reject);
  for (let press = 0; press < 2; press++) {
    actor.send({ type: 'decision.submitted', event: { type: 'application.reject' } });
    await turn();
  }
  expect(sendEvent).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({ value: 'refused', context: { reason: 'wrongState' } });
});

test('DOM-01 the server’s refusal gives its reason', async () => {
  const { actor, state } = open(async () => {
    throw failing('refused', { reason: 'jobNotOpen' });
  });
  actor.send(approve);
  await turn();
  expect([state().value, state().context.reason]).toEqual(['refused', 'jobNotOpen']);
});

test('DOM-01 after a failure the same decision is sent again with the same key', async () => {
  const { actor, sendEvent, state } = open(async () => record);
  sendEvent.mockRejectedValueOnce(failing('offline'));
  actor.send(approve);
  await turn();
  expect(state().value).toBe('failed');
  actor.send({ type: 'decision.retried' });
  await turn();
  const [first, second] = sendEvent.mock.calls.map(([{ key }]) => key);
  expect(second).toBe(first);
  expect(state().value).toBe('choosing');
});

test('DOM-02 after a failure the form can be sent again: unchanged with the same key, changed with another', async () => {
  const { actor, sendEvent } = open(async () => ({ ...record, version: 4 }));
  sendEvent.mockRejectedValueOnce(failing('offline')).mockRejectedValueOnce(failing('offline'));
  const event = { type: 'application.reject', reason: 'not_interested', mail: 'none' };
  actor.send(reject);
  for (const submitted of [event, { ...event }, { ...event, mail: 'now' }]) {
    actor.send({ type: 'decision.submitted', event: submitted });
    await turn();
  }
  const [first, second, third] = sendEvent.mock.calls.map(([{ key }]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(sendEvent.mock.calls[2]![0].event).toMatchObject({ mail: 'now' });
});

test('DOM-02 after a refusal the form keeps what was typed and can be sent again', async () => {
  const { actor, sendEvent, state } = open(async () => ({ ...record, version: 4 }));
  sendEvent.mockRejectedValueOnce(failing('refused', { reason: 'noteTooShort' }));
  actor.send(reject);
  actor.send({ type: 'decision.submitted', event: { type: 'application.reject' } });
  await turn();
  expect([state().value, state().context.reason]).toEqual(['refused', 'noteTooShort']);
  actor.send({ type: 'decision.submitted', event: { type: 'application.reject' } });
  await turn();
  expect(state().value).toBe('choosing');
});
