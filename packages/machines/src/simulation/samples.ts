import fc from 'fast-check';
import type { MachineModel } from '../model/machine-model.ts';
import type { Workflow } from '../workflows/workflow.ts';
import type { Simulated } from './simulate.ts';

/** A machine with something to begin with: a payload for each event, a result and a problem for each piece of work. */
export interface Subject extends Simulated {
  events: Readonly<Record<string, object>>;
  results: Readonly<Record<string, unknown>>;
  problem: object;
}

const once = { numRuns: 1, seed: 2026 };
const one = <Value>(values: fc.Arbitrary<Value>): Value => fc.sample(values, once)[0]!;
const each = (values: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, one(value)]));

const offline = { type: 'about:blank', title: 'Offline', status: 0, code: 'offline' };

/** What a model says of a machine, once instead of at random. */
export function subjectOfModel({ machine, input, events, results }: MachineModel): Subject {
  return { machine, input, events: each(events) as Record<string, object>, results: each(results), problem: offline };
}

/** A workflow with a record to try it on. */
export function subjectOfWorkflow<Input extends object, Event extends { type: string }>(
  { machine, samples }: Workflow<Input, Event>,
  input: Input,
): Subject {
  const made = Object.entries(samples) as [string, (input: Input) => object][];
  return {
    machine,
    input: input,
    events: Object.fromEntries(made.map(([type, make]) => [type, make(input)])),
    results: {},
    problem: offline,
  };
}
