import { type Capability, hasCapability } from '@diwan/api-contract/capabilities';
import {
  candidateStatuses,
  interviewStates,
  recommendations,
  rejectionReasons,
} from '@diwan/api-contract/values/application';
import { bulkStates } from '@diwan/api-contract/values/bulk';
import { employerStates } from '@diwan/api-contract/values/employer';
import { jobPostStates } from '@diwan/api-contract/values/job-post';
import { taxonomyStates } from '@diwan/api-contract/values/taxonomy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, StateValue } from 'xstate';
import { workflows } from './registry.ts';
import { availableEvents, evaluate, type Workflow } from './workflow.ts';

const now = '2026-03-01T09:00:00.000Z';
const instant = fc.constantFrom(
  '2025-11-01T09:00:00.000Z',
  '2026-02-20T09:00:00.000Z',
  now,
  '2026-03-10T09:00:00.000Z',
  '2026-04-20T09:00:00.000Z',
  '2026-08-01T09:00:00.000Z',
);
const few = fc.integer({ min: 0, max: 2 });
const note = fc.constantFrom(undefined, 'short', 'a note that is long enough', 'x'.repeat(501));

/** For each workflow: the facts and payloads to try, and the whole table of what may lead where. */
const cases = {
  'bulk-operation': {
    facts: fc.record({ pending: few, failed: few }),
    payload: fc.record({}),
    table: {
      'bulk.pause': { running: ['paused'] },
      'bulk.resume': { paused: ['running'] },
      'bulk.cancel': { running: ['cancelled'], paused: ['cancelled'] },
      'bulk.retryFailed': { completed: ['running'], cancelled: ['running'], stopped: ['running'] },
      'bulk.finish': { running: ['completed'] },
      'bulk.stop': { running: ['stopped'], paused: ['stopped'] },
    },
  },
  'candidate-status': {
    facts: fc.record({
      now: fc.constant(now),
      jobState: fc.constantFrom(...jobPostStates),
      openings: few,
      filled: few,
      isScorecardMissing: fc.boolean(),
      isOfferRequired: fc.boolean(),
      offerState: fc.constantFrom('none', 'sent', 'accepted'),
      interviewState: fc.constantFrom('none', 'scheduled'),
      hasOtherOpenApplication: fc.boolean(),
      rejection: fc.option(
        fc.record({
          from: fc.constantFrom('pending', 'in-progress', 'approved'),
          at: instant,
          isMailSent: fc.boolean(),
        }),
      ),
      recruitedAt: fc.option(instant),
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, ...rejectionReasons),
      note,
      mail: fc.constantFrom('now', 'later', 'none'),
      startsOn: fc.constantFrom('', '2026-04-01'),
    }),
    table: {
      'application.startReview': { pending: ['in-progress'] },
      'application.approve': { pending: ['approved'], 'in-progress': ['approved'] },
      'application.recruit': { approved: ['recruited'] },
      'application.reject': { pending: ['rejected'], 'in-progress': ['rejected'], approved: ['rejected'] },
      'application.withdraw': { pending: ['rejected'], 'in-progress': ['rejected'], approved: ['rejected'] },
      'application.returnToReview': { approved: ['in-progress'] },
      'application.reopen': { rejected: ['approved', 'in-progress', 'pending'] },
      'application.undoRecruit': { recruited: ['approved'] },
    },
  },
  'job-post': {
    facts: fc.record({
      now: fc.constant(now),
      publishAt: fc.option(instant),
      expiresAt: instant,
      employerState: fc.constantFrom(...employerStates, ...Array<'verified'>(8).fill('verified')),
      quotaLeft: few,
      missingFields: fc.constantFrom([], ['title.ar']),
      extensionsCount: few,
      maxExtensions: fc.constant(2),
      maxDays: fc.constant(60),
      openings: few,
      filled: few,
      pausedBy: fc.constantFrom(null, 'person', 'suspension'),
      endedFrom: fc.constantFrom(null, 'published', 'paused', 'expired'),
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, 'incomplete', 'other'),
      note,
      expiresAt: fc.option(instant, { nil: undefined }),
      applicants: fc.constantFrom('leave', 'reject'),
    }),
    table: {
      'jobPost.submit': { draft: ['pending_review'], changes_requested: ['pending_review'] },
      'jobPost.approve': { pending_review: ['published', 'scheduled'] },
      'jobPost.requestChanges': { pending_review: ['changes_requested'] },
      'jobPost.reject': { pending_review: ['rejected'] },
      'jobPost.pause': { published: ['paused'] },
      'jobPost.resume': { paused: ['published'] },
      'jobPost.extend': { published: ['published'], expired: ['published'] },
      'jobPost.close': { published: ['closed'], paused: ['closed'], expired: ['closed'] },
      'jobPost.reopen': { closed: ['paused', 'published'], expired: ['paused', 'published'] },
      'jobPost.archive': { closed: ['archived'], rejected: ['archived'], expired: ['archived'] },
      'jobPost.publishDue': { scheduled: ['published'] },
      'jobPost.expire': { published: ['expired'], paused: ['expired'] },
      'jobPost.autoFill': { published: ['closed'], paused: ['closed'] },
      'jobPost.suspend': { published: ['paused'] },
      'jobPost.reinstate': { paused: ['published'] },
    },
  },
  employer: {
    facts: fc.record({
      now: fc.constant(now),
      crNumber: fc.option(fc.constant('1010101010')),
      crExpiresAt: fc.option(instant),
      openJobs: few,
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, 'incomplete', 'other'),
      note,
      jobs: fc.constantFrom(undefined, 'leave', 'close'),
    }),
    table: {
      'employer.submit': { draft: ['pending_verification'], changes_requested: ['pending_verification'] },
      'employer.verify': { pending_verification: ['verified'] },
      'employer.requestChanges': { pending_verification: ['changes_requested'] },
      'employer.reject': { pending_verification: ['rejected'], changes_requested: ['rejected'] },
      'employer.suspend': { verified: ['suspended'] },
      'employer.reinstate': { suspended: ['verified'] },
      'employer.reopen': { rejected: ['pending_verification'] },
      'employer.close': { verified: ['closed'], suspended: ['closed'] },
      'employer.registrationExpired': { verified: ['suspended'] },
    },
  },
  interview: {
    facts: fc.record({
      now: fc.constant(now),
      applicationState: fc.constantFrom(...candidateStatuses),
      startsAt: fc.option(instant),
      clash: fc.constantFrom(null, null, 'staff', 'seeker'),
    }),
    payload: fc.record({
      startsAt: instant,
      durationMin: fc.constantFrom(30, 60),
      note,
      recommendation: fc.constantFrom(...recommendations),
      text: fc.constant(null),
    }),
    table: {
      'interview.schedule': { none: ['scheduled'] },
      'interview.confirm': { proposed: ['scheduled'] },
      'interview.reschedule': {
        proposed: ['rescheduled'],
        scheduled: ['rescheduled'],
        rescheduled: ['rescheduled'],
      },
      'interview.cancel': { proposed: ['cancelled'], scheduled: ['cancelled'], rescheduled: ['cancelled'] },
      'interview.complete': { scheduled: ['completed'], rescheduled: ['completed'] },
      'interview.noShow': { scheduled: ['no_show'], rescheduled: ['no_show'] },
      'interview.release': { proposed: ['cancelled'], scheduled: ['cancelled'], rescheduled: ['cancelled'] },
    },
  },
  'taxonomy-term': {
    facts: fc.record({ name: fc.record({ ar: fc.constantFrom('', ' ', 'محاسبة') }) }),
    payload: fc.record({}),
    table: {
      'term.accept': { suggested: ['active'] },
      'term.activate': { inactive: ['active'] },
      'term.deactivate': { active: ['inactive'] },
    },
  },
};

