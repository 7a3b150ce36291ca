import type { BulkOperation, BulkPreflight } from '@diwan/api-contract/endpoints/bulk';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { failing } from '../model/failing.ts';
import { turn } from '../model/held-work.ts';
import { type BulkAction, bulkStartMachine } from './bulk-start.machine.ts';

const judged = (allowed: number): BulkPreflight => ({
  total: 10,
  allowed,
  blocked: [{ reason: 'wrongState', state: 'published', count: 10 - allowed }],
});

async function open(type: string, allowed: number[]) {
  const judge = vi
    .fn<(input: { action: BulkAction }) => Promise<BulkPreflight>>()
    .mockRejectedValue(failing('offline'));
  for (const count of allowed) judge.mockResolvedValueOnce(judged(count));
  const startOperation = vi.fn<(input: { action: BulkAction; key: string }) => Promise<BulkOperation>>();
  startOperation.mockResolvedValue({ id: 'o1' } as BulkOperation);
  const announceStarted = vi.fn();
  const machine = bulkStartMachine.provide({
    actors: {
      judge: fromPromise<BulkPreflight, { action: BulkAction }>(({ input }) => judge(input)),
      startOperation: fromPromise<BulkOperation, { action: BulkAction; key: string }>(({ input }) =>
        startOperation(input),
      ),
    },
    actions: { announceStarted: (_, { output }) => announceStarted(output.id) },
  });
  const actor = createActor(machine, { input: { type } }).start();
  const submit = async (action: BulkAction) => {
    actor.send({ type: 'start.submitted', action });
    await turn();
  };
  await turn();
  return { actor, judge, startOperation, announceStarted, submit, state: () => actor.getSnapshot() };
}

const approve = { type: 'jobPost.approve' };

test('what was shown is confirmed, and started once however often one presses', async () => {
  const { actor, judge, startOperation, announceStarted, state } = await open('jobPost.approve', [8]);
  expect(state().context.preflight).toEqual(judged(8));
  for (let press = 0; press < 3; press++) actor.send({ type: 'start.submitted', action: approve });
  await turn();
  expect([judge.mock.calls.length, startOperation.mock.calls.length]).toEqual([1, 1]);
  expect(announceStarted).toHaveBeenCalledExactlyOnceWith('o1');
});

test('where nothing is allowed nothing is started', async () => {
  const { startOperation, submit, state } = await open('jobPost.approve', [0]);
  await submit(approve);
  expect(startOperation).not.toHaveBeenCalled();
  expect(state().matches('confirming')).toBe(true);
});

test('a payload that allows as many as were shown starts at once; one that allows fewer is shown first', async () => {
  const extend = (expiresAt: string) => ({ type: 'jobPost.extend', expiresAt });
  const { judge, startOperation, submit, state } = await open('jobPost.extend', [8, 5]);
  await submit(extend('2030-01-01'));
  expect(judge.mock.calls.map(([{ action }]) => action)).toEqual([{ type: 'jobPost.extend' }, extend('2030-01-01')]);
  expect([state().matches({ confirming: 'changed' }), state().context.preflight?.allowed]).toEqual([true, 5]);
  expect(startOperation).not.toHaveBeenCalled();
  await submit(extend('2030-01-01'));
  expect(startOperation.mock.calls[0]![0].action).toEqual(extend('2030-01-01'));

  const same = await open('jobPost.extend', [8, 8]);
  await same.submit(extend('2030-02-01'));
  expect(same.startOperation).toHaveBeenCalledTimes(1);
});

test('T57 a start whose fate is unknown is repeated with the same key, another action has another key', async () => {
  const { startOperation, submit, state } = await open('jobPost.extend', [8, 8, 8]);
  startOperation.mockRejectedValueOnce(failing('offline')).mockRejectedValueOnce(failing('offline'));
  const action = { type: 'jobPost.extend', expiresAt: '2030-01-01' };
  await submit(action);
  expect([state().matches({ confirming: 'unanswered' }), state().context.problem?.code]).toEqual([true, 'offline']);
  await submit({ ...action });
  await submit({ ...action, expiresAt: '2031-01-01' } as BulkAction);
  const [first, second, third] = startOperation.mock.calls.map(([{ key }]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(state().value).toBe('started');
});

test('what the server refuses to start is not taken for a start without an answer', async () => {
  const { startOperation, submit, state } = await open('jobPost.approve', [8]);
  startOperation.mockRejectedValueOnce(failing('refused', { reason: 'tooManyUnfinished' }));
  await submit({ type: 'jobPost.approve' });
  expect(state().value).toEqual({ confirming: 'failed' });
});

test('a pre-flight that fails says so and can be tried again', async () => {
  const { actor, judge, state } = await open('jobPost.approve', []);
  expect(state().value).toBe('unjudged');
  judge.mockResolvedValueOnce(judged(3));
  actor.send({ type: 'start.retried' });
  await turn();
  expect([state().matches('confirming'), state().context.problem]).toEqual([true, null]);
});
