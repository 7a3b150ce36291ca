import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { failing } from '../model/failing.ts';
import { holdWork } from '../model/held-work.ts';
import { createReviewMachine } from './review.machine.ts';
import type { Queue, Reading, SentInput, Waiting } from './review.types.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const turn = () => vi.advanceTimersByTimeAsync(0);

async function open(found: Waiting[]) {
  const queue = holdWork<Queue<Waiting>, { from: string | null }>();
  const changes = holdWork<Queue<Waiting>, Reading>();
  const sent = holdWork<Waiting, SentInput>();
  const machine = createReviewMachine<Waiting>().provide({
    actors: { fetchQueue: queue.actor, fetchChanges: changes.actor, sendEvent: sent.actor },
  });
  const actor = createActor(machine, { input: { state: 'pending', from: null } }).start();
  queue.requests[0]!.resolve({ items: found, total: found.length, next: 'beyond' });
  await turn();
  const approve = () =>
    actor.send({ type: 'review.decided', event: { type: 'post.approve' }, version: 1, isUndoable: true });
  return { approve, changes, context: () => actor.getSnapshot().context };
}

test('a queue is read on when its end is near, without what is known', async () => {
  const found = Array.from({ length: 22 }, (_, index) => ({ id: `n${index}`, version: 1 }));
  const { approve, changes, context } = await open(found);
  approve();
  expect(changes.requests.length).toBe(0);
  approve();
  expect(changes.requests.map(({ input }) => input.after)).toEqual(['beyond']);
  approve();
  const further = [...found.slice(2), { id: 'x', version: 1 }, { id: 'y', version: 1 }];
  changes.requests[0]!.resolve({ items: further, total: 24, next: 'still beyond' });
  await turn();
  const ids = context().items.map(({ id }) => id);
  expect([ids.length, ids.slice(-3), ids.includes('n2')]).toEqual([21, ['n21', 'x', 'y'], false]);
});

test('what can’t be read on is not asked for again and again: the whole is read again at its end', async () => {
  const { changes, context } = await open([{ id: 'a', version: 1 }]);
  changes.requests[0]!.reject(failing('offline'));
  await turn();
  expect([changes.requests.length, context().next, context().current]).toEqual([1, null, 'a']);
});
