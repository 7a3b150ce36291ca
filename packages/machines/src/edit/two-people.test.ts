import type { FieldError, Problem } from '@diwan/api-contract/problem';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { isSame } from './changes.ts';
import { editMachine } from './edit.machine.ts';
import { disputesIn } from './edit.selectors.ts';
import type { Draft, Loaded, Opened, Save, Side } from './edit.types.ts';

const schedules = process.env.TEST_LONG ? 2_000 : 200;
const fields = ['one', 'two', 'name'] as const;
const text = fc.constantFrom('a', 'b', 'c', 'd');
type Step =
  | { who: 0 | 1; does: 'edit'; field: (typeof fields)[number]; value: unknown }
  | { who: 0 | 1; does: 'save'; sides: Side[] };
const who = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ who, does: fc.constant('edit' as const), field: fc.constantFrom('one', 'two'), value: text }),
  fc.record({
    who,
    does: fc.constant('edit' as const),
    field: fc.constant('name' as const),
    value: fc.record({ ar: text, en: text }),
  }),
  fc.record({
    who,
    does: fc.constant('save' as const),
    sides: fc.array(fc.constantFrom<Side>('mine', 'theirs'), { minLength: 4, maxLength: 4 }),
  }),
);

/** A server that keeps one record and takes no save over a version that its sender hasn't seen. */
function openServer() {
  let stored: Loaded = { draft: { one: 'a', two: 'a', name: { ar: 'a', en: 'a' } }, version: 1, record: null };
  const read = (): Loaded => ({ ...stored, record: stored });
  return {
    read,
    save({ version, base, changes }: Save): Loaded {
      if (version !== stored.version) {
        const problem = { code: 'stale', current: read() } as unknown as Problem;
        throw Object.assign(new Error('stale'), { problem });
      }
      // Whoever writes over something has seen it.
      for (const field of Object.keys(changes)) expect(isSame(base[field], stored.draft[field])).toBe(true);
      stored = { draft: { ...stored.draft, ...changes }, version: version! + 1, record: null };
      return read();
    },
  };
}

function openForm(server: ReturnType<typeof openServer>) {
  const actors = {
    openRecord: fromPromise<Opened, { id: string | null }>(async () => ({ ...server.read(), kept: null })),
    validateDraft: fromPromise<FieldError[], { draft: Draft }>(async () => []),
    saveDraft: fromPromise<Loaded, Save>(async ({ input }) => server.save(input)),
  };
  const actions = { announceSaved: () => {}, announceErrors: () => {}, dropKept: () => {} };
  const readRecord = (record: unknown) => record as Loaded;
  const input = { id: 'a', canQueue: false, makeKey: () => 'key', readRecord };
  return createActor(editMachine.provide({ actors, actions }), { input }).start();
}

test('T70 two people at one record, whatever the order of their changes and saves: nothing is overwritten unseen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
      const server = openServer();
      const forms = [openForm(server), openForm(server)] as const;
      for (const form of forms) await waitFor(form, (snapshot) => !snapshot.hasTag('busy'));
      for (const each of steps) {
        const form = forms[each.who];
        if (each.does === 'edit') {
          form.send({ type: 'edit.changed', field: each.field, value: each.value });
          continue;
        }
        const before = { mine: form.getSnapshot().context.draft, stored: server.read().draft };
        form.send({ type: 'edit.save' });
        const told = await waitFor(form, (snapshot) => !snapshot.hasTag('busy'));
        if (!told.hasTag('conflicted')) continue;
        const disputes = disputesIn(told);
        for (const [index, { path, mine, theirs }] of disputes.entries()) {
          expect(isSame(mine, at(before.mine, path))).toBe(true);
          expect(isSame(theirs, at(before.stored, path))).toBe(true);
          form.send({ type: 'edit.sideChosen', path, side: each.sides[index]! });
        }
        form.send({ type: 'edit.merged' });
        await waitFor(form, (snapshot) => !snapshot.hasTag('busy'));
        for (const [index, { path, mine, theirs }] of disputes.entries())
          expect(isSame(at(server.read().draft, path), each.sides[index] === 'mine' ? mine : theirs)).toBe(true);
      }
      for (const form of forms) form.stop();
    }),
    { numRuns: schedules },
  );
});

const at = (draft: Draft, path: string): unknown =>
  path.split('.').reduce((value: unknown, part) => (value as Record<string, unknown>)[part], draft);