type AnyWorkflow = Workflow<object, { type: string }>;
type Case = {
  facts: fc.Arbitrary<object>;
  payload: fc.Arbitrary<object>;
  table: Record<string, Record<string, string[]>>;
};
type Step = [facts: object, type: string, payload: object];

const runs = process.env.TEST_LONG ? 20_000 : 500;
const contractStates: Record<string, readonly string[]> = {
  'bulk-operation': bulkStates,
  'candidate-status': candidateStatuses,
  'job-post': jobPostStates,
  employer: employerStates,
  interview: interviewStates,
  'taxonomy-term': taxonomyStates,
};
const everyWorkflow = workflows.map(({ workflow }) => {
  const { facts, payload, table } = cases[workflow.id as keyof typeof cases] as unknown as Case;
  return { id: workflow.id, workflow: workflow as unknown as AnyWorkflow, facts, payload, table };
});

const anyone = () => true;
type StateNode = AnyStateMachine['root'];
const nodes = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodes)];
const atoms = (machine: AnyStateMachine) => nodes(machine.root).filter((node) => node.type === 'atomic');
/** `['open', 'pending']` as the value `{ open: 'pending' }`. */
const valueAt = ([key, ...rest]: string[]): StateValue => (rest.length === 0 ? key! : { [key!]: valueAt(rest) });
const eventTypes = (workflow: AnyWorkflow) => Object.keys(workflow.may);

