import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { differenceText } from './difference-text.ts';
import type { Recording } from './recording.types.ts';
import { replay } from './replay.ts';

const source = `${import.meta.dirname}/..`;
const kept = globSync('kept/*.json', { cwd: import.meta.dirname }).sort();
const machines = await Promise.all(
  globSync('**/*.machine.ts', { cwd: source }).map(async (file) => {
    const exported = Object.values((await import(/* @vite-ignore */ `../${file}`)) as Record<string, unknown>);
    const found = exported.find((one) => typeof one === 'function' || (one as AnyStateMachine)?.root);
    return (typeof found === 'function' ? found() : found) as AnyStateMachine;
  }),
);

test('DEV-04 there are recordings to replay', () => {
  expect(kept.length).toBeGreaterThan(0);
});

// Somebody who changes a machine on purpose takes a new recording, or removes the one that shows what isn't wanted any more.
test.each(kept)('DEV-04 %s: what the app did once, the machines do today', (file) => {
  const recording = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as Recording;
  const replays = machines.flatMap((machine) => replay(machine, recording));
  expect(replays.map(({ actor }) => actor.id).sort()).toEqual(recording.actors.map(({ id }) => id).sort());
  expect(replays.map(differenceText).filter((text) => text !== null)).toEqual([]);
});
