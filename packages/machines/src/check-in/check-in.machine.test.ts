import type { CheckedIn } from '@diwan/api-contract/resources/event-registrations';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { problemOf } from '../model/machine-model.ts';
import { checkInMachine } from './check-in.machine.ts';
import type { Scan } from './check-in.types.ts';

const answer: CheckedIn = {
  outcome: 'checkedIn',
  person: { ar: 'سارة' },
  registrationId: 'r1',
  event: null,
  checkedInAt: '2026-04-05T06:00:00.000Z',
  checkedInBy: 'Huda',
  attended: 1,
  registered: 2,
};
const scanOf = (ticket: string): Scan => ({ id: ticket, eventId: 'e1', ticket, scannedAt: '2026-04-05T06:00:00.000Z' });

/** A door whose network is there or not. */
function door(left: readonly Scan[] = []) {
  const network = { isThere: true };
  const sent: string[] = [];
  const told: string[] = [];
  const kept = new Set<string>(left.map(({ id }) => id));
  const note = (name: string) => () => void told.push(name);
  const actor = createActor(
    checkInMachine.provide({
      actors: {
        readScans: fromPromise(async () => left),
        sendScan: fromPromise<CheckedIn, { scan: Scan }>(async ({ input }) => {
          if (!network.isThere) throw Object.assign(new Error('offline'), { problem: problemOf('offline') });
          if (input.scan.ticket === 'GONE')
            throw Object.assign(new Error('gone'), { problem: problemOf('notFound', { status: 404 }) });
          sent.push(input.scan.ticket);
          return answer;
        }),
      },
      actions: {
        keepScan: (_, { scan }) => void kept.add(scan.id),
        forgetScan: (_, { scan }) => void kept.delete(scan!.id),
        announceAnswer: note('answer'),
        announceWaiting: note('waiting'),
        announceRepetition: note('repetition'),
      },
    }),
    { input: { eventId: 'e1' } },
  ).start();
  const take = (ticket: string) => actor.send({ type: 'scan.taken', scan: scanOf(ticket) });
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { actor, network, sent, told, kept, take, settled };
}

test('three tickets shown without a network are sent once each, in their order, as soon as there is one', async () => {
  const { actor, network, sent, told, kept, take, settled } = door();
  await settled();
  network.isThere = false;
  for (const ticket of ['A', 'B', 'C']) take(ticket);
  await settled();
  expect(actor.getSnapshot().hasTag('unreachable')).toBe(true);
  expect([sent, [...kept]]).toEqual([[], ['A', 'B', 'C']]);
  expect(told).toContain('waiting');
  take('b');
  expect(told.at(-1)).toBe('repetition');
  network.isThere = true;
  actor.send({ type: 'server.reached' });
  await settled();
  expect([sent, [...kept]]).toEqual([['A', 'B', 'C'], []]);
  expect(actor.getSnapshot().context.settled.map(({ scan }) => scan.ticket)).toEqual(['C', 'B', 'A']);
});

test('what an earlier visit has left is sent first', async () => {
  const { sent, take, settled } = door([scanOf('LEFT')]);
  take('NEW');
  await settled();
  expect(sent).toEqual(['LEFT', 'NEW']);
});

test('what the server refuses for good is told, and holds nothing up', async () => {
  const { actor, sent, take, settled } = door();
  await settled();
  take('GONE');
  take('A');
  await settled();
  expect(sent).toEqual(['A']);
  const [last, first] = actor.getSnapshot().context.settled;
  expect([last!.answer, first!.problem?.code]).toEqual([answer, 'notFound']);
});