function samples(facts: fc.Arbitrary<object>, payload: fc.Arbitrary<object>) {
  return fc.sample(fc.tuple(facts, payload), { numRuns: 1_000, seed: 2026 });
}

describe.each(everyWorkflow)('$id', ({ workflow, facts, payload, table }) => {
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
      const sample = fc.sample(facts, { numRuns: 1, seed: 1 })[0]!;
      expect(workflow.samples[type]!(sample)).toMatchObject({ type });
    }
  });

  test('DOM-01 T105 state × event: what is accepted leads where the table says, and everything there is reached', () => {
    const tried = samples(facts, payload);
    for (const state of states) {
      for (const type of eventTypes(workflow)) {
        const outcomes = tried.map(([known, rest]) =>
          evaluate(workflow, { state, facts: known, can: anyone, isSystem: true }, { ...rest, type }),
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
    const tried = samples(facts, payload).slice(0, 50);
    for (const role of ['admin', 'editor', 'nobody'] as const) {
      const can = (capability: Capability) => role !== 'nobody' && hasCapability(role, capability);
      for (const [state, type] of states.flatMap((one) => eventTypes(workflow).map((other) => [one, other] as const))) {
        const needed = workflow.may[type]!;
        const isPermitted = needed !== 'system' && can(needed);
        for (const [known, rest] of tried) {
          const verdict = evaluate(workflow, { state, facts: known, can }, { ...rest, type });
          const isRefusedForRole = verdict.kind === 'refused' && verdict.reason === 'notPermitted';
          expect(isRefusedForRole, `${role}: ${state} × ${type}`).toBe(!isPermitted);
        }
      }
    }
  });

  test('DOM-01 what is offered without taking the step is what taking it would say', () => {
    const staff = eventTypes(workflow).filter((type) => workflow.may[type] !== 'system');
    for (const state of states) {
      for (const [known] of samples(facts, payload).slice(0, 200)) {
        const subject = { state, facts: known, can: anyone };
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
      for (const [context, rest] of samples(facts, payload)) {
        const snapshot = workflow.machine.resolveState({ value: valueAt(node.path), context });
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
    const step: fc.Arbitrary<Step> = fc.tuple(facts, fc.constantFrom(...eventTypes(workflow)), payload);
    const run = fc.tuple(fc.constantFrom(...states), fc.array(step, { maxLength: 30 }));
    fc.assert(
      fc.property(run, ([start, steps]) => {
        let state = start;
        for (const [known, type, rest] of steps) {
          const before = structuredClone(known);
          const verdict = evaluate(
            workflow,
            { state, facts: Object.freeze(known), can: anyone, isSystem: true },
            { ...rest, type },
          );
          const again = evaluate(workflow, { state, facts: known, can: anyone, isSystem: true }, { ...rest, type });
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

type Stride = [facts: object, choice: number, payload: object];

/** The states on the way from `start`, with the events that were accepted; each stride tries an event that the state knows. */
function walk(id: string, start: string, strides: Stride[]) {
  const { workflow, table } = everyWorkflow.find((one) => one.id === id)!;
  const way = [{ state: start, type: '' }];
  for (const [known, choice, rest] of strides) {
    const { state } = way.at(-1)!;
    const sensible = eventTypes(workflow).filter((type) => table[type]![state]);
    const type = sensible[choice % sensible.length] ?? eventTypes(workflow)[0]!;
    const verdict = evaluate(workflow, { state, facts: known, can: anyone, isSystem: true }, { ...rest, type });
    if (verdict.kind === 'accepted') way.push({ state: verdict.state, type });
  }
  return way;
}

function stridesOf(id: string): fc.Arbitrary<Stride[]> {
  const { facts, payload } = everyWorkflow.find((one) => one.id === id)!;
  return fc.array(fc.tuple(facts, fc.nat(), payload), { maxLength: 60, size: 'max' });
}

test('DOM-01 a candidate is recruited from approved alone', () => {
  let recruited = 0;
  fc.assert(
    fc.property(stridesOf('candidate-status'), (strides) => {
      const way = walk('candidate-status', 'pending', strides);
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
      if (archived !== -1) expect(way).toHaveLength(archived + 1);
    }),
    { numRuns: runs },
  );
  expect(published).toBeGreaterThan(0);
});
