import { expect, test, vi } from 'vitest';
import { createLateRealtime } from './late-realtime.ts';
import type { Realtime } from './realtime.ts';

function channel() {
  const leave = vi.fn();
  const there = {
    setToken: vi.fn(),
    start: vi.fn(),
    subscribe: vi.fn(() => leave),
    join: vi.fn(() => leave),
    onStatus: vi.fn(() => leave),
    onResumed: vi.fn(() => leave),
    close: vi.fn(),
  } satisfies Realtime;
  const load = vi.fn(async (): Promise<Realtime> => there);
  return { there, load, leave, late: createLateRealtime(load) };
}

test('nothing of the channel is loaded before it is started; what was asked until then is asked once it is there', async () => {
  const { there, load, late } = channel();
  const [handlers, listener] = [{}, vi.fn()];
  late.setToken('first');
  late.subscribe('private-skills', handlers);
  late.onStatus(listener);
  expect(listener).toHaveBeenCalledWith('connecting');
  late.setToken('renewed');
  expect(load).not.toHaveBeenCalled();
  late.start();
  late.start();
  await vi.waitFor(() => expect(there.start).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
  expect(there.setToken.mock.calls).toEqual([['renewed']]);
  expect(there.subscribe.mock.calls).toEqual([['private-skills', handlers]]);
  expect(there.onStatus.mock.calls).toEqual([[listener]]);
});

test('whoever left before it came is never heard of; whoever leaves afterwards leaves the channel', async () => {
  const { there, late, leave } = channel();
  const leaveEarly = late.subscribe('private-gone', {});
  const leaveLater = late.join('presence-there', () => {});
  leaveEarly();
  late.start();
  await vi.waitFor(() => expect(there.join).toHaveBeenCalledOnce());
  expect(there.subscribe).not.toHaveBeenCalled();
  expect(leave).not.toHaveBeenCalled();
  leaveLater();
  expect(leave).toHaveBeenCalledOnce();
});

test('a channel that is closed while its code is coming is never opened', async () => {
  const { there, late } = channel();
  late.start();
  late.close();
  await vi.waitFor(() => expect(there.close).toHaveBeenCalledOnce());
  expect(there.start).not.toHaveBeenCalled();
});
