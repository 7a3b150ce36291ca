import { type Capability, hasCapability } from '@diwan/api-contract/capabilities';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atoms, contractStates, eventTypes, everyWorkflow, nodes, samples } from './every-workflow.model.ts';
import { availableEvents, evaluate, snapshotOf } from './workflow.ts';

type Step = [input: object, type: string, payload: object];

const runs = process.env.TEST_LONG ? 20_000 : 500;
const anyone = () => true;

describe.each(everyWorkflow)('$id', ({ workflow, input, payload, table }) => {
  const states = contractStates[workflow.id]!;

  test('DOM-01 has exactly the states of the contract', () => {
    expect(
      atoms(workflow.machine)
        .map((node) => node.key)
        .sort(),
    ).toEqual([...states].sort());
  });

  test('DOM-01 every event has a capability, a sample and a place in the table', () => {
    expect(Object.keys(table).sort()).toEqual(eventTypes(workflow).sort());
    expect(new Set<string>(workflow.machine.events)).toEqual(new Set(eventTypes(workflow)));
    for (const type of eventTypes(workflow)) {
      const sample = fc.sample(input, { numRuns: 1, seed: 1 })[0]!;
      expect(workflow.samples[type]!(sample)).toMatchObject({ type });
    }
  });

  test('DOM-01 T105 state × event: what is accepted leads where the table says, and everything there is reached', () => {
    const tried = samples(input, payload);
    for (const state of states) {
      for (const type of eventTypes(workflow)) {
        const outcomes = tried.map(([known, rest]) =>
          evaluate(workflow, { state, input: known, can: anyone, isSystem: true }, { ...rest, type }),
        );
        const targets = new Set(outcomes.flatMap((outcome) => (outcome.kind === 'accepted' ? [outcome.state] : [])));
        const expected = table[type]![state];
        expect([...targets].sort(), `${state} × ${type}`).toEqual(expected ?? []);
        if (!expected) {
          const reasons = new Set(
            outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.reason : 'accepted')),
          );
          expect([...reasons], `${state} × ${type}`).toHaveLength(1);
        }
      }
    }
  });

  test('DOM-01 AUTH-12 state × event × role: who lacks the capability is refused from every state', () => {
    const tried = samples(input, payload).slice(0, 50);
    for (const role of ['admin', 'editor', 'nobody'] as const) {
      const can = (capability: Capability) => role !== 'nobody' && hasCapability(role, capability);
      for (const [state, type] of states.flatMap((one) => eventTypes(workflow).map((other) => [one, other] as const))) {
        const needed = workflow.may[type]!;
        const isPermitted = needed !== 'system' && can(needed);
        for (const [known, rest] of tried) {
          const verdict = evaluate(workflow, { state, input: known, can }, { ...rest, type });
          const isRefusedForRole = verdict.kind === 'refused' && verdict.reason === 'notPermitted';
          expect(isRefusedForRole, `${role}: ${state} × ${type}`).toBe(!isPermitted);
        }
      }
    }
  });

  test('DOM-01 what is offered without taking the step is what taking it would say', () => {
    const staff = eventTypes(workflow).filter((type) => workflow.may[type] !== 'system' && type !== workflow.starts);
    for (const state of states) {
      for (const [known] of samples(input, payload).slice(0, 200)) {
        const subject = { state, input: known, can: anyone };
        const taken = staff.map((type) => {
          const verdict = evaluate(workflow, subject, workflow.samples[type]!(known));
          return verdict.kind === 'accepted'
            ? { type, isAvailable: true }
            : { type, isAvailable: false, reason: verdict.reason };
        });
        expect(availableEvents(workflow, subject)).toEqual(taken);
      }
    }
  });

  test('DOM-01 T105 every transition that is drawn is taken by some record, refusals included', () => {
    const drawn = nodes(workflow.machine.root).flatMap((node) => [...node.transitions.values()].flat());
    const taken = new Set<unknown>();
    for (const node of atoms(workflow.machine)) {
      for (const [context, rest] of samples(input, payload)) {
        const snapshot = snapshotOf(workflow, node.key, context);
        for (const type of eventTypes(workflow)) {
          for (const transition of workflow.machine.getTransitionData(snapshot, { ...rest, type }) ?? [])
            taken.add(transition);
        }
      }
    }
    const missed = drawn.filter((transition) => !taken.has(transition));
    expect(
      missed.map(({ source, eventType, actions }) => `${source.key} ${eventType} ${JSON.stringify(actions)}`),
    ).toEqual([]);
  });

  test('DOM-01 T105 in any sequence a refusal changes nothing, and every state reached is a state of the contract', () => {
    const step: fc.Arbitrary<Step> = fc.tuple(input, fc.constantFrom(...eventTypes(workflow)), payload);
    const run = fc.tuple(fc.constantFrom(...states), fc.array(step, { maxLength: 30 }));
    fc.assert(
      fc.property(run, ([start, steps]) => {
        let state = start;
        for (const [known, type, rest] of steps) {
          const before = structuredClone(known);
          const verdict = evaluate(
            workflow,
            { state, input: Object.freeze(known), can: anyone, isSystem: true },
            { ...rest, type },
          );
          const again = evaluate(workflow, { state, input: known, can: anyone, isSystem: true }, { ...rest, type });
          expect(again).toEqual(verdict);
          expect(known).toEqual(before);
          if (verdict.kind === 'refused') continue;
          expect(states).toContain(verdict.state);
          expect(table[type]![state]).toContain(verdict.state);
          state = verdict.state;
        }
      }),
      { numRuns: runs },
    );
  });
});

