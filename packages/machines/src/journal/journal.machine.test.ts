import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { isSame } from '../edit/changes.ts';
import type { Draft } from '../edit/edit.types.ts';
import { failing } from '../model/failing.ts';
import { isPassing } from '../problem.ts';
import { applyEntry } from './apply-entry.ts';
import { journalMachine } from './journal.machine.ts';
import { type Entry, nextEntry, refusedDraft } from './journal.types.ts';

const runs = process.env.TEST_LONG ? 3_000 : 300;

interface Row {
  version: number;
  draft: Draft;
  /** Every value that a save of ours wrote, in order, with the one that it wrote over. */
  written: { field: string; value: unknown; over: unknown }[];
}

/** A server behind a bad line: it may not hear a call, or its answer may be lost. */
function openServer(weather: () => 'fine' | 'unheard' | 'unanswered') {
  const rows = new Map<string, Row>();
  const addedFor = new Map<string, Draft>();
  const through = async (act: () => void) => {
    const line = weather();
    if (line === 'unheard') throw failing('offline');
    act();
    if (line === 'unanswered') throw failing('timeout');
  };
  return {
    rows,
    addedFor,
    add: (draft: Draft, key: string) => through(() => addedFor.has(key) || addedFor.set(key, draft)),
    edit: (id: string, version: number, changes: Draft) =>
      through(() => {
        const row = rows.get(id)!;
        if (version !== row.version) throw failing('stale', { current: { ...row.draft, version: row.version } });
        expect(changes).not.toEqual({});
        for (const [field, value] of Object.entries(changes))
          row.written.push({ field, value, over: row.draft[field] });
        row.draft = { ...row.draft, ...changes };
        row.version += 1;
      }),
  };
}

/** A tab with the browser's storage, which outlives it. */
function openTab(storage: { entries: Entry[] }, server: ReturnType<typeof openServer>) {
  const machine = journalMachine.provide({
    actors: {
      readEntries: fromPromise<readonly Entry[]>(async () => storage.entries),
      sendNext: fromPromise<readonly Entry[]>(async () => {
        const next = nextEntry(storage.entries)!;
        try {
          await applyEntry(next, server);
          storage.entries = storage.entries.filter(({ id }) => id !== next.id);
        } catch (error) {
          if (isPassing(error)) throw error;
          storage.entries = storage.entries.map((each) => (each === next ? { ...each, isRefused: true } : each));
        }
        return storage.entries;
      }),
    },
    delays: { betweenTries: 0 },
  });
  return createActor(machine).start();
}

const records = ['a', 'b', 'c'];
type Step =
  | { does: 'edit'; record: string; field: 'one' | 'two' }
  | { does: 'add' }
  | { does: 'others'; record: string; field: 'one' | 'two' }
  | { does: 'reload' };
const field = fc.constantFrom('one' as const, 'two' as const);
const record = fc.constantFrom(...records);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('edit' as const), record, field }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('add' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('others' as const), record, field }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const) }) },
);
const line = fc.infiniteStream(
  fc.constantFrom('fine' as const, 'fine' as const, 'unheard' as const, 'unanswered' as const),
);

test('T71 edits made offline are applied once and in order when the line is back, or wait for a decision: none lost, none twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), line, async (steps, weather) => {
      const server = openServer(() => weather.next().value!);
      for (const id of records)
        server.rows.set(id, { version: 1, draft: { one: 'as it was', two: 'as it was' }, written: [] });
      const storage: { entries: Entry[] } = { entries: [] };
      const queued: Entry[] = [];
      const seen = new Map(records.map((id) => [id, { version: 1, draft: server.rows.get(id)!.draft }]));
      let typed = 0;
      const queue = (recordId: string | null, version: number | null, base: Draft, draft: Draft) => {
        const id = `key-${++typed}`;
        const entry = { id, owner: 'me', resource: 'skills', recordId, version, base, draft };
        queued.push({ ...entry, queuedAt: '2026-11-21T10:42:00Z', isRefused: false });
        storage.entries = [...storage.entries, queued.at(-1)!];
      };

      // Offline: nothing is sent, while others go on working.
      for (const each of steps) {
        if (each.does === 'edit') {
          const open = seen.get(each.record)!;
          const draft = { ...open.draft, [each.field]: `mine ${queued.length}` };
          queue(each.record, open.version, open.draft, draft);
          seen.set(each.record, { ...open, draft });
        } else if (each.does === 'add') queue(null, null, {}, { one: `new ${queued.length}` });
        else if (each.does === 'others') {
          const row = server.rows.get(each.record)!;
          row.draft = { ...row.draft, [each.field]: `theirs ${row.version}` };
          row.version += 1;
        }
      }

      // The line is back, badly at first; the page is loaded anew as often as the steps say.
      const reloads = steps.filter(({ does }) => does === 'reload').length;
      for (let tab = 0; tab <= reloads; tab++) {
        const actor = openTab(storage, server);
        const isOver = tab === reloads;
        await waitFor(actor, (snapshot) => snapshot.matches('resting') || (!isOver && snapshot.matches('waiting')));
        actor.stop();
      }

      for (const entry of queued) {
        const isLeft = storage.entries.some(({ id }) => id === entry.id);
        if (entry.recordId === null) {
          expect(isLeft).toBe(false);
          expect(server.addedFor.get(entry.id)).toEqual(entry.draft);
        } else if (isLeft) expect(refusedDraft(storage.entries, 'skills', entry.recordId)).not.toBeNull();
      }
      for (const id of records) {
        const left = new Set(storage.entries.map((each) => each.id));
        const applied = queued
          .filter((each) => each.recordId === id && !left.has(each.id))
          .flatMap(({ base, draft }) =>
            Object.keys(draft)
              .filter((field) => !isSame(base[field], draft[field]))
              .map((field) => ({ field, value: draft[field], over: base[field] })),
          );
        // Once each, in their order, and over nothing that their writer hadn't seen.
        expect(server.rows.get(id)!.written).toEqual(applied);
      }
    }),
    { numRuns: runs },
  );
});

test('nothing is sent to a record on which an earlier save was refused; the others go on', async () => {
  const entry = (id: string, recordId: string, isRefused: boolean): Entry => ({
    id,
    recordId,
    isRefused,
    owner: 'me',
    resource: 'skills',
    version: 1,
    queuedAt: '2026-11-21T10:42:00Z',
    base: { one: `before ${id}` },
    draft: { one: `after ${id}` },
  });
  const entries = [entry('1', 'a', true), entry('2', 'a', false), entry('3', 'b', false)];
  expect(nextEntry(entries)?.id).toBe('3');
  expect(refusedDraft(entries, 'skills', 'a')).toMatchObject({ base: { one: 'before 1' }, draft: { one: 'after 2' } });
  expect(refusedDraft(entries, 'skills', 'b')).toBeNull();
});
