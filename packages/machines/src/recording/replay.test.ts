import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import type { MachineModel } from '../model/machine-model.ts';
import { prepareModel } from '../model/run-model.ts';
import { model as mutationModel } from '../mutation/mutation.model.ts';
import { differenceText } from './difference-text.ts';
import { createRecorder } from './recorder.ts';
import type { Recording } from './recording.types.ts';
import { replay } from './replay.ts';

const names = [
  'board',
  'bulk-follow',
  'connection',
  'decision',
  'edit',
  'journal',
  'list',
  'navigation',
  'note',
  'record',
  'session',
];
const folders: Record<string, string> = { 'bulk-follow': 'bulk' };
const models = await Promise.all(
  names.map(async (name) => {
    const { model } = (await import(/* @vite-ignore */ `../${folders[name] ?? name}/${name}.model.ts`)) as {
      model: MachineModel;
    };
    return { name, model };
  }),
);

/** What real actors of a machine did in random sequences, as the app would have written it down. */
function record(model: MachineModel, runs: number, seed = 2026): Recording {
  const recorder = createRecorder({ route: () => '/' });
  prepareModel(model, recorder.observe).check({ numRuns: runs, seed });
  return JSON.parse(JSON.stringify(recorder.take(null))) as Recording;
}

const differences = (machine: AnyStateMachine, recording: Recording) =>
  replay(machine, recording)
    .map(differenceText)
    .filter((text) => text !== null);

describe.each(models)('$name', ({ model }) => {
  test('DEV-04 a redacted recording replays to the states that were recorded', () => {
    const recording = record(model, 60);
    expect(recording.events).toHaveLength(200);
    expect(differences(model.machine, recording)).toEqual([]);
  });
});

const changed = (acting: string, afterFailure: string) =>
  createMachine({
    id: 'mutation',
    context: { key: null },
    initial: 'idle',
    states: {
      idle: { on: { 'mutation.start': acting } },
      [acting]: { invoke: { src: 'act', onDone: 'idle', onError: afterFailure } },
      broken: {},
    },
  });

test('DEV-04 a machine that was changed meanwhile shows the first event after which it goes another way', () => {
  const recording = record(mutationModel, 30);
  expect(differences(mutationModel.machine, recording)).toEqual([]);
  expect(differences(changed('acting', 'idle'), recording)).toEqual([]);
  const [first] = differences(changed('acting', 'broken'), recording);
  expect(first).toMatch(
    /^mutation \(x:\d+\), after xstate\.error\.actor\.\S+ at \S+: recorded "idle", replayed "broken"$/,
  );
});

test('DEV-04 a state that was renamed is a difference too, not a crash', () => {
  const shown = replay(changed('working', 'idle'), record(mutationModel, 30)).find(
    ({ difference }) => difference !== null,
  );
  expect(shown?.difference).toMatchObject({ recorded: 'acting' });
});
