import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { cameraMachine } from './camera.machine.ts';

const cameraOf = (canRead: boolean) => {
  const seen: string[] = [];
  const actor = createActor(
    cameraMachine.provide({
      actors: { canRead: fromPromise(async () => canRead), watch: fromCallback(() => undefined) },
      actions: { announceSeen: (_, { text }) => void seen.push(text) },
    }),
  ).start();
  return { actor, seen };
};
const asked = () => new Promise<void>((resolve) => setTimeout(resolve));

test('a code that is held before the camera is told once, and again when it comes back', async () => {
  const { actor, seen } = cameraOf(true);
  await asked();
  actor.send({ type: 'camera.start' });
  actor.send({ type: 'camera.opened' });
  for (const text of ['A', 'A', 'B', 'A']) actor.send({ type: 'camera.seen', text });
  actor.send({ type: 'camera.emptied' });
  actor.send({ type: 'camera.seen', text: 'A' });
  expect(seen).toEqual(['A', 'B', 'A', 'A']);
});

test('a browser that reads no codes says so; a camera that was refused may be asked again', async () => {
  const { actor: unable } = cameraOf(false);
  const { actor } = cameraOf(true);
  await asked();
  expect([unable.getSnapshot().value, actor.getSnapshot().value]).toEqual(['unable', 'off']);
  actor.send({ type: 'camera.start' });
  actor.send({ type: 'camera.broke' });
  expect(actor.getSnapshot().value).toBe('refused');
  actor.send({ type: 'camera.start' });
  expect(actor.getSnapshot().matches('watching')).toBe(true);
});
