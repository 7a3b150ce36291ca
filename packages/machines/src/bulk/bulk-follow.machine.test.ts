import type { BulkItem, BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import type { Page } from '@diwan/api-contract/page';
import type { BulkOutcome } from '@diwan/api-contract/values/bulk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { failing } from '../model/failing.ts';
import { bulkFollowMachine } from './bulk-follow.machine.ts';
import { canSteer, settledCount } from './bulk-follow.selectors.ts';
import type { Steering } from './bulk-follow.types.ts';

const operation = (given: Partial<BulkOperation> = {}): BulkOperation => ({
  id: 'o1',
  version: 1,
  resource: 'job-posts',
  action: { type: 'jobPost.approve' },
  state: 'running',
  stopReason: null,
  total: 10,
  counts: { pending: 7, done: 2, blocked: 1, failed: 0, skipped: 0 },
  reasons: [],
  mails: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  finishedAt: null,
  availableEvents: [
    { type: 'bulk.pause', isAvailable: true },
    { type: 'bulk.resume', isAvailable: false, reason: 'wrongState' },
  ],
  ...given,
});
const rows = (count: number, next: string | null = null): Page<BulkItem> => ({
  items: Array.from({ length: count }, (_, index) => ({ recordId: `r${index}` }) as BulkItem),
  next,
  previous: null,
});
type Steered = { id: string; version: number; steering: Steering; key: string };
type ItemsInput = { id: string; outcome: BulkOutcome | null; count: number };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const turn = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

async function open(first: () => Promise<BulkOperation> = async () => operation()) {
  const fetchOperation = vi.fn(first);
  const steer = vi.fn<(steered: Steered) => Promise<BulkOperation>>(async () =>
    operation({ state: 'paused', version: 2 }),
  );
  const fetchItems = vi.fn<(input: ItemsInput) => Promise<Page<BulkItem>>>(async () => rows(3));
  const announceEnd = vi.fn();
  const machine = bulkFollowMachine.provide({
    actors: {
      fetchOperation: fromPromise<BulkOperation, { id: string }>(() => fetchOperation()),
      steer: fromPromise<BulkOperation, Steered>(({ input }) => steer(input)),
      fetchItems: fromPromise<Page<BulkItem>, ItemsInput>(({ input }) => fetchItems(input)),
    },
    actions: { announceEnd: (_, { output }) => announceEnd(output.state) },
  });
  const actor = createActor(machine, { input: { id: 'o1' } }).start();
  await turn();
  return { actor, fetchOperation, steer, fetchItems, announceEnd, state: () => actor.getSnapshot() };
}

test('progress that is told is read, however often it is told while reading; the end is announced once', async () => {
  const { actor, fetchOperation, announceEnd, state } = await open();
  expect([settledCount(state()), canSteer(state(), 'bulk.pause'), canSteer(state(), 'bulk.resume')]).toEqual([
    3,
    true,
    false,
  ]);
  const end = operation({ state: 'completed', version: 2, counts: { ...operation().counts, pending: 0, done: 9 } });
  fetchOperation.mockImplementationOnce(async () => {
    await turn();
    return operation({ counts: { ...operation().counts, pending: 4, done: 5 } });
  });
  fetchOperation.mockResolvedValue(end);
  for (let told = 0; told < 5; told++) actor.send({ type: 'follow.progressed' });
  await turn();
  await turn();
  expect(fetchOperation).toHaveBeenCalledTimes(3);
  expect([state().context.operation?.state, settledCount(state())]).toEqual(['completed', 10]);
  actor.send({ type: 'follow.progressed' });
  await turn();
  expect(announceEnd).toHaveBeenCalledExactlyOnceWith('completed');
});

test('while nobody tells, it asks from time to time, and no more once it has ended', async () => {
  const { fetchOperation, fetchItems, announceEnd } = await open();
  await turn(3_000);
  expect(fetchOperation).toHaveBeenCalledTimes(2);
  fetchOperation.mockResolvedValue(operation({ state: 'completed' }));
  await turn(3_000);
  expect(announceEnd).toHaveBeenCalledTimes(1);
  await turn(2_000);
  const before = [fetchOperation.mock.calls.length, fetchItems.mock.calls.length];
  await turn(60_000);
  expect([fetchOperation.mock.calls.length, fetchItems.mock.calls.length]).toEqual(before);
});

test('an operation that had ended before it was opened is shown, not announced', async () => {
  const { announceEnd, state } = await open(async () => operation({ state: 'completed' }));
  expect([state().hasTag('shown'), announceEnd.mock.calls.length]).toEqual([true, 0]);
});

test('it is steered once with the version that was seen, and its rows are read again', async () => {
  const { actor, steer, fetchItems, state } = await open();
  for (let press = 0; press < 3; press++) actor.send({ type: 'follow.steered', steering: 'bulk.pause' });
  await turn();
  expect(steer.mock.calls.map(([{ version, steering }]) => [version, steering])).toEqual([[1, 'bulk.pause']]);
  expect(state().context.operation?.state).toBe('paused');
  const before = fetchItems.mock.calls.length;
  await turn(1_000);
  expect(fetchItems.mock.calls.length).toBe(before + 1);
});

test('T57 a steering whose fate is unknown is repeated with the same key; a refused one is not', async () => {
  const { actor, steer, state } = await open();
  steer.mockRejectedValueOnce(failing('offline'));
  steer.mockRejectedValueOnce(failing('stale', { current: operation({ state: 'completed', version: 4 }) }));
  for (let tries = 0; tries < 2; tries++) {
    actor.send({ type: 'follow.steered', steering: 'bulk.cancel' });
    await turn();
  }
  expect([state().context.problem?.code, state().context.operation?.state]).toEqual(['stale', 'completed']);
  actor.send({ type: 'follow.steered', steering: 'bulk.cancel' });
  await turn();
  const [first, second, third] = steer.mock.calls.map(([{ key }]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('rows are listed by outcome and on to the next ones; progress keeps those that were seen', async () => {
  const { actor, fetchItems, state } = await open();
  fetchItems.mockResolvedValue(rows(50, '50'));
  actor.send({ type: 'follow.outcomeChosen', outcome: 'blocked' });
  expect(state().context.items).toBeNull();
  await turn();
  actor.send({ type: 'follow.moreWanted' });
  fetchItems.mockResolvedValue(rows(100));
  await turn();
  actor.send({ type: 'follow.progressed' });
  await turn(1_000);
  expect(fetchItems.mock.calls.map(([{ outcome, count }]) => [outcome, count])).toEqual([
    [null, 1],
    ['blocked', 1],
    ['blocked', 51],
    ['blocked', 50],
  ]);
});

test.each([
  ['notFound', 'missing'],
  ['offline', 'failed'],
])('an operation that meets %s is %s', async (code, value) => {
  const { state } = await open(async () => {
    throw failing(code);
  });
  expect(state().matches({ operation: value as 'missing' })).toBe(true);
});
