import { expect, test } from 'vitest';
import { type FaultyWorld, installFaults } from './faults.ts';

class StandInSocket extends EventTarget {
  isClosed = false;
  close() {
    this.isClosed = true;
    this.dispatchEvent(new Event('close'));
  }
}

function open() {
  const waits: number[] = [];
  const world = {
    fetch: () => Promise.resolve(new Response('{}')),
    WebSocket: StandInSocket as unknown as typeof WebSocket,
  } satisfies FaultyWorld as FaultyWorld;
  const faults = installFaults(world, async (milliseconds) => void waits.push(milliseconds));
  return { world, faults, waits };
}

test('DEV-04 without a fault a call goes through', async () => {
  const { world } = open();
  expect((await world.fetch('/')).status).toBe(200);
});

test.each([
  ['serverError', 500, 'internal'],
  ['unauthenticated', 401, 'unauthenticated'],
] as const)('DEV-04 %s is answered as a problem', async (fault, status, code) => {
  const { world, faults } = open();
  faults.set(fault, true);
  const answer = await world.fetch('/');
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ status, code });
  faults.set(fault, false);
  expect((await world.fetch('/')).status).toBe(200);
});

test('DEV-04 offline refuses calls and breaks sockets, slow waits first', async () => {
  const { world, faults, waits } = open();
  const socket = new world.WebSocket('ws://localhost') as unknown as StandInSocket;
  faults.set('slow', true);
  faults.set('offline', true);
  await expect(world.fetch('/')).rejects.toThrow(TypeError);
  expect(waits).toEqual([3_000]);
  expect(socket.isClosed).toBe(true);
});

test('DEV-04 dropped sockets are closed once, and new ones live', () => {
  const { world, faults } = open();
  const first = new world.WebSocket('ws://localhost') as unknown as StandInSocket;
  faults.dropSockets();
  const second = new world.WebSocket('ws://localhost') as unknown as StandInSocket;
  expect([first.isClosed, second.isClosed]).toEqual([true, false]);
});
