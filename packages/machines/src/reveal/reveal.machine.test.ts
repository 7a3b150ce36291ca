import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { failing } from '../model/failing.ts';
import { type Revealed, revealMachine } from './reveal.machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const turn = () => vi.advanceTimersByTimeAsync(0);

function start() {
  const fetchValue = vi.fn<(input: { reason: string; key: string }) => Promise<Revealed>>(async () => ({
    value: '1012345678',
    shownSeconds: 60,
  }));
  const machine = revealMachine.provide({
    actors: {
      fetchValue: fromPromise<Revealed, { reason: string; key: string }>(({ input }) => fetchValue(input)),
    },
  });
  const actor = createActor(machine).start();
  const ask = async (reason = 'identity check') => {
    actor.send({ type: 'reveal.wanted' });
    actor.send({ type: 'reveal.reasonGiven', reason });
    await turn();
  };
  return { actor, ask, fetchValue, state: () => actor.getSnapshot() };
}

test('a value is shown for its minute, counted down, then forgotten', async () => {
  const { ask, state } = start();
  await ask();
  expect(state().context).toMatchObject({ value: '1012345678', secondsLeft: 60 });
  vi.advanceTimersByTime(1000);
  expect(state().context.secondsLeft).toBe(59);
  vi.advanceTimersByTime(58_000);
  expect(state().matches('shown')).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(state().value).toBe('masked');
  expect(JSON.stringify(state().context)).not.toContain('1012345678');
});

test('a computer that slept masks it as soon as it wakes', async () => {
  const { ask, state } = start();
  await ask();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(state().value).toBe('masked');
});

test('it can be masked before its time', async () => {
  const { actor, ask, state } = start();
  await ask();
  actor.send({ type: 'reveal.hidden' });
  expect(state().value).toBe('masked');
  expect(state().context.value).toBeNull();
});

test('a lost answer is asked for again under the same key; another reason is another wish', async () => {
  const { actor, ask, fetchValue, state } = start();
  fetchValue.mockRejectedValueOnce(failing('offline')).mockRejectedValueOnce(failing('offline'));
  await ask();
  expect(state().value).toBe('asking');
  expect(state().context.problem).toMatchObject({ code: 'offline' });
  actor.send({ type: 'reveal.reasonGiven', reason: 'identity check' });
  await turn();
  actor.send({ type: 'reveal.reasonGiven', reason: 'a call' });
  await turn();
  const [first, second, third] = fetchValue.mock.calls.map(([input]) => input.key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(state().context.value).toBe('1012345678');
});

test('a refusal says why and keeps the question open; cancelling shows nothing', async () => {
  const { actor, ask, fetchValue, state } = start();
  fetchValue.mockRejectedValueOnce(failing('rateLimited'));
  await ask();
  expect(state().hasTag('asking')).toBe(true);
  actor.send({ type: 'reveal.cancelled' });
  expect(state().value).toBe('masked');
  expect(state().context).toMatchObject({ wish: null, value: null, problem: null });
});
