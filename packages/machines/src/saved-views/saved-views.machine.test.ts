import type { SavedView } from '@diwan/api-contract/endpoints/saved-views';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { failing } from '../model/failing.ts';
import { savedViewsMachine, type ViewChange } from './saved-views.machine.ts';

const view: SavedView = {
  id: '01900000-0000-7000-8000-000000000001',
  version: 1,
  resource: 'skills',
  name: 'مهاراتي',
  search: '?state=active',
  isShared: false,
  owner: { id: '01900000-0000-7000-8000-000000000002', name: 'سارة' },
  canEdit: true,
  canRemove: true,
  updatedAt: '2026-11-21T00:00:00.000000Z',
};
const addition: ViewChange = { kind: 'add', draft: { name: 'مهاراتي', search: '?state=active', isShared: false } };

function start() {
  const sendChange = vi.fn(async (_: { change: ViewChange; key: string }): Promise<unknown> => view);
  const announceChange = vi.fn();
  const announceDismissal = vi.fn();
  const machine = savedViewsMachine.provide({
    actors: { sendChange: fromPromise<unknown, { change: ViewChange; key: string }>(({ input }) => sendChange(input)) },
    actions: { announceChange, announceDismissal },
  });
  const actor = createActor(machine).start();
  const settle = (state: 'idle' | 'refused') => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, sendChange, announceChange, announceDismissal, settle };
}

test('DEV-01 a change is sent once and announced', async () => {
  const { actor, sendChange, announceChange, settle } = start();
  for (let press = 0; press < 3; press++) actor.send({ type: 'views.changed', change: addition });
  await settle('idle');
  expect(sendChange).toHaveBeenCalledTimes(1);
  expect(announceChange.mock.calls.map(([, params]) => params.change)).toEqual([addition]);
});

test('DEV-01 after a lost answer the same change goes out with its key, another with another', async () => {
  const { actor, sendChange, settle } = start();
  sendChange.mockRejectedValueOnce(failing('offline')).mockRejectedValueOnce(failing('duplicate'));
  actor.send({ type: 'views.changed', change: addition });
  await settle('refused');
  actor.send({ type: 'views.changed', change: structuredClone(addition) });
  await settle('refused');
  expect(actor.getSnapshot().context.problem).toMatchObject({ code: 'duplicate' });
  actor.send({ type: 'views.changed', change: { kind: 'add', draft: { ...addition.draft, name: 'أخرى' } } });
  await settle('idle');
  const [first, second, third] = sendChange.mock.calls.map(([{ key }]) => key);
  expect([second === first, third === first]).toEqual([true, false]);
});

test('DEV-01 a refused change can be dropped, and whoever shows the views hears of it', async () => {
  const { actor, sendChange, announceDismissal, settle } = start();
  sendChange.mockRejectedValueOnce(failing('stale'));
  actor.send({ type: 'views.changed', change: { kind: 'remove', view } });
  await settle('refused');
  actor.send({ type: 'views.dismissed' });
  await settle('idle');
  expect(announceDismissal).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().context).toMatchObject({ change: null, problem: null });
});
