import type { BulkOperation, BulkPreflight } from '@diwan/api-contract/endpoints/bulk';
import type { Problem } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { isUnreachable, problemOf } from '../problem.ts';

/** An event of the workflow with its payload, or `record.remove`. */
export interface BulkAction {
  type: string;
}

export type BulkStartEvent = { type: 'start.submitted'; action: BulkAction } | { type: 'start.retried' };

export interface BulkStartContext {
  /** What was judged last: the bare event at first, then with its payload. */
  action: BulkAction;
  preflight: BulkPreflight | null;
  /** Makes starting the same action again harmless. */
  key: string | null;
  problem: Problem | null;
}

export const bulkStartMachine = setup({
  types: {
    context: {} as BulkStartContext,
    input: {} as { type: string },
    events: {} as BulkStartEvent,
    tags: {} as 'busy' | 'judged',
  },
  actors: {
    judge: fromPromise<BulkPreflight, { action: BulkAction }>(notProvided('judge')),
    startOperation: fromPromise<BulkOperation, { action: BulkAction; key: string }>(notProvided('startOperation')),
  },
  actions: {
    storeAction: assign((_, { action }: { action: BulkAction }) => ({ action, key: null, problem: null })),
    storePreflight: assign((_, { output }: { output: BulkPreflight }) => ({ preflight: output, problem: null })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    prepare: assign(({ context }) => ({ key: context.key ?? crypto.randomUUID(), problem: null })),
    announceStarted: actionNotProvided<{ output: BulkOperation }>('announceStarted'),
  },
  guards: {
    isNothingAllowed: ({ context }) => context.preflight?.allowed === 0,
    isJudged: ({ context }, { action }: { action: BulkAction }) =>
      JSON.stringify(context.action) === JSON.stringify(action),
    isUnreachable: (_, { error }: { error: unknown }) => isUnreachable(error),
    isAsShown: ({ context }, { output }: { output: BulkPreflight }) => context.preflight?.allowed === output.allowed,
  },
}).createMachine({
  id: 'bulk-start',
  description:
    'From the choice of a bulk action to its start: first how many rows it would do and why not the others, again when its payload changes that.',
  context: ({ input }) => ({ action: { type: input.type }, preflight: null, key: null, problem: null }),
  initial: 'judging',
  states: {
    judging: {
      tags: 'busy',
      invoke: {
        src: 'judge',
        input: ({ context }) => ({ action: context.action }),
        onDone: { target: 'confirming', actions: { type: 'storePreflight', params: ({ event }) => event } },
        onError: { target: 'unjudged', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    unjudged: { on: { 'start.retried': 'judging' } },
    confirming: {
      tags: 'judged',
      initial: 'asShown',
      on: {
        'start.submitted': [
          {
            guard: { type: 'isJudged', params: ({ event }) => event },
            target: 'permitting',
          },
          { target: 'judgingAgain', actions: { type: 'storeAction', params: ({ event }) => event } },
        ],
      },
      states: {
        asShown: {},
        /** The payload allows fewer rows, or more, than were shown before. */
        changed: {},
        failed: {},
        /** It may have been started all the same; the same key makes starting it again harmless. */
        unanswered: {},
      },
    },
    permitting: {
      tags: 'judged',
      always: [{ guard: 'isNothingAllowed', target: 'confirming' }, { target: 'starting' }],
    },
    judgingAgain: {
      tags: ['busy', 'judged'],
      invoke: {
        src: 'judge',
        input: ({ context }) => ({ action: context.action }),
        onDone: [
          {
            guard: { type: 'isAsShown', params: ({ event }) => event },
            target: 'permitting',
            actions: { type: 'storePreflight', params: ({ event }) => event },
          },
          { target: 'confirming.changed', actions: { type: 'storePreflight', params: ({ event }) => event } },
        ],
        onError: { target: 'confirming.failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    starting: {
      tags: ['busy', 'judged'],
      entry: 'prepare',
      invoke: {
        src: 'startOperation',
        input: ({ context }) => ({ action: context.action, key: context.key! }),
        onDone: { target: 'started', actions: { type: 'announceStarted', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isUnreachable', params: ({ event }) => event },
            target: 'confirming.unanswered',
            actions: { type: 'storeProblem', params: ({ event }) => event },
          },
          { target: 'confirming.failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
        ],
      },
    },
    started: { tags: 'judged' },
  },
});
