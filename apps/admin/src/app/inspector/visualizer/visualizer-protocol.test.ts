import { once } from 'node:events';
import { createServer } from 'node:net';
import { createWebSocketReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import { createInspectorServer } from '@statelyai/inspect/server';
import { expect, onTestFinished, test } from 'vitest';
import { setup } from 'xstate';
import { createActor } from '#actors/create-actor.ts';
import { watchActors } from '#actors/inspection.ts';
import { connectVisualizer } from './visualizer.ts';

const doorMachine = setup({
  types: { events: {} as { type: 'door.open'; by: string } | { type: 'door.close' } },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { 'door.open': 'open' } }, open: { on: { 'door.close': 'closed' } } },
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** The public inspector's own relay between an app and its page, and what that page receives. */
async function openVisualizer() {
  const port = await freePort();
  const relay = createInspectorServer({ port, autoOpen: false });
  onTestFinished(relay.stop);
  const url = `ws://localhost:${port}`;
  const received: StatelyInspectionEvent[] = [];
  createWebSocketReceiver({ server: url }).subscribe((event) => received.push(event));
  return { url, received };
}

test('DEV-04 the public inspector’s own receiver gets the machine, its events and its states, over a socket', async () => {
  const { url, received } = await openVisualizer();
  onTestFinished(watchActors(await connectVisualizer(url)));
  const actor = createActor(doorMachine).start();
  actor.send({ type: 'door.open', by: 'Sara Ali' });
  // The tab has actors of its own, which are told of, too.
  const told = <Type extends StatelyInspectionEvent['type']>(type: Type) =>
    received.filter(
      (event): event is Extract<StatelyInspectionEvent, { type: Type }> =>
        event.type === type && event.sessionId === actor.sessionId,
    );

  await expect.poll(() => told('@xstate.snapshot').at(-1)?.snapshot).toMatchObject({ status: 'active', value: 'open' });
  const [door] = told('@xstate.actor');
  expect(door).toMatchObject({ name: 'door', sessionId: actor.sessionId, rootId: actor.sessionId });
  expect(JSON.parse(door?.definition ?? '')).toEqual(doorMachine.config);
  expect(told('@xstate.event').at(-1)).toMatchObject({
    sessionId: actor.sessionId,
    event: { type: 'door.open', by: expect.stringMatching(/^~\d+$/) },
  });
  // The same value is the same, whether it waited for the connection or not.
  const before = told('@xstate.event').at(-1)?.event.by;
  actor.send({ type: 'door.close' });
  actor.send({ type: 'door.open', by: 'Sara Ali' });
  await expect.poll(() => told('@xstate.event').filter(({ event }) => event.by === before)).toHaveLength(2);
  expect(JSON.stringify(received)).not.toContain('Sara');
});
