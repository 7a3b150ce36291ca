import type { FieldError } from '@diwan/api-contract/problem';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { failing } from '../model/failing.ts';
import { editMachine } from './edit.machine.ts';
import { changedFields, disputesIn, isDirty } from './edit.selectors.ts';
import type { Draft, Kept, Loaded, Opened, Save } from './edit.types.ts';

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

interface Given {
  check?: (draft: Draft) => FieldError[];
  kept?: Kept;
  queue?: (save: Save) => void;
}

async function open(save: (input: Save) => Promise<Row>, { check = () => [], kept, queue }: Given = {}) {
  const [announceSaved, announceQueued, dropKept] = [vi.fn(), vi.fn(), vi.fn()];
  const machine = editMachine.provide({
    actors: {
      openRecord: fromPromise<Opened, { id: string | null }>(async () => ({
        ...readRecord(stored),
        kept: kept ?? null,
      })),
      validateDraft: fromPromise<FieldError[], { draft: Draft }>(async ({ input }) => check(input.draft)),
      saveDraft: fromPromise<Loaded, Save>(async ({ input }) => readRecord(await save(input))),
      queueSave: fromPromise<void, Save>(async ({ input }) => queue?.(input)),
    },
    actions: { announceSaved, announceQueued, dropKept, announceErrors: () => {} },
  });
  let keys = 0;
  const input = { id: 'a', canQueue: queue !== undefined, makeKey: () => `key-${++keys}`, readRecord };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, announceSaved, announceQueued, dropKept };
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
  const save = vi.fn<(input: Save) => Promise<Row>>().mockRejectedValueOnce(failing('offline'));
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
  const { actor } = await open(save, { check: () => [{ path: 'name.ar', code: 'required' }] });
  actor.send({ type: 'edit.changed', field: 'code', value: 'X' });
  actor.send({ type: 'edit.save' });
  await settled(actor);
  expect(actor.getSnapshot().context).toMatchObject({ errors: [{ path: 'name.ar' }], attempts: 1 });
  const { errors } = actor.getSnapshot().context;
  actor.send({ type: 'edit.changed', field: 'code', value: 'XY' });
  // The very same, so that whoever shows it is not drawn again.
  expect(actor.getSnapshot().context.errors).toBe(errors);
  actor.send({ type: 'edit.changed', field: 'name', value: 'Y' });
  expect(actor.getSnapshot().context.errors).toEqual([]);
  expect(save).not.toHaveBeenCalled();
});

test('errors of the server land on their field', async () => {
  const { actor } = await open(async () => {
    throw failing('duplicate', { errors: [{ path: 'name.ar', code: 'skillExists' }] });
  });
  actor.send({ type: 'edit.changed', field: 'name', value: 'Y' });
  actor.send({ type: 'edit.save' });
  await settled(actor);
  expect(actor.getSnapshot().context.errors).toEqual([{ path: 'name.ar', code: 'skillExists' }]);
});

async function inConflict(mine: Partial<Row>, theirs: Row) {
  const save = vi.fn<(input: Save) => Promise<Row>>().mockRejectedValueOnce(failing('stale', { current: theirs }));
  save.mockImplementation(async ({ changes }) => ({ ...theirs, ...changes, version: theirs.version + 1 }));
  const { actor } = await open(save);
  for (const [field, value] of Object.entries(mine)) actor.send({ type: 'edit.changed', field, value });
  actor.send({ type: 'edit.save' });
  await settled(actor);
  return { actor, save };
}
const theirs: Row = { version: 5, name: 'Brazing', code: 'B' };

test('somebody else was faster with another field: both changes stand, nobody is asked', async () => {
  const { actor, save } = await inConflict({ name: 'Soldering' }, { ...stored, version: 5, code: 'B' });
  expect(save.mock.calls[1]![0]).toMatchObject({ version: 5, changes: { name: 'Soldering' }, draft: { code: 'B' } });
  expect(actor.getSnapshot().matches('saved')).toBe(true);
});

test('a change that is there already, because the first answer was lost, is not sent again', async () => {
  const { actor, save } = await inConflict({ name: 'Soldering' }, { ...stored, version: 4, name: 'Soldering' });
  expect(actor.getSnapshot().matches('saved')).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
});

