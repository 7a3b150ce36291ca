import type { FieldError } from '@diwan/api-contract/problem';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { uniquenessMachine, type Values } from './uniqueness.machine.ts';

const taken: FieldError = { path: 'name.ar', code: 'skillExists' };

function start(ask: (values: Values) => Promise<FieldError[]>) {
  const checkUniqueness = fromPromise<readonly FieldError[], { values: Values }>(({ input }) => ask(input.values));
  const actor = createActor(
    uniquenessMachine.provide({ actors: { checkUniqueness }, delays: { typingPause: 1 } }),
  ).start();
  return {
    actor,
    type: (values: Values) => actor.send({ type: 'uniqueness.asked', values }),
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
    errors: () => actor.getSnapshot().context.errors,
  };
}

test('only what was typed last is asked about, once', async () => {
  const ask = vi.fn(async (_: Values) => [taken]);
  const { type, settled, errors } = start(ask);
  for (const name of ['ل', 'لح', 'لحام']) type({ 'name.ar': name });
  await settled();
  type({ 'name.ar': 'لحام' });
  expect(ask.mock.calls).toEqual([[{ 'name.ar': 'لحام' }]]);
  expect(errors()).toEqual([taken]);
});

test('a value that changes loses what was said of it at once, the others keep it', async () => {
  const { type, settled, errors } = start(async () => [taken]);
  type({ 'name.ar': 'لحام', 'name.en': 'Welding' });
  await settled();
  type({ 'name.ar': 'لحام', 'name.en': 'Weldings' });
  expect(errors()).toEqual([taken]);
  type({ 'name.ar': 'لحامة', 'name.en': 'Weldings' });
  expect(errors()).toEqual([]);
  type({});
  expect(errors()).toEqual([]);
});

test('an answer that doesn’t come says nothing', async () => {
  const { type, settled, errors } = start(async () => {
    throw new Error('offline');
  });
  type({ 'name.ar': 'لحام' });
  await settled();
  expect(errors()).toEqual([]);
});