type Stride = [input: object, choice: number, payload: object];

/** The states on the way from `start`, with the events that were accepted; each stride tries an event that the state knows. */
function walk(id: string, start: string, strides: Stride[]) {
  const { workflow, table } = everyWorkflow.find((one) => one.id === id)!;
  const way = [{ state: start, type: '' }];
  for (const [known, choice, rest] of strides) {
    const { state } = way.at(-1)!;
    const sensible = eventTypes(workflow).filter((type) => table[type]![state]);
    const type = sensible[choice % sensible.length] ?? eventTypes(workflow)[0]!;
    const verdict = evaluate(workflow, { state, input: known, can: anyone, isSystem: true }, { ...rest, type });
    if (verdict.kind === 'accepted') way.push({ state: verdict.state, type });
  }
  return way;
}

function stridesOf(id: string): fc.Arbitrary<Stride[]> {
  const { input, payload } = everyWorkflow.find((one) => one.id === id)!;
  return fc.array(fc.tuple(input, fc.nat(), payload), { maxLength: 60, size: 'max' });
}

test('DOM-01 a candidate is recruited from approved alone', () => {
  let recruited = 0;
  fc.assert(
    fc.property(stridesOf('candidate-status'), (strides) => {
      const way = walk('candidate-status', 'pending', strides).filter(
        ({ state }, index, all) => state !== all[index - 1]?.state,
      );
      for (const [index, { state }] of way.entries()) {
        if (state !== 'recruited') continue;
        recruited += 1;
        expect(way[index - 1]).toMatchObject({ state: 'approved' });
      }
    }),
    { numRuns: runs },
  );
  expect(recruited).toBeGreaterThan(0);
});

test('DOM-01 a job post is never visible that nobody approved, and nothing leaves the archive', () => {
  let published = 0;
  fc.assert(
    fc.property(stridesOf('job-post'), (strides) => {
      const way = walk('job-post', 'draft', strides);
      const first = way.findIndex(({ state }) => state === 'published' || state === 'paused');
      if (first !== -1) {
        published += 1;
        expect(way.slice(0, first + 1).map(({ type }) => type)).toContain('jobPost.approve');
      }
      const archived = way.findIndex(({ state }) => state === 'archived');
      for (const { state } of archived === -1 ? [] : way.slice(archived)) expect(state).toBe('archived');
    }),
    { numRuns: runs },
  );
  expect(published).toBeGreaterThan(0);
});
