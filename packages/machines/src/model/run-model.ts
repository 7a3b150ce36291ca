import fc from 'fast-check';
import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { type HeldRun, holdMachine } from './held-machine.ts';
import { holdsAlways } from './holds-always.ts';
import { anyProblem, type Command, type MachineModel, type Step } from './machine-model.ts';
import { outputOf } from './output-of.ts';

/** A command before it is known what is under way: which work it settles is decided when it comes to it. */
interface Draw {
  kind: 'send' | 'succeed' | 'fail' | 'wait';
  pick: number;
  /** Tried in this order: some runs go on with what is possible, others with whatever comes first. */
  events: { type: string }[];
  results: Readonly<Record<string, unknown>>;
  problem: object;
  answers: number;
}

const kinds = ['send', 'send', 'succeed', 'succeed', 'fail', 'wait'] as const;

function draws({ events, results, problems = anyProblem }: MachineModel, minLength: number): fc.Arbitrary<Draw[]> {
  const event = fc.oneof(
    ...Object.entries(events).map(([type, payload]) => payload.map((rest) => ({ ...rest, type }))),
  );
  const one = fc.record({
    kind: fc.constantFrom(...kinds),
    pick: fc.nat({ max: 9 }),
    events: fc.array(event, { minLength: 1, maxLength: 4 }),
    results: fc.record(results),
    problem: problems,
    answers: fc.nat({ max: 31 }),
  });
  return fc.array(one, { minLength, maxLength: 50, size: 'max' });
}

/** Prepares a model to be run with any number of random sequences of commands, each on a new actor. */
export function prepareModel(model: MachineModel, watch: (inspected: InspectionEvent) => void = () => {}) {
  const held = holdMachine(model.machine, watch);

  function run(sequence: Draw[]): void {
    held.answer(0);
    const { actor, ...rest } = held.start((sequence.length % 2 === 0 && model.otherInput) || model.input);
    rest.takeEffects();
    const watches = [holdsAlways(model, rest), ...(model.watch ? [model.watch()] : [])];
    for (const draw of sequence) {
      const before = actor.getSnapshot() as AnyMachineSnapshot;
      if (before.status !== 'active') break;
      held.answer(draw.answers);
      const command = carryOut(draw, { actor, ...rest }, model);
      if (!command) continue;
      const after = actor.getSnapshot() as AnyMachineSnapshot;
      const work = rest.running().map((each) => each.work);
      const step: Step = { command, before, after, work, effects: rest.takeEffects() };
      for (const tell of watches) tell(step);
    }
    actor.stop();
    if (rest.clock.waiting > 0) throw new Error('A stopped machine still waits for a timer.');
  }

  return {
    machine: held.machine as AnyStateMachine,
    check: ({ minLength = 1, ...parameters }: fc.Parameters<[Draw[]]> & { minLength?: number }) =>
      fc.assert(fc.property(draws(model, minLength), run), parameters),
  };
}

function carryOut(draw: Draw, { actor, clock, running }: HeldRun, model: MachineModel): Command | null {
  const { kind, pick, events, results, problem } = draw;
  if (kind === 'send') {
    const event = (pick > 2 && events.find((each) => actor.getSnapshot().can(each))) || events[0]!;
    actor.send(event);
    return { kind, event };
  }
  if (kind === 'wait') {
    clock.ringNext();
    return { kind };
  }
  const open = running().filter(({ work }) => work.src in results);
  const chosen = open[pick % open.length];
  if (!chosen) return null;
  const { work, settle } = chosen;
  if (kind === 'succeed' || model.unfailing?.includes(work.src)) {
    const output = outputOf(results, work);
    settle({ type: 'succeeded', output });
    return { kind: 'succeed', work, output };
  }
  settle({ type: 'failed', error: Object.assign(new Error('failed'), { problem }) });
  return { kind, work, problem };
}
