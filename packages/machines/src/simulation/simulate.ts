import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent, StateValue } from 'xstate';
import { type HeldRun, holdMachine } from '../model/held-machine.ts';
import type { Work } from '../model/machine-model.ts';
import { type Choice, choicesOf } from './choices.ts';

/** What somebody does to a simulated machine; work is named by its actor. */
export type SimulationStep =
  | { kind: 'send'; event: { type: string } }
  | { kind: 'succeed'; work: string; output?: unknown }
  | { kind: 'fail'; work: string; error: unknown }
  /** The next delay passes. */
  | { kind: 'wait' }
  /** From now on the app answers so. */
  | { kind: 'answer'; question: string; answer: boolean };

/** The machine as it stood after a step. */
export interface Moment {
  step: SimulationStep | null;
  value: StateValue;
  context: unknown;
  /** Every action that the step caused, in order. */
  actions: readonly string[];
  /** Those of them that the app would have to carry out. */
  effects: readonly string[];
  error: string | null;
}

export interface Simulation {
  /** From the start to now. */
  moments: readonly Moment[];
  value: StateValue;
  context: unknown;
  choices: readonly Choice[];
  /** What is under way and waits to be settled. */
  work: readonly Work[];
  /** How many delays are running. */
  waiting: number;
  /** What the app was asked, with its present answers. */
  questions: Readonly<Record<string, boolean>>;
}

export interface Simulated {
  machine: AnyStateMachine;
  input?: unknown;
}

/**
 * Runs a machine through steps, always from its start: so stepping back is leaving out the last one.
 * Work, delays and the app's answers are in the hands of who steps; no code of the app takes part.
 */
export function simulate(
  { machine, input }: Simulated,
  steps: readonly SimulationStep[],
  samples: Readonly<Record<string, object>> = {},
): Simulation {
  const answers = new Map<string, boolean>();
  const actions: string[] = [];
  const watch = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.action') actions.push(inspected.action.type);
  };
  const held = holdMachine(machine, watch, (question) => answers.get(question) ?? false);
  const run = held.start(input as object | undefined);
  // What fails is a moment of the simulation, not of the page around it.
  run.actor.subscribe({ error: () => {} });
  const look = (step: SimulationStep | null): Moment => momentOf(step, run, actions.splice(0));
  const moments = [look(null)];
  for (const step of steps) {
    take(step, run, answers);
    moments.push(look(step));
  }
  const snapshot = run.actor.getSnapshot() as AnyMachineSnapshot;
  const choices = choicesOf(held.machine as AnyStateMachine, snapshot, samples);
  const simulation: Simulation = {
    moments,
    value: snapshot.value as StateValue,
    context: snapshot.context,
    choices,
    work: run.running().map(({ work }) => work),
    waiting: run.clock.waiting,
    questions: Object.fromEntries(held.questions.map((question) => [question, answers.get(question) ?? false])),
  };
  run.actor.stop();
  return simulation;
}

function momentOf(step: SimulationStep | null, run: HeldRun, actions: readonly string[]): Moment {
  const { value, context, error } = run.actor.getSnapshot() as AnyMachineSnapshot;
  return {
    step,
    value: value as StateValue,
    context,
    actions: actions.filter((type) => !type.startsWith('xstate.')),
    effects: run.takeEffects(),
    error: error === undefined ? null : String(error),
  };
}

function take(step: SimulationStep, { actor, clock, running }: HeldRun, answers: Map<string, boolean>): void {
  const settle = (work: string) => {
    const found = running().find((one) => one.work.src === work);
    if (!found) throw new Error(`"${work}" is not under way.`);
    return found.settle;
  };
  switch (step.kind) {
    case 'send':
      return actor.send(step.event);
    case 'succeed':
      return settle(step.work)({ type: 'succeeded', output: step.output });
    case 'fail':
      return settle(step.work)({ type: 'failed', error: step.error });
    case 'wait':
      return clock.ringNext();
    case 'answer':
      answers.set(step.question, step.answer);
  }
}
