import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { mutationMachine } from './mutation.machine.ts';

function start(act: (key: string) => Promise<unknown>) {
  const announceDone = vi.fn();
  const announceFailure = vi.fn();
  const machine = mutationMachine.provide({
    actors: { act: fromPromise<unknown, { key: string }>(({ input }) => act(input.key)) },
    actions: { announceDone, announceFailure },
  });
  return { actor: createActor(machine).start(), announceDone, announceFailure };
}
const idle = (actor: ReturnType<typeof start>['actor']) => waitFor(actor, (snapshot) => snapshot.matches('idle'));

test('DEV-01 five presses are one effect', async () => {
  const act = vi.fn(async (_: string) => 'made');
  const { actor, announceDone } = start(act);
  for (let press = 0; press < 5; press++) actor.send({ type: 'mutation.start' });
  await idle(actor);
  expect(act).toHaveBeenCalledTimes(1);
  expect(announceDone.mock.calls[0]![1]).toMatchObject({ output: 'made' });
});

test('an effect whose fate is unknown is repeated with its key, another one has another', async () => {
  const act = vi
    .fn<(key: string) => Promise<unknown>>()
    .mockRejectedValueOnce(Object.assign(new Error(), { problem: { code: 'offline' } }));
  act.mockResolvedValue('made');
  const { actor, announceFailure } = start(act);
  for (let round = 0; round < 3; round++) {
    actor.send({ type: 'mutation.start' });
    await idle(actor);
  }
  const [first, second, third] = act.mock.calls.map(([key]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(announceFailure).toHaveBeenCalledTimes(1);
});

test('what is tried after it, and is another effect, has another key at once', async () => {
  const failure = Object.assign(new Error(), { problem: { code: 'offline' } });
  const act = vi.fn<(key: string) => Promise<unknown>>().mockRejectedValue(failure);
  const { actor } = start(act);
  for (const isAnother of [false, true, false]) {
    actor.send({ type: 'mutation.start', isAnother });
    await idle(actor);
  }
  const [first, second, third] = act.mock.calls.map(([key]) => key);
  expect(second).not.toBe(first);
  expect(third).toBe(second);
});
