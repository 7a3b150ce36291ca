import type { BulkItem, BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import type { Page } from '@diwan/api-contract/page';
import type { BulkOutcome } from '@diwan/api-contract/values/bulk';
import { assign, fromPromise, raise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';
import { type BulkFollowContext, type BulkFollowEvent, endedStates, type Steering } from './bulk-follow.types.ts';

export const bulkFollowMachine = setup({
  types: {
    context: {} as BulkFollowContext,
    input: {} as { id: string },
    events: {} as BulkFollowEvent,
    tags: {} as 'busy' | 'shown' | 'steering',
  },
  actors: {
    fetchOperation: fromPromise<BulkOperation, { id: string }>(notProvided('fetchOperation')),
    steer: fromPromise<BulkOperation, { id: string; version: number; steering: Steering; key: string }>(
      notProvided('steer'),
    ),
    /** The first rows, at least as many as were seen before. */
    fetchItems: fromPromise<Page<BulkItem>, { id: string; outcome: BulkOutcome | null; count: number }>(
      notProvided('fetchItems'),
    ),
  },
  actions: {
    storeOperation: assign((_, { output }: { output: BulkOperation }) => ({ operation: output, problem: null })),
    storeSteering: assign(({ context }, { steering }: { steering: Steering }) => ({
      sent: context.sent?.steering === steering ? context.sent : { steering, key: crypto.randomUUID() },
      problem: null,
    })),
    forgetSteering: assign({ sent: null }),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    storeCurrent: assign(({ context }, { error }: { error: unknown }) => ({
      operation: (problemOf(error).current as BulkOperation | undefined) ?? context.operation,
    })),
    storeOutcome: assign((_, { outcome }: { outcome: BulkOutcome | null }) => ({ outcome, items: null })),
    storeItems: assign((_, { output }: { output: Page<BulkItem> }) => ({ items: output, itemsProblem: null })),
    storeItemsProblem: assign((_, { error }: { error: unknown }) => ({ itemsProblem: problemOf(error) })),
    noteNews: assign({ hasNews: true }),
    awaitNews: assign({ hasNews: false }),
    noteItemNews: assign({ hasItemNews: true }),
    awaitItemNews: assign({ hasItemNews: false }),
    tellItems: raise({ type: 'follow.itemsOutdated' }),
    announceEnd: actionNotProvided<{ output: BulkOperation }>('announceEnd'),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => problemOf(error).code === 'notFound',
    isSettled: (_, { error }: { error: unknown }) => ['stale', 'refused', 'forbidden'].includes(problemOf(error).code),
    isUnderWay: ({ context }) => context.operation?.state === 'running' || (context.operation?.mails?.waiting ?? 0) > 0,
    isEndOfOpen: ({ context }, { output }: { output: BulkOperation }) =>
      endedStates.has(output.state) && !endedStates.has(context.operation!.state),
    isOutcome: ({ context }, { outcome }: { outcome: BulkOutcome | null }) => context.outcome === outcome,
    hasNews: ({ context }) => context.hasNews,
    hasItemNews: ({ context }) => context.hasItemNews,
    hasMore: ({ context }) => context.items?.next != null,
  },
  delays: { patience: 3_000, gathering: 1_000 },
}).createMachine({
  id: 'bulk-follow',
  description:
    'An operation on the server as somebody watches and steers it: told of its progress, and asking from time to time in case nobody tells.',
  type: 'parallel',
  context: ({ input }) => ({
    id: input.id,
    operation: null,
    problem: null,
    sent: null,
    outcome: null,
    items: null,
    itemsProblem: null,
    hasNews: false,
    hasItemNews: false,
  }),
  states: {
    operation: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            src: 'fetchOperation',
            input: ({ context }) => ({ id: context.id }),
            onDone: { target: 'shown', actions: { type: 'storeOperation', params: ({ event }) => event } },
            onError: [
              { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
              { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
            ],
          },
        },
        shown: {
          tags: 'shown',
          initial: 'idle',
          on: {
            'follow.steered': { target: '.steering', actions: { type: 'storeSteering', params: ({ event }) => event } },
          },
          states: {
            idle: {
              after: { patience: { guard: 'isUnderWay', target: 'reading' } },
              on: { 'follow.progressed': 'reading', 'follow.refresh': 'reading' },
            },
            reading: {
              entry: 'awaitNews',
              on: { 'follow.progressed': { actions: 'noteNews' } },
              invoke: {
                src: 'fetchOperation',
                input: ({ context }) => ({ id: context.id }),
                onDone: [
                  {
                    guard: { type: 'isEndOfOpen', params: ({ event }) => event },
                    target: 'read',
                    actions: [
                      { type: 'storeOperation', params: ({ event }) => event },
                      'tellItems',
                      { type: 'announceEnd', params: ({ event }) => event },
                    ],
                  },
                  { target: 'read', actions: { type: 'storeOperation', params: ({ event }) => event } },
                ],
                onError: { target: 'read', actions: { type: 'storeProblem', params: ({ event }) => event } },
              },
            },
            read: { always: [{ guard: 'hasNews', target: 'reading' }, { target: 'idle' }] },
            steering: {
              tags: ['busy', 'steering'],
              entry: 'awaitNews',
              on: { 'follow.steered': {}, 'follow.progressed': { actions: 'noteNews' } },
              invoke: {
                src: 'steer',
                input: ({ context }) => ({ id: context.id, version: context.operation!.version, ...context.sent! }),
                onDone: {
                  target: 'read',
                  actions: ['forgetSteering', { type: 'storeOperation', params: ({ event }) => event }, 'tellItems'],
                },
                onError: [
                  {
                    guard: { type: 'isSettled', params: ({ event }) => event },
                    target: 'read',
                    actions: [
                      'forgetSteering',
                      { type: 'storeProblem', params: ({ event }) => event },
                      { type: 'storeCurrent', params: ({ event }) => event },
                    ],
                  },
                  { target: 'read', actions: { type: 'storeProblem', params: ({ event }) => event } },
                ],
              },
            },
          },
        },
        failed: { on: { 'follow.refresh': 'loading' } },
        missing: {},
      },
    },
    items: {
      initial: 'reading',
      on: {
        'follow.outcomeChosen': [
          { guard: { type: 'isOutcome', params: ({ event }) => event } },
          { target: '.reading', actions: { type: 'storeOutcome', params: ({ event }) => event } },
        ],
        'follow.refresh': '.reading',
      },
      states: {
        reading: {
          entry: 'awaitItemNews',
          on: {
            'follow.progressed': { actions: 'noteItemNews' },
            'follow.itemsOutdated': { actions: 'noteItemNews' },
          },
          invoke: {
            src: 'fetchItems',
            input: ({ context: { id, outcome, items } }) => ({ id, outcome, count: items?.items.length ?? 1 }),
            onDone: { target: 'read', actions: { type: 'storeItems', params: ({ event }) => event } },
            onError: { target: 'read', actions: { type: 'storeItemsProblem', params: ({ event }) => event } },
          },
        },
        readingMore: {
          tags: 'busy',
          entry: 'awaitItemNews',
          on: {
            'follow.progressed': { actions: 'noteItemNews' },
            'follow.itemsOutdated': { actions: 'noteItemNews' },
          },
          invoke: {
            src: 'fetchItems',
            input: ({ context: { id, outcome, items } }) => ({ id, outcome, count: items!.items.length + 1 }),
            onDone: { target: 'read', actions: { type: 'storeItems', params: ({ event }) => event } },
            onError: { target: 'read', actions: { type: 'storeItemsProblem', params: ({ event }) => event } },
          },
        },
        read: { always: [{ guard: 'hasItemNews', target: 'outdated' }, { target: 'shown' }] },
        shown: {
          on: {
            'follow.moreWanted': { guard: 'hasMore', target: 'readingMore' },
            'follow.progressed': 'outdated',
            'follow.itemsOutdated': 'outdated',
          },
          after: { patience: { guard: 'isUnderWay', target: 'reading' } },
        },
        outdated: {
          after: { gathering: 'reading' },
          on: { 'follow.moreWanted': { guard: 'hasMore', target: 'readingMore' } },
        },
      },
    },
  },
});
