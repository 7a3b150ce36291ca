import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { failing } from '../model/failing.ts';
import { HandClock } from '../model/hand-clock.ts';
import { holdWork, turn } from '../model/held-work.ts';
import { createQueryMachine, type QueryInput } from './query.machine.ts';
import { hasFailed, prefetchedValue } from './query.selectors.ts';

function open(options: Partial<QueryInput<number>> = {}) {
  const { requests, actor: fetchValue } = holdWork<number, { of: string; known: number | null }>();
  const clock = new HandClock();
  const machine = createQueryMachine<number>().provide({
    actors: { fetchValue, waitForRetry: fromPromise<void, { attempt: number }>(async () => {}) },
  });
  const input = { key: '/api/v1/work/queues', value: null, pause: 0, isPersistent: false, ...options };
  const actor = createActor(machine, { input, clock }).start();
  const value = () => actor.getSnapshot().context.value;
  const isBusy = () => actor.getSnapshot().hasTag('busy');
  const send = (type: 'wanted' | 'released' | 'prefetched' | 'invalidated' | 'forgotten') =>
    actor.send({ type: `query.${type}` });
  return { actor, requests, clock, value, isBusy, send };
}

test('DEV-01 whoever wants it while it is asked shares the answer', async () => {
  const { requests, send, value } = open();
  send('wanted');
  send('wanted');
  requests[0]!.resolve(1);
  await turn();
  expect([requests.length, value()]).toEqual([1, 1]);
});

test('DEV-01 what was seen stays while it is asked again, and after a failure', async () => {
  const { actor, requests, send, value, isBusy } = open();
  send('wanted');
  requests[0]!.resolve(1);
  await turn();
  send('invalidated');
  expect([value(), isBusy()]).toEqual([1, true]);
  requests[1]!.reject(failing('unavailable'));
  await turn();
  expect([value(), hasFailed(actor.getSnapshot())]).toEqual([1, true]);
  send('invalidated');
  requests[2]!.resolve(3);
  await turn();
  expect([value(), actor.getSnapshot().context.problem]).toEqual([3, null]);
});

test('DEV-01 what changes while it is read is read once more, however often it changed', async () => {
  const { requests, send, value } = open();
  send('wanted');
  for (let times = 0; times < 3; times++) send('invalidated');
  requests[0]!.resolve(1);
  await turn();
  expect(requests).toHaveLength(2);
  requests[1]!.resolve(2);
  await turn();
  expect([requests.length, value()]).toEqual([2, 2]);
});

test('DEV-01 what was given while it is read stands against the answer on its way, which may be older', async () => {
  const { actor, requests, send, value } = open();
  send('wanted');
  actor.send({ type: 'query.given', value: 3, at: 1 });
  expect([value(), requests[0]!.signal.aborted]).toEqual([3, true]);
  requests[0]!.resolve(1);
  await turn();
  expect(value()).toBe(3);
  requests[1]!.resolve(4);
  await turn();
  expect([requests.length, value()]).toEqual([2, 4]);
});

test('DEV-01 what nobody wants any more is asked no longer, and nobody is told of it', async () => {
  const { requests, send, isBusy } = open();
  send('wanted');
  send('wanted');
  send('released');
  expect(isBusy()).toBe(true);
  send('released');
  expect([isBusy(), requests[0]!.signal.aborted]).toEqual([false, true]);
  send('invalidated');
  expect(requests).toHaveLength(1);
});

test('DEV-01 what was prefetched is given once, and not for long', async () => {
  const { actor, requests, clock, send } = open();
  send('prefetched');
  requests[0]!.resolve(1);
  await turn();
  expect(prefetchedValue(actor.getSnapshot())).toBe(1);
  send('wanted');
  expect([requests.length, prefetchedValue(actor.getSnapshot())]).toEqual([1, null]);
  send('released');
  send('wanted');
  expect(requests).toHaveLength(2);
  send('released');
  send('prefetched');
  requests[2]!.resolve(2);
  await turn();
  clock.ringNext();
  send('wanted');
  expect(requests).toHaveLength(4);
});

test('DEV-01 a prefetch that fails is forgotten: whoever wants it asks', async () => {
  const { requests, send, actor } = open();
  send('prefetched');
  requests[0]!.reject(failing('offline'));
  await turn();
  send('wanted');
  expect([requests.length, hasFailed(actor.getSnapshot())]).toEqual([2, false]);
});

test('DEV-01 what was refused when it was prefetched is told to whoever wants it first', async () => {
  const { actor, requests, send } = open();
  send('prefetched');
  requests[0]!.reject(failing('notFound'));
  await turn();
  send('wanted');
  expect([requests.length, actor.getSnapshot().context.problem?.code]).toEqual([1, 'notFound']);
  send('released');
  send('wanted');
  expect([requests.length, actor.getSnapshot().context.problem]).toEqual([2, null]);
});

test('DEV-01 what is being typed is asked after a pause, and not at all when it is typed on', () => {
  const { requests, clock, send } = open({ pause: 200 });
  send('wanted');
  send('released');
  expect(clock.waiting).toBe(0);
  send('wanted');
  expect(requests).toHaveLength(0);
  clock.ringNext();
  expect(requests).toHaveLength(1);
});

test('DEV-01 a passing failure is tried again where that is asked for, a refusal is not', async () => {
  const { requests, send, actor } = open({ isPersistent: true });
  send('wanted');
  requests[0]!.reject(failing('unavailable'));
  await turn();
  await turn();
  expect(requests).toHaveLength(2);
  requests[1]!.reject(failing('forbidden'));
  await turn();
  await turn();
  expect([requests.length, hasFailed(actor.getSnapshot())]).toEqual([2, true]);
});

test('DEV-01 T08 what is forgotten is gone at once, an answer on its way too', async () => {
  const { requests, send, value } = open();
  send('wanted');
  requests[0]!.resolve(1);
  await turn();
  send('invalidated');
  send('forgotten');
  requests[1]!.resolve(2);
  await turn();
  expect(value()).toBeNull();
});
