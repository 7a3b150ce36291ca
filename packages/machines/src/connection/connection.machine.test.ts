import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { connectionMachine } from './connection.machine.ts';
import { isOutdated, isRealtimeLost, isServerUnreachable } from './connection.selectors.ts';

function open(probe: () => Promise<void> = async () => {}) {
  const announceReachable = vi.fn();
  const machine = connectionMachine.provide({
    actors: { probeServer: fromPromise<void>(probe) },
    actions: { announceReachable },
  });
  const actor = createActor(machine, { input: { version: '1' } }).start();
  return { actor, announceReachable, state: () => actor.getSnapshot() };
}
const down = async () => {
  throw new Error('down');
};

test('one failed request is checked by a probe before anybody is told', async () => {
  const { actor, state } = open();
  actor.send({ type: 'connection.requestFailed' });
  expect(isServerUnreachable(state())).toBe(false);
  await vi.waitFor(() => expect(state().value).toMatchObject({ server: 'reachable' }));
});

test('an unreachable server is probed until it answers, and the banner goes by itself', async () => {
  vi.useFakeTimers();
  const probe = vi.fn(down).mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error());
  probe.mockResolvedValueOnce(undefined as never);
  const { actor, announceReachable, state } = open(probe);
  actor.send({ type: 'connection.requestFailed' });
  await vi.advanceTimersByTimeAsync(1);
  expect(isServerUnreachable(state())).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isServerUnreachable(state())).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isServerUnreachable(state())).toBe(false);
  expect(announceReachable).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('a request that succeeds proves that the server is back', async () => {
  const { actor, announceReachable, state } = open(down);
  actor.send({ type: 'connection.requestFailed' });
  await vi.waitFor(() => expect(isServerUnreachable(state())).toBe(true));
  actor.send({ type: 'connection.requestSucceeded' });
  expect(isServerUnreachable(state())).toBe(false);
  expect(announceReachable).toHaveBeenCalledTimes(1);
});

test('a realtime channel that comes back within moments disturbs nobody', () => {
  vi.useFakeTimers();
  const { actor, state } = open();
  actor.send({ type: 'connection.realtimeConnected' });
  actor.send({ type: 'connection.realtimeLost' });
  vi.advanceTimersByTime(4_999);
  expect(isRealtimeLost(state())).toBe(false);
  actor.send({ type: 'connection.realtimeConnected' });
  actor.send({ type: 'connection.realtimeLost' });
  vi.advanceTimersByTime(5_000);
  expect(isRealtimeLost(state())).toBe(true);
  vi.useRealTimers();
});

test('a newer version of the screens is noticed once and for all', () => {
  const { actor, state } = open();
  actor.send({ type: 'connection.versionSeen', version: '1' });
  expect(isOutdated(state())).toBe(false);
  actor.send({ type: 'connection.versionSeen', version: '2' });
  actor.send({ type: 'connection.versionSeen', version: '1' });
  expect(isOutdated(state())).toBe(true);
});
