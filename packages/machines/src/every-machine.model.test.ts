import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countCoverage, deadEnds } from './model/coverage.ts';
import type { MachineModel } from './model/machine-model.ts';
import { prepareModel } from './model/run-model.ts';

/** Few machines need more than three; the same sequences every time. */
const mostBatches = 60;

const names = (pattern: string, ending: string) =>
  globSync(pattern, { cwd: import.meta.dirname })
    .filter((file) => !file.startsWith('workflows/'))
    .map((file) => file.replace(ending, ''))
    .sort();
const modelled = names('**/*.model.ts', '.model.ts');
const models = await Promise.all(
  modelled.map(async (file) => {
    const { model } = (await import(/* @vite-ignore */ `./${file}.model.ts`)) as { model: MachineModel };
    return { name: file.split('/').at(-1)!, model };
  }),
);

test('T105 every machine has a model; workflows have theirs in `workflows/`', () => {
  expect(modelled).toEqual(names('**/*.machine.ts', '.machine.ts'));
});

describe.each(models)('$name', ({ model }) => {
  test('T105 every state is reached and every transition is taken', () => {
    const coverage = countCoverage();
    const { machine, check } = prepareModel(model, coverage.watch);
    for (let seed = 1; seed <= mostBatches && coverage.missed(machine).length > 0; seed++)
      check({ numRuns: 50, seed, minLength: 40 });
    expect(coverage.missed(machine)).toEqual([]);
  });

  test('T106 in any sequence of events, results, failures and timers it stays sound and does what its model does', () => {
    prepareModel(model).check({ numRuns: process.env.TEST_LONG ? 1_000 : 100 });
  });

  test('T105 a way leads out of every state but those where something has come to its end', () => {
    expect(deadEnds(model.machine)).toEqual(Object.keys(model.ends ?? {}));
  });
});
