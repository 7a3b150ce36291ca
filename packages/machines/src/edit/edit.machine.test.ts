import type { FieldError, Problem } from '@diwan/api-contract/problem';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { editMachine } from './edit.machine.ts';
import { changedFields, disputedFields, isDirty } from './edit.selectors.ts';
import type { Draft, Loaded, Save } from './edit.types.ts';

interface Row {
  version: number;
  name: string;
  code: string;
}
const readRecord = (record: unknown): Loaded => {
  const { version, ...draft } = record as Row;
  return { draft, version, record };
};
const stored: Row = { version: 3, name: 'Welding', code: 'W' };
const failing = (problem: Partial<Problem>) => Object.assign(new Error(), { problem });

async function open(save: (input: Save) => Promise<Row>, check: (draft: Draft) => FieldError[] = () => []) {
  const announceSaved = vi.fn();
  const machine = editMachine.provide({
    actors: {
      loadRecord: fromPromise<Loaded, { id: string | null }>(async () => readRecord(stored)),
      checkDraft: fromPromise<FieldError[], { draft: Draft }>(async ({ input }) => check(input.draft)),
      saveDraft: fromPromise<Loaded, Save>(async ({ input }) => readRecord(await save(input))),
    },
    actions: { announceSaved, announceErrors: () => {} },
  });
  let keys = 0;
  const actor = createActor(machine, { input: { id: 'a', makeKey: () => `key-${++keys}`, readRecord } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  return { actor, announceSaved };
}
const settled = (actor: Awaited<ReturnType<typeof open>>['actor']) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

test('DEV-01 only what changed is sent, with the version that was loaded', async () => {
  const save = vi.fn(async ({ changes }: Save): Promise<Row> => ({ ...stored, ...changes, version: 4 }));
  const { actor } = await open(save);
  actor.send({ type: 'edit.changed', field: 'name', value: 'Soldering' });
  expect(changedFields(actor.getSnapshot())).toEqual(['name']);
  actor.send({ type: 'edit.save' });
  await settled(actor);
  expect(save.mock.calls[0]![0]).toMatchObject({ version: 3, changes: { name: 'Soldering' } });
  expect(actor.getSnapshot().matches('saved')).toBe(true);
  expect(isDirty(actor.getSnapshot())).toBe(false);
});

test('nothing is sent while nothing changed, and once however often one presses', async () => {
  const save = vi.fn(async ({ changes }: Save): Promise<Row> => ({ ...stored, ...changes, version: 4 }));
  const { actor, announceSaved } = await open(save);
  actor.send({ type: 'edit.save' });
  expect(save).not.toHaveBeenCalled();
  actor.send({ type: 'edit.changed', field: 'name', value: 'Soldering' });
  for (let press = 0; press < 5; press++) actor.send({ type: 'edit.save' });
  await settled(actor);
  expect(save).toHaveBeenCalledTimes(1);
  expect(announceSaved).toHaveBeenCalledTimes(1);
});

test('a failed save keeps what was typed and repeats with the same key', async () => {
  const save = vi.fn<(input: Save) => Promise<Row>>().mockRejectedValueOnce(failing({ code: 'offline' }));
  save.mockResolvedValue({ ...stored, name: 'Soldering', version: 4 });
  const { actor } = await open(save);
  actor.send({ type: 'edit.changed', field: 'name', value: 'Soldering' });
  actor.send({ type: 'edit.save' });
  await settled(actor);
  expect(actor.getSnapshot().context).toMatchObject({ draft: { name: 'Soldering' }, problem: { code: 'offline' } });
  actor.send({ type: 'edit.save' });
  await settled(actor);
  expect(save.mock.calls.map(([{ key }]) => key)).toEqual(['key-1', 'key-1']);
});

test('a draft with errors is not sent; a corrected field loses its error', async () => {
  const save = vi.fn();
  const { actor } = await open(save, () => [{ path: 'name.ar', code: 'required' }]);
  actor.send({ type: 'edit.changed', field: 'code', value: 'X' });
  actor.send({ type: 'edit.save' });
  await settled(actor);
  expect(actor.getSnapshot().context).toMatchObject({ errors: [{ path: 'name.ar' }], attempts: 1 });
  actor.send({ type: 'edit.changed', field: 'name', value: 'Y' });
  expect(actor.getSnapshot().context.errors).toEqual([]);
  expect(save).not.toHaveBeenCalled();
});

test('errors of the server land on their field', async () => {
  const { actor } = await open(async () => {
    throw failing({ code: 'duplicate', errors: [{ path: 'name.ar', code: 'skillExists' }] });
  });
  actor.send({ type: 'edit.changed', field: 'name', value: 'Y' });
  actor.send({ type: 'edit.save' });
  await settled(actor);
  expect(actor.getSnapshot().context.errors).toEqual([{ path: 'name.ar', code: 'skillExists' }]);
});

async function inConflict() {
  const theirs: Row = { version: 5, name: 'Brazing', code: 'B' };
  const save = vi
    .fn<(input: Save) => Promise<Row>>()
    .mockRejectedValueOnce(failing({ code: 'stale', current: theirs }));
  save.mockImplementation(async ({ changes }) => ({ ...theirs, ...changes, version: 6 }));
  const { actor } = await open(save);
  actor.send({ type: 'edit.changed', field: 'name', value: 'Soldering' });
  actor.send({ type: 'edit.save' });
  await waitFor(actor, (snapshot) => snapshot.matches('conflicted'));
  return { actor, save };
}

test('somebody else was faster: my changes can be saved on top of theirs', async () => {
  const { actor, save } = await inConflict();
  expect(disputedFields(actor.getSnapshot())).toEqual(['name']);
  actor.send({ type: 'edit.keepMine' });
  await settled(actor);
  expect(save.mock.calls[1]![0]).toMatchObject({ version: 5, changes: { name: 'Soldering' }, draft: { code: 'B' } });
  expect(actor.getSnapshot().matches('saved')).toBe(true);
});

test('somebody else was faster: their changes can be taken', async () => {
  const { actor, save } = await inConflict();
  actor.send({ type: 'edit.takeTheirs' });
  expect(actor.getSnapshot().context).toMatchObject({ version: 5, draft: { name: 'Brazing', code: 'B' } });
  expect(isDirty(actor.getSnapshot())).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
});
