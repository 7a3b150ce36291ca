import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { failing } from '../model/failing.ts';
import { holdWork } from '../model/held-work.ts';
import { createReviewMachine } from './review.machine.ts';
import { countLeft, nextIds, reviewStatus } from './review.selectors.ts';
import type { Queue, Reading, SentInput, Waiting } from './review.types.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const turn = () => vi.advanceTimersByTimeAsync(0);

const items = ['a', 'b', 'c'].map((id) => ({ id, version: 1 }));

/** A queue of three, opened, with the way to the server in the test's hands. */
interface Opened {
  from?: string | null;
  found?: Waiting[];
  next?: string | null;
}

async function open({ from = null, found = items, next = null }: Opened = {}) {
  const queue = holdWork<Queue<Waiting>, { from: string | null }>();
  const changes = holdWork<Queue<Waiting>, Reading>();
  const sent = holdWork<Waiting, SentInput>();
  const undone = holdWork<Waiting, { id: string; version: number; key: string }>();
  const machine = createReviewMachine<Waiting>().provide({
    actors: { fetchQueue: queue.actor, fetchChanges: changes.actor, sendEvent: sent.actor, undoEvent: undone.actor },
  });
  const actor = createActor(machine, { input: { state: 'pending', from } }).start();
  queue.requests[0]!.resolve({ items: found, total: found.length, next });
  await turn();
  const state = () => actor.getSnapshot();
  const at = () => state().context.current;
  const left = () => countLeft(state().context);
  const approve = () =>
    actor.send({ type: 'review.decided', event: { type: 'post.approve' }, version: 1, isUndoable: true });
  const answer = async (version = 2) => {
    const { input, resolve } = sent.requests.at(-1)!;
    resolve({ id: input.id, version });
    await turn();
  };
  const refuse = async (code: string, more = {}) => {
    sent.requests.at(-1)!.reject(failing(code, more));
    await turn();
  };
  return { actor, queue, changes, sent, undone, state, at, left, approve, answer, refuse };
}

test('it begins at the oldest, or where one was', async () => {
  expect((await open()).at()).toBe('a');
  expect((await open({ from: 'b' })).at()).toBe('b');
  expect((await open({ from: 'gone' })).at()).toBe('a');
});

test('the next record is there before the server has answered, and decisions go out one after the other', async () => {
  const { approve, at, left, sent, answer, state } = await open();
  expect(nextIds(state().context)).toEqual(['b', 'c']);
  approve();
  expect([at(), left()]).toEqual(['b', 2]);
  approve();
  expect([at(), left()]).toEqual(['c', 1]);
  expect(sent.requests.map(({ input }) => input.id)).toEqual(['a']);
  await answer();
  expect(sent.requests.map(({ input }) => input.id)).toEqual(['a', 'b']);
  expect(state().context.done).toEqual({ 'post.approve': 2 });
});

test('after the last one the queue is read again, and is empty only then', async () => {
  const { approve, answer, queue, state } = await open({ found: items.slice(0, 1) });
  approve();
  expect([reviewStatus(state()), queue.requests.length]).toEqual(['loading', 1]);
  await answer();
  queue.requests[1]!.resolve({ items: [], total: 0, next: null });
  await turn();
  expect(reviewStatus(state())).toBe('empty');
});

test('what the server refuses comes back to its record with the reason, and nothing of it is lost', async () => {
  const { actor, at, left, refuse, state } = await open();
  const event = { type: 'post.reject', reason: 'other', note: 'Ask them again, please.' };
  actor.send({ type: 'review.asked', event: 'post.reject' });
  actor.send({ type: 'review.decided', event, version: 1, isUndoable: true });
  await refuse('refused', { reason: 'employerNotVerified' });
  expect([at(), left(), state().context.done]).toEqual(['a', 3, { 'post.reject': 0 }]);
  expect(state().context.returned.a).toMatchObject({ event, problem: { reason: 'employerNotVerified' } });
  expect(state().context.last).toBeNull();
});

