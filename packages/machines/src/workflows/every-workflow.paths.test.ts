import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, fromTransition, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import {
  type AnyWorkflow,
  atoms,
  contractStates,
  eventTypes,
  everyWorkflow,
  nodes,
  samples,
} from './every-workflow.model.ts';
import { evaluate, mainRegion, snapshotOf } from './workflow.ts';

interface Happening {
  /** The input are read again for every event, as the server does. */
  input: object;
  event: { type: string };
  type: string;
}

/** The machine as a graph of states: an edge is an event together with the input that it met. */
function graphOf(workflow: AnyWorkflow, initial: string) {
  const innermost = (value: unknown): string =>
    typeof value === 'string' ? value : innermost(Object.values(value as object)[0]);
  return fromTransition(
    (state: { at: string }, { input, event }: Happening) => {
      const before = snapshotOf(workflow, state.at, input);
      return { at: innermost(transition(workflow.machine, before, event)[0].value) };
    },
    { at: initial },
  );
}

const innermostOf = (node: AnyStateMachine['root']): string =>
  node.type === 'compound' ? innermostOf(node.initial.target[0]!) : node.key;

/** States to which no event of the workflow leads. */
const bornElsewhere: Record<string, string[]> = {
  // A seeker proposes a time outside this workflow.
  interview: ['proposed'],
};

describe.each(everyWorkflow)('$id', ({ id, workflow, input, payload }) => {
  const tried = samples(input, payload).slice(0, 250);
  const events = tried.flatMap(([known, rest]) =>
    eventTypes(workflow).map((type): Happening => ({ input: known, event: { ...rest, type }, type })),
  );
  const born = bornElsewhere[id] ?? [];
  const initial = innermostOf(mainRegion(workflow.machine));
  const paths = getShortestPaths(graphOf(workflow, initial), {
    events,
    serializeState: (snapshot) => (snapshot.context as { at: string }).at,
  });
  const reached = paths.map(({ state }) => state.context.at);

  test('T105 a path of events leads from the beginning to every state', () => {
    expect(reached.sort()).toEqual(contractStates[id]!.filter((state) => !born.includes(state)).sort());
  });

  test('T105 the server takes every path as it was drawn', () => {
    for (const { steps, state } of paths) {
      let at = initial;
      for (const { event: happening } of steps as { event: Happening }[]) {
        if (!happening.event) continue;
        const subject = { state: at, input: happening.input, can: () => true, isSystem: true };
        const verdict = evaluate(workflow, subject, happening.event);
        expect(verdict.kind).toBe('accepted');
        if (verdict.kind === 'accepted') at = verdict.state;
      }
      expect(at).toBe(state.context.at);
    }
  });

  test('T105 from the ends of the paths every transition is taken', () => {
    const taken = new Set<unknown>();
    for (const node of atoms(workflow.machine).filter(({ key }) => reached.includes(key)))
      for (const { input: context, event } of events) {
        const snapshot = snapshotOf(workflow, node.key, context);
        for (const one of workflow.machine.getTransitionData(snapshot, event) ?? []) taken.add(one);
      }
    const drawn = nodes(workflow.machine.root).flatMap((node) => [...node.transitions.values()].flat());
    const missed = drawn.filter((one) => !taken.has(one) && !born.includes(one.source.key));
    expect(missed.map(({ source, eventType }) => `${source.key} ${eventType}`)).toEqual([]);
  });
});
