import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { mutationMachine } from '../mutation/mutation.machine.ts';
import { createRecorder } from './recorder.ts';

const silent = fromPromise<unknown, { key: string }>(() => new Promise(() => {}));
const machine = mutationMachine.provide({
  actors: { act: silent },
  actions: { announceDone: () => {}, announceFailure: () => {} },
});

function start(limit?: number, later?: (work: () => void) => void) {
  const recorder = createRecorder({ route: () => '/skills/list', limit, later });
  const actor = createActor(machine, { inspect: recorder.observe });
  return { recorder, actor };
}
const done = { type: 'xstate.done.actor.0.mutation.acting', output: { name: 'Sara Ali' } } as never;

test('DEV-04 a recording says what an actor received, when, on which screen, and which state followed', () => {
  const { recorder, actor } = start();
  actor.start();
  actor.send({ type: 'mutation.start' });
  actor.send(done);
  const { format, build, actors, events } = recorder.take('/assets/index-1.js');
  expect({ format, build }).toEqual({ format: 1, build: '/assets/index-1.js' });
  expect(actors).toEqual([{ id: actor.sessionId, machine: 'mutation', value: 'idle', context: { key: null } }]);
  expect(events.map(({ event, value, route }) => [event.type, value, route])).toEqual([
    ['mutation.start', 'acting', '/skills/list'],
    ['xstate.done.actor.0.mutation.acting', 'idle', '/skills/list'],
  ]);
  expect(Date.parse(events[0]!.at)).toBeLessThanOrEqual(Date.now());
  expect(JSON.stringify(events)).not.toContain('Sara');
});

test('DEV-04 it holds the last events alone, and an actor begins where the forgotten ones left it', () => {
  const { recorder, actor } = start(3);
  actor.start();
  for (let round = 0; round < 3; round++) {
    actor.send({ type: 'mutation.start' });
    actor.send(done);
  }
  const { actors, events } = recorder.take(null);
  expect(events.map(({ event }) => event.type)).toEqual([
    'xstate.done.actor.0.mutation.acting',
    'mutation.start',
    'xstate.done.actor.0.mutation.acting',
  ]);
  expect(actors).toMatchObject([{ value: 'acting', context: { key: expect.any(String) } }]);
});

test('DEV-04 an actor that is over stays as long as something of it is recorded', () => {
  const { recorder, actor } = start(2);
  const other = createActor(machine, { inspect: recorder.observe }).start();
  actor.start();
  actor.send({ type: 'mutation.start' });
  actor.stop();
  expect(recorder.take(null).actors.map(({ id }) => id)).toContain(actor.sessionId);
  other.send({ type: 'mutation.start' });
  other.send(done);
  expect(recorder.take(null).actors.map(({ id }) => id)).toEqual([other.sessionId]);
});

test('DEV-04 what is written down later is the same, and nothing is missing when it is taken', () => {
  const waiting: (() => void)[] = [];
  const { recorder, actor } = start(undefined, (work) => waiting.push(work));
  actor.start();
  actor.send({ type: 'mutation.start' });
  expect(waiting).toHaveLength(1);
  waiting.pop()!();
  actor.send(done);
  const { events } = recorder.take(null);
  expect(events.map(({ event }) => event.type)).toEqual(['mutation.start', 'xstate.done.actor.0.mutation.acting']);
  waiting.pop()!();
  expect(recorder.take(null).events).toEqual(events);
});
