import { expect, test } from 'vitest';
import { availableEvents, evaluate } from '../workflow.ts';
import { type AnyImportEvent, importRunWorkflow } from './import-run.workflow.ts';

const rows = { unchecked: 0, pending: 0, done: 0 };
const send = (state: string, type: AnyImportEvent['type'], input = rows) =>
  evaluate(
    importRunWorkflow,
    { state, input, can: () => true, isSystem: true },
    importRunWorkflow.samples[type](input) as AnyImportEvent,
  );

test('a file is mapped, checked as long as rows are left, and started only when something would be written', () => {
  const toMapped = { kind: 'accepted', state: 'mapped', effects: [{ type: 'storeFields' }] };
  expect(send('uploaded', 'import.map')).toEqual(toMapped);
  expect(send('mapped', 'import.check', { ...rows, unchecked: 1 })).toEqual({ kind: 'refused', reason: 'rowsLeft' });
  expect(send('mapped', 'import.check')).toMatchObject({ state: 'checked' });
  expect(send('checked', 'import.map')).toEqual(toMapped);
  expect(send('checked', 'import.start')).toEqual({ kind: 'refused', reason: 'nothingToImport' });
  expect(send('checked', 'import.start', { ...rows, pending: 1 })).toMatchObject({ state: 'running' });
  expect(send('uploaded', 'import.start', { ...rows, pending: 1 })).toEqual({ kind: 'refused', reason: 'wrongState' });
});

test.each(['finished', 'cancelled'])('what was written is taken back once it is %s, and never before', (state) => {
  expect(send(state, 'import.undo', { ...rows, done: 1 })).toMatchObject({ state: 'undoing' });
  expect(send(state, 'import.undo')).toEqual({ kind: 'refused', reason: 'nothingToUndo' });
  expect(send('running', 'import.undo', { ...rows, done: 1 })).toEqual({ kind: 'refused', reason: 'wrongState' });
  expect(send('undoing', 'import.finishUndo', { ...rows, done: 1 })).toEqual({ kind: 'refused', reason: 'rowsLeft' });
  expect(send('undoing', 'import.finishUndo')).toMatchObject({ state: 'undone' });
});

test('people are never offered what the server alone decides', () => {
  const offered = availableEvents(importRunWorkflow, { state: 'running', input: rows, can: () => true });
  expect(offered.filter(({ isAvailable }) => isAvailable).map(({ type }) => type)).toEqual([
    'import.pause',
    'import.cancel',
  ]);
});
