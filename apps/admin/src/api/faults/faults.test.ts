import { expect, test } from 'vitest';
import { type FaultyWorld, installFaults } from './faults.ts';

class StandInSocket extends EventTarget {
  isClosed = false;
  close() {
    this.isClosed = true;
    this.dispatchEvent(new Event('close'));
  }
}

class StandInRequest extends EventTarget {
  isSent = false;
  get status() {
    return this.isSent ? 201 : 0;
  }
  get responseText() {
    return '{}';
  }
  send() {
    this.isSent = true;
    this.dispatchEvent(new Event('load'));
  }
  abort() {}
}

function open() {
  const waits: number[] = [];
  const world = {
    fetch: () => Promise.resolve(new Response('{}')),
    XMLHttpRequest: StandInRequest as unknown as typeof XMLHttpRequest,
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

/** What an upload hears first. */
function upload(world: FaultyWorld) {
  const request = new world.XMLHttpRequest();
  const heard = new Promise<string>((resolve) => {
    for (const type of ['load', 'error', 'abort']) request.addEventListener(type, () => resolve(type));
  });
  request.send('a file');
  return { request, heard };
}

test('DEV-04 uploads meet the same faults as calls', async () => {
  const { world, faults } = open();
  const whole = upload(world);
  expect([await whole.heard, whole.request.status]).toEqual(['load', 201]);
  faults.set('unauthenticated', true);
  const refused = upload(world);
  expect([await refused.heard, refused.request.status]).toEqual(['load', 401]);
  expect(JSON.parse(refused.request.responseText)).toMatchObject({ code: 'unauthenticated' });
  faults.set('offline', true);
  expect(await upload(world).heard).toBe('error');
});

test('DEV-04 an upload that is cancelled while it is slow is never sent', async () => {
  const { world, faults, waits } = open();
  faults.set('slow', true);
  const { request, heard } = upload(world);
  request.abort();
  expect(await heard).toBe('abort');
  await Promise.resolve();
  expect([waits, request]).toMatchObject([[3_000], { isSent: false }]);
});