test('somebody else was faster with the same field: it is chosen for each, and nothing goes on before', async () => {
  const { actor, save } = await inConflict({ name: 'Soldering', code: 'S' }, theirs);
  expect(disputesIn(actor.getSnapshot())).toEqual([
    { path: 'name', base: 'Welding', mine: 'Soldering', theirs: 'Brazing' },
    { path: 'code', base: 'W', mine: 'S', theirs: 'B' },
  ]);
  actor.send({ type: 'edit.sideChosen', path: 'name', side: 'theirs' });
  actor.send({ type: 'edit.merged' });
  expect(actor.getSnapshot().matches('conflicted')).toBe(true);
  actor.send({ type: 'edit.sideChosen', path: 'code', side: 'mine' });
  actor.send({ type: 'edit.merged' });
  await settled(actor);
  expect(save.mock.calls[1]![0]).toMatchObject({ version: 5, changes: { code: 'S' }, draft: { name: 'Brazing' } });
  expect(actor.getSnapshot().matches('saved')).toBe(true);
});

test('taking all of theirs leaves nothing to save', async () => {
  const { actor, save } = await inConflict({ name: 'Soldering' }, theirs);
  actor.send({ type: 'edit.allChosen', side: 'theirs' });
  actor.send({ type: 'edit.merged' });
  expect(actor.getSnapshot().context).toMatchObject({ version: 5, draft: { name: 'Brazing', code: 'B' } });
  expect(isDirty(actor.getSnapshot())).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
});

test('leaving the question goes back to the form as it was; saving asks again', async () => {
  const { actor, save } = await inConflict({ name: 'Soldering' }, theirs);
  actor.send({ type: 'edit.conflictLeft' });
  expect(actor.getSnapshot().context).toMatchObject({ version: 3, draft: { name: 'Soldering', code: 'W' } });
  save.mockRejectedValueOnce(failing('stale', { current: theirs }));
  actor.send({ type: 'edit.save' });
  await settled(actor);
  expect(actor.getSnapshot().matches('conflicted')).toBe(true);
});

const kept: Kept = {
  draft: { name: 'Soldering', code: 'W' },
  base: { name: 'Welding', code: 'W' },
  version: 3,
  savedAt: '2026-11-21T10:42:00Z',
};

test('what was typed earlier is offered, and taken up as if it had just been typed', async () => {
  const { actor } = await open(async () => stored, { kept });
  expect(actor.getSnapshot().matches('offered')).toBe(true);
  actor.send({ type: 'edit.changed', field: 'name', value: 'Lost?' });
  actor.send({ type: 'edit.continued' });
  expect(actor.getSnapshot().context).toMatchObject({ draft: kept.draft, base: kept.base, version: 3, kept: null });
  expect(isDirty(actor.getSnapshot())).toBe(true);
});

test('what was typed earlier is merged when the record has changed since, or chosen between', async () => {
  const { actor } = await open(async () => stored, {
    kept: { ...kept, version: 2, base: { name: 'Riveting', code: 'R' }, draft: { name: 'Soldering', code: 'R' } },
  });
  actor.send({ type: 'edit.continued' });
  expect(actor.getSnapshot().matches('reconciling')).toBe(true);
  actor.send({ type: 'edit.allChosen', side: 'mine' });
  actor.send({ type: 'edit.merged' });
  expect(actor.getSnapshot().matches('editing')).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({ version: 3, draft: { name: 'Soldering', code: 'W' } });
});

test('what was typed earlier and is discarded is gone', async () => {
  const { actor, dropKept } = await open(async () => stored, { kept });
  actor.send({ type: 'edit.discarded' });
  expect(dropKept).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().matches('editing')).toBe(true);
  expect(isDirty(actor.getSnapshot())).toBe(false);
});

test('without a way to the server a save waits, where it may', async () => {
  const queue = vi.fn();
  const save = vi.fn<(input: Save) => Promise<Row>>().mockRejectedValue(failing('offline'));
  const { actor, announceQueued, announceSaved } = await open(save, { queue });
  actor.send({ type: 'edit.changed', field: 'name', value: 'Soldering' });
  actor.send({ type: 'edit.save' });
  await settled(actor);
  expect(queue.mock.calls[0]![0]).toMatchObject({ key: 'key-1', version: 3, changes: { name: 'Soldering' } });
  expect([announceQueued.mock.calls.length, announceSaved.mock.calls.length]).toEqual([1, 0]);
  expect(isDirty(actor.getSnapshot())).toBe(false);
});