test('a decision whose fate is unknown is sent again with its key, another one with another', async () => {
  const { actor, approve, refuse, sent } = await open();
  approve();
  await refuse('offline');
  approve();
  await refuse('offline');
  actor.send({ type: 'review.decided', event: { type: 'post.reject' }, version: 1, isUndoable: true });
  const [first, second, third] = sent.requests.map(({ input }) => input.key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('whoever is writing a reason is not torn away by a decision that comes back', async () => {
  const { actor, approve, at, refuse, state } = await open();
  approve();
  actor.send({ type: 'review.asked', event: 'post.reject' });
  await refuse('offline');
  expect([at(), reviewStatus(state())]).toEqual(['b', 'asking']);
  expect(state().context.items.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('a decision can be taken back for ten seconds; the record is back with the version that it has then', async () => {
  const { actor, approve, answer, at, left, undone, state } = await open();
  approve();
  await answer(2);
  vi.advanceTimersByTime(9_999);
  actor.send({ type: 'review.undone' });
  expect(undone.requests[0]!.input).toMatchObject({ id: 'a', version: 2 });
  undone.requests[0]!.resolve({ id: 'a', version: 3 });
  await turn();
  expect([at(), left(), state().context.items[0]]).toEqual(['a', 3, { id: 'a', version: 3 }]);
  expect(state().context.done).toEqual({ 'post.approve': 0 });

  approve();
  await answer(4);
  vi.advanceTimersByTime(10_000);
  actor.send({ type: 'review.undone' });
  expect([undone.requests.length, state().context.last]).toEqual([1, null]);
});

test('what takes long to be sent is said, and the time to take it back begins when the server has it', async () => {
  const { actor, approve, answer, undone, state } = await open();
  approve();
  await vi.advanceTimersByTimeAsync(299);
  expect(state().hasTag('sending')).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([state().hasTag('sending'), state().context.last?.version]).toEqual([true, null]);
  await answer(2);
  await vi.advanceTimersByTimeAsync(9_999);
  expect([state().hasTag('sending'), state().context.last?.version]).toEqual([false, 2]);
  await vi.advanceTimersByTimeAsync(1);
  actor.send({ type: 'review.undone' });
  expect([undone.requests.length, state().context.last]).toEqual([0, null]);
});

test('what the server does not let be taken back is not offered, nor is what was decided before it', async () => {
  const { actor, approve, state } = await open();
  approve();
  actor.send({ type: 'review.decided', event: { type: 'post.archive' }, version: 1, isUndoable: false });
  expect(state().context.last).toBeNull();
});

test('an undo waits for the answer to its decision, and has nothing to do where that was refused', async () => {
  const { actor, approve, answer, refuse, undone, state } = await open();
  approve();
  actor.send({ type: 'review.undone' });
  expect([reviewStatus(state()), undone.requests.length]).toEqual(['undoing', 0]);
  await answer(2);
  expect(undone.requests.length).toBe(1);
  undone.requests[0]!.resolve({ id: 'a', version: 3 });
  await turn();
  approve();
  actor.send({ type: 'review.undone' });
  await refuse('refused');
  expect([reviewStatus(state()), undone.requests.length]).toEqual(['deciding', 1]);
});

test('the last decision of all can be taken back from the empty queue', async () => {
  const { actor, approve, answer, queue, undone, at, state } = await open({ found: items.slice(0, 1) });
  approve();
  await answer(2);
  queue.requests[1]!.resolve({ items: [], total: 0, next: null });
  await turn();
  actor.send({ type: 'review.undone' });
  undone.requests[0]!.resolve({ id: 'a', version: 3 });
  await turn();
  expect([reviewStatus(state()), at()]).toEqual(['deciding', 'a']);
});

test('the last decision of all can be taken back while the queue is read again', async () => {
  const { actor, approve, answer, at, undone, queue, state } = await open({ found: items.slice(0, 1) });
  approve();
  await answer(5);
  expect([state().value.desk, queue.requests.length]).toEqual(['loading', 2]);
  actor.send({ type: 'review.undone' });
  undone.requests[0]!.resolve({ id: 'a', version: 6 });
  await turn();
  expect([reviewStatus(state()), at()]).toEqual(['deciding', 'a']);
});

test('an undo that comes too late says so; one that did not get through is offered again', async () => {
  const { actor, approve, answer, undone, state } = await open();
  approve();
  await answer();
  for (const code of ['offline', 'refused']) {
    actor.send({ type: 'review.undone' });
    undone.requests.at(-1)!.reject(failing(code));
    await turn();
    expect(state().context.notice).toMatchObject({ kind: 'notUndone', item: { id: 'a' }, problem: { code } });
    expect(state().context.last !== null).toBe(code === 'offline');
  }
  const [first, second] = undone.requests.map(({ input }) => input.key);
  expect(second).toBe(first);
});

test('a record that a colleague is deciding is passed over, said so, and comes last', async () => {
  const { actor, approve, at, state } = await open();
  actor.send({ type: 'review.taken', id: 'a', by: 'Sara' });
  expect([at(), state().context.notice]).toEqual(['b', { kind: 'taken', item: items[0], by: 'Sara' }]);
  approve();
  approve();
  expect(at()).toBe('a');
  actor.send({ type: 'review.taken', id: 'a', by: 'Sara' });
  expect(at()).toBe('a');
});

test('what a colleague decided meanwhile is told and left out: before it was decided here, and when it comes too late', async () => {
  const { actor, approve, at, left, refuse, state } = await open();
  actor.send({ type: 'review.leftElsewhere', id: 'a', by: 'Sara', state: 'rejected' });
  expect([at(), left()]).toEqual(['b', 2]);
  approve();
  await refuse('stale', { current: { state: 'approved', updatedBy: { name: 'Sara' } } });
  expect(state().context.notice).toEqual({ kind: 'left', item: items[1], by: 'Sara', state: 'approved' });
  expect([at(), left(), state().context.last]).toEqual(['c', 1, null]);
});

test('records that left the queue meanwhile are not come to; the one on screen stays until it is known why', async () => {
  const { actor, changes, at, state } = await open();
  actor.send({ type: 'review.changedElsewhere' });
  await vi.advanceTimersByTimeAsync(1_000);
  changes.requests[0]!.resolve({ items: items.slice(2), total: 7, next: null });
  await turn();
  expect([at(), countLeft(state().context)]).toEqual(['a', 7]);
  expect(state().context.items.map(({ id }) => id)).toEqual(['a', 'c']);
});

test('a queue that can’t be read says why, and is read again when the server is in reach', async () => {
  const { actor, queue, state } = await open({ found: [] });
  actor.send({ type: 'review.refresh' });
  queue.requests[1]!.reject(failing('offline'));
  await turn();
  expect([reviewStatus(state()), state().context.problem?.code]).toEqual(['failed', 'offline']);
  actor.send({ type: 'review.reachable' });
  expect(queue.requests.length).toBe(3);
});
