import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { failing } from '../model/failing.ts';
import { turn } from '../model/held-work.ts';
import { createRecordMachine } from './record.machine.ts';
import type { Versioned } from './record.types.ts';

const post = (version: number): Versioned => ({ id: 'p1', version, availableEvents: [] });

async function open() {
  const fetchRecord = vi.fn(async () => post(1));
  const removeRecord = vi.fn(async () => {});
  const announceRemoval = vi.fn();
  const machine = createRecordMachine<Versioned>().provide({
    actors: {
      fetchRecord: fromPromise<Versioned, { id: string }>(fetchRecord),
      removeRecord: fromPromise<void, { id: string; version: number }>(removeRecord),
    },
    actions: { announceRemoval },
  });
  const actor = createActor(machine, { input: { id: 'p1' } });
  const start = async () => {
    actor.start();
    await turn();
    return actor.getSnapshot();
  };
  return {
    actor,
    start,
    fetchRecord,
    removeRecord,
    announceRemoval,
    state: () => actor.getSnapshot(),
  };
}

test.each([
  ['notFound', 'missing'],
  ['forbidden', 'forbidden'],
  ['offline', 'failed'],
])('a record that meets %s is %s', async (code, state) => {
  const { start, fetchRecord } = await open();
  fetchRecord.mockRejectedValue(failing(code));
  expect((await start()).value).toBe(state);
});

test('a failed load can be repeated', async () => {
  const { actor, start, fetchRecord, state } = await open();
  fetchRecord.mockRejectedValueOnce(failing('offline'));
  await start();
  actor.send({ type: 'record.refresh' });
  await turn();
  expect(state().hasTag('shown')).toBe(true);
  expect(state().context.problem).toBeNull();
});

test('somebody else’s change is fetched while the record stays on screen; an old message is not', async () => {
  const { actor, start, fetchRecord, state } = await open();
  await start();
  actor.send({ type: 'record.changedElsewhere', version: 1 });
  expect(fetchRecord).toHaveBeenCalledTimes(1);
  fetchRecord.mockResolvedValue(post(2));
  actor.send({ type: 'record.changedElsewhere', version: 2 });
  expect(state().hasTag('shown')).toBe(true);
  await turn();
  expect(state().context.record!.version).toBe(2);
});

test('a change that is heard of before the record was there is in what is shown', async () => {
  const { actor, start, fetchRecord, state } = await open();
  const before = Promise.withResolvers<Versioned>();
  fetchRecord.mockReturnValueOnce(before.promise).mockResolvedValueOnce(post(2));
  await start();
  actor.send({ type: 'record.changedElsewhere', version: 2 });
  before.resolve(post(1));
  await turn();
  expect(state().context.record!.version).toBe(2);
});

test('a record that can’t be read again stays on screen and says so until it could be', async () => {
  const { actor, start, fetchRecord, state } = await open();
  await start();
  fetchRecord.mockRejectedValueOnce(failing('offline'));
  actor.send({ type: 'record.refresh' });
  await turn();
  expect(state().hasTag('outdated')).toBe(true);
  expect(state().context).toMatchObject({ record: { version: 1 }, problem: { code: 'offline' } });
  fetchRecord.mockResolvedValue(post(2));
  actor.send({ type: 'record.refresh' });
  await turn();
  expect(state().hasTag('outdated')).toBe(false);
  expect(state().context).toMatchObject({ record: { version: 2 }, problem: null });
});

test('a record that may not be removed stays, with what refers to it', async () => {
  const { actor, start, removeRecord, announceRemoval, state } = await open();
  await start();
  removeRecord.mockRejectedValueOnce(failing('inUse', { references: [{ resource: 'jobPosts', count: 2 }] }));
  actor.send({ type: 'record.remove' });
  await turn();
  expect(state().hasTag('shown')).toBe(true);
  expect(state().context.problem).toMatchObject({ code: 'inUse' });
  actor.send({ type: 'record.remove' });
  actor.send({ type: 'record.removedElsewhere' });
  await turn();
  expect(state().value).toBe('removed');
  expect(announceRemoval).toHaveBeenCalledTimes(1);
});

test('a record that somebody else removes is missing', async () => {
  const { actor, start, state } = await open();
  await start();
  actor.send({ type: 'record.removedElsewhere' });
  expect(state().value).toBe('missing');
});

test('what was read a moment ago is shown at once and not asked for again, until somebody wants it anew', async () => {
  const fetchRecord = vi.fn(async () => post(2));
  const machine = createRecordMachine<Versioned>().provide({
    actors: { fetchRecord: fromPromise<Versioned, { id: string }>(fetchRecord) },
  });
  const actor = createActor(machine, { input: { id: 'p1', known: post(1) } }).start();
  expect(actor.getSnapshot().hasTag('shown')).toBe(true);
  await turn();
  expect(fetchRecord).not.toHaveBeenCalled();
  actor.send({ type: 'record.refresh' });
  await turn();
  expect(actor.getSnapshot().context.record?.version).toBe(2);
});

test('what a decision has answered is shown at once, asked for by nobody, and never gives way to what is older', async () => {
  const { actor, start, fetchRecord, state } = await open();
  await start();
  actor.send({ type: 'record.given', record: post(3) });
  expect(state().context.record!.version).toBe(3);
  actor.send({ type: 'record.changedElsewhere', version: 3 });
  expect(fetchRecord).toHaveBeenCalledTimes(1);
  fetchRecord.mockResolvedValue(post(2));
  actor.send({ type: 'record.refresh' });
  actor.send({ type: 'record.given', record: post(4) });
  await turn();
  expect(state()).toMatchObject({ value: { showing: 'idle' }, context: { record: { version: 4 } } });
});

test('what a decision has answered takes the place of what could not be read', async () => {
  const { actor, start, fetchRecord, state } = await open();
  fetchRecord.mockRejectedValue(failing('offline'));
  await start();
  actor.send({ type: 'record.given', record: post(2) });
  expect(state()).toMatchObject({ value: { showing: 'idle' }, context: { record: { version: 2 }, problem: null } });
  actor.send({ type: 'record.refresh' });
  await turn();
  expect(state().hasTag('outdated')).toBe(true);
  actor.send({ type: 'record.given', record: post(3) });
  expect(state()).toMatchObject({ value: { showing: 'idle' }, context: { record: { version: 3 }, problem: null } });
});
