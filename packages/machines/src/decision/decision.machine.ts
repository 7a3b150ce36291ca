import type { Problem } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';
import type { EventAvailability } from '../workflows/workflow.ts';

/** The record that is decided about, as it was last read. */
export interface Decided {
  id: string;
  version: number;
  state: string;
  availableEvents: readonly EventAvailability[];
}

export interface WorkflowEvent {
  type: string;
}

export type DecisionEvent =
  | { type: 'decision.chosen'; event: string; needsPayload: boolean }
  | { type: 'decision.submitted'; event: WorkflowEvent }
  | { type: 'decision.cancelled' }
  | { type: 'decision.retried' };

interface DecisionContext {
  record: Decided;
  chosen: string | null;
  sent: { event: WorkflowEvent; key: string } | null;
  /** A key of a message: the machine's reason, or the problem's code. */
  reason: string | null;
  problem: Problem | null;
}

export const decisionMachine = setup({
  types: {
    context: {} as DecisionContext,
    input: {} as { record: Decided },
    events: {} as DecisionEvent,
  },
  actors: {
    sendEvent: fromPromise<Decided, { id: string; version: number; event: WorkflowEvent; key: string }>(
      notProvided('sendEvent'),
    ),
  },
  actions: {
    storeChoice: assign((_, { event }: { event: string }) => ({ chosen: event, reason: null, problem: null })),
    storeEvent: assign((_, { event }: { event: WorkflowEvent }) => ({ sent: { event, key: crypto.randomUUID() } })),
    storePlainEvent: assign((_, { event }: { event: string }) => ({
      chosen: event,
      sent: { event: { type: event }, key: crypto.randomUUID() },
    })),
    storeRecord: assign((_, { output }: { output: Decided }) => ({ record: output, reason: null, problem: null })),
    storeRefusal: assign((_, { error }: { error: unknown }) => {
      const problem = problemOf(error);
      return { problem, reason: problem.reason ?? problem.code };
    }),
    storeCurrent: assign(({ context }, { error }: { error: unknown }) => ({
      record: (problemOf(error).current as Decided | undefined) ?? context.record,
    })),
    storeUnavailable: assign(({ context }, { event }: { event: string }) => ({
      chosen: event,
      reason: context.record.availableEvents.find(({ type }) => type === event)?.reason ?? 'wrongState',
    })),
    forgetChoice: assign({ chosen: null, sent: null, reason: null, problem: null }),
    announceDecision: actionNotProvided<{ record: Decided }>('announceDecision'),
  },
  guards: {
    isUnavailable: ({ context }, { event }: { event: string }) =>
      !context.record.availableEvents.some(({ type, isAvailable }) => type === event && isAvailable),
    needsPayload: (_, { needsPayload }: { needsPayload: boolean }) => needsPayload,
    isSameEvent: ({ context }, { event }: { event: WorkflowEvent }) =>
      JSON.stringify(context.sent?.event) === JSON.stringify(event),
    isStale: (_, { error }: { error: unknown }) => problemOf(error).code === 'stale',
    isRefused: (_, { error }: { error: unknown }) =>
      ['refused', 'forbidden', 'invalid', 'duplicate'].includes(problemOf(error).code),
  },
}).createMachine({
  id: 'decision',
  description: "One person's decision about a record: chosen, completed with what it needs, sent once, and answered.",
  context: ({ input }) => ({ record: input.record, chosen: null, sent: null, reason: null, problem: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'decision.chosen': [
          {
            guard: { type: 'isUnavailable', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'storeUnavailable', params: ({ event }) => event },
          },
          {
            guard: { type: 'needsPayload', params: ({ event }) => event },
            target: 'collecting',
            actions: { type: 'storeChoice', params: ({ event }) => event },
          },
          { target: 'sending', actions: { type: 'storePlainEvent', params: ({ event }) => event } },
        ],
      },
    },
    collecting: {
      on: {
        'decision.submitted': { target: 'sending', actions: { type: 'storeEvent', params: ({ event }) => event } },
        'decision.cancelled': { target: 'choosing', actions: 'forgetChoice' },
      },
    },
    sending: {
      invoke: {
        src: 'sendEvent',
        input: ({ context: { record, sent } }) => ({ id: record.id, version: record.version, ...sent! }),
        onDone: { target: 'done', actions: { type: 'storeRecord', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: 'stale',
            actions: [
              { type: 'storeRefusal', params: ({ event }) => event },
              { type: 'storeCurrent', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'storeRefusal', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'storeRefusal', params: ({ event }) => event } },
        ],
      },
    },
    done: {
      entry: { type: 'announceDecision', params: ({ context }) => ({ record: context.record }) },
      always: { target: 'choosing', actions: 'forgetChoice' },
    },
    refused: {
      on: {
        'decision.submitted': { target: 'sending', actions: { type: 'storeEvent', params: ({ event }) => event } },
        'decision.cancelled': { target: 'choosing', actions: 'forgetChoice' },
      },
    },
    stale: {
      description:
        'The record is another one than was decided about: it is looked at again, and decided about as it is.',
      on: {
        'decision.submitted': [
          {
            guard: { type: 'isUnavailable', params: ({ event }) => ({ event: event.event.type }) },
            target: 'refused',
            actions: { type: 'storeUnavailable', params: ({ event }) => ({ event: event.event.type }) },
          },
          { target: 'sending', actions: { type: 'storeEvent', params: ({ event }) => event } },
        ],
        'decision.cancelled': { target: 'choosing', actions: 'forgetChoice' },
      },
    },
    failed: {
      on: {
        'decision.retried': 'sending',
        'decision.submitted': [
          { guard: { type: 'isSameEvent', params: ({ event }) => event }, target: 'sending' },
          { target: 'sending', actions: { type: 'storeEvent', params: ({ event }) => event } },
        ],
        'decision.cancelled': { target: 'choosing', actions: 'forgetChoice' },
      },
    },
  },
});
