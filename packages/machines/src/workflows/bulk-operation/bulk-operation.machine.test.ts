import { expect, test } from 'vitest';
import { availableEvents, evaluate } from '../workflow.ts';
import { type AnyBulkEvent, type BulkInput, bulkOperationWorkflow } from './bulk-operation.workflow.ts';

const send = (state: string, type: AnyBulkEvent['type'], input: Partial<BulkInput> = {}) =>
  evaluate(
    bulkOperationWorkflow,
    { state, input: { pending: 3, failed: 0, waitingMails: 0, ...input }, can: () => true, isSystem: true },
    { type },
  );

test('an operation pauses and goes on, and ends only when no row is left', () => {
  expect(send('running', 'bulk.pause')).toMatchObject({ state: 'paused', effects: [] });
  expect(send('paused', 'bulk.resume')).toMatchObject({ state: 'running' });
  expect(send('running', 'bulk.finish')).toEqual({ kind: 'refused', reason: 'rowsLeft' });
  expect(send('running', 'bulk.finish', { pending: 0, failed: 1 })).toMatchObject({ state: 'completed' });
  expect(send('paused', 'bulk.finish', { pending: 0, failed: 0 })).toEqual({ kind: 'refused', reason: 'wrongState' });
});

test.each(['running', 'paused'])(
  'cancelled or stopped while %s, it leaves out the rows that are still to come',
  (state) => {
    expect(send(state, 'bulk.cancel')).toEqual({
      kind: 'accepted',
      state: 'cancelled',
      effects: [{ type: 'skipPending' }],
    });
    expect(send(state, 'bulk.stop')).toEqual({
      kind: 'accepted',
      state: 'stopped',
      effects: [{ type: 'skipPending' }],
    });
  },
);

test.each(['completed', 'cancelled', 'stopped'])('once %s, the failed rows alone are tried again', (state) => {
  expect(send(state, 'bulk.retryFailed', { pending: 0, failed: 2 })).toEqual({
    kind: 'accepted',
    state: 'running',
    effects: [{ type: 'renewFailed' }],
  });
  expect(send(state, 'bulk.retryFailed', { pending: 0, failed: 0 })).toEqual({
    kind: 'refused',
    reason: 'nothingFailed',
  });
  expect(send(state, 'bulk.resume')).toEqual({ kind: 'refused', reason: 'wrongState' });
});

test('people are never offered what the server alone decides', () => {
  const input = { pending: 0, failed: 0, waitingMails: 0 };
  const offered = availableEvents(bulkOperationWorkflow, { state: 'running', input, can: () => true });
  expect(offered.map(({ type }) => type)).toEqual([
    'bulk.pause',
    'bulk.resume',
    'bulk.cancel',
    'bulk.retryFailed',
    'bulk.recall',
  ]);
});

test.each(['running', 'paused', 'completed', 'cancelled', 'stopped'])(
  'while %s, mails that wait are recalled, and none is sent of what is still to come',
  (state) => {
    const isOpen = state === 'running' || state === 'paused';
    expect(send(state, 'bulk.recall', { waitingMails: 2 })).toEqual({
      kind: 'accepted',
      state: isOpen ? 'cancelled' : state,
      effects: [...(isOpen ? [{ type: 'skipPending' }] : []), { type: 'recallMails' }],
    });
    expect(send(state, 'bulk.recall')).toEqual({ kind: 'refused', reason: 'nothingWaiting' });
  },
);
