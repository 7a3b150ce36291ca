import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';
import type { RecordContext, RecordEvent, RecordInput, Versioned } from './record.types.ts';

export const createRecordMachine = <R extends Versioned>() =>
  setup({
    types: {
      context: {} as RecordContext<R>,
      input: {} as RecordInput<R>,
      events: {} as RecordEvent<R>,
      tags: {} as 'busy' | 'shown' | 'outdated',
    },
    actors: {
      fetchRecord: fromPromise<R, { id: string }>(notProvided('fetchRecord')),
      removeRecord: fromPromise<void, { id: string; version: number }>(notProvided('removeRecord')),
    },
    actions: {
      storeRecord: assign(({ context }, { output }: { output: R }) => ({
        record: context.record && context.record.version > output.version ? context.record : output,
      })),
      storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
      clearProblem: assign({ problem: null }),
      announceRemoval: actionNotProvided('announceRemoval'),
    },
    guards: {
      isKnown: ({ context }) => context.record !== null,
      isMissing: (_, { error }: { error: unknown }) => problemOf(error).code === 'notFound',
      isForbidden: (_, { error }: { error: unknown }) => problemOf(error).code === 'forbidden',
      isNewer: ({ context }, { version }: { version: number }) => version > (context.record?.version ?? 0),
    },
  }).createMachine({
    id: 'record',
    description: 'One record on screen: kept up to date while it is shown, and removed.',
    context: ({ input }) => ({ id: input.id, record: input.known ?? null, problem: null }),
    initial: 'loading',
    on: { 'record.removedElsewhere': '.missing' },
    states: {
      loading: {
        tags: 'busy',
        always: { guard: 'isKnown', target: 'showing' },
        invoke: {
          src: 'fetchRecord',
          input: ({ context }) => ({ id: context.id }),
          onDone: {
            target: 'showing',
            actions: ['clearProblem', { type: 'storeRecord', params: ({ event }) => event }],
          },
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
            { guard: { type: 'isForbidden', params: ({ event }) => event }, target: 'forbidden' },
            { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
          ],
        },
        on: {
          // What is on its way may be what it was before.
          'record.changedElsewhere': { target: 'loading', reenter: true },
          'record.given': {
            target: 'showing',
            actions: { type: 'storeRecord', params: ({ event }) => ({ output: event.record }) },
          },
        },
      },
      showing: {
        tags: 'shown',
        initial: 'idle',
        on: {
          'record.remove': 'removing',
          'record.problemDismissed': { actions: 'clearProblem' },
          'record.given': { actions: { type: 'storeRecord', params: ({ event }) => ({ output: event.record }) } },
        },
        states: {
          idle: {
            on: {
              'record.refresh': 'refreshing',
              'record.changedElsewhere': {
                guard: { type: 'isNewer', params: ({ event }) => event },
                target: 'refreshing',
              },
            },
          },
          refreshing: {
            on: { 'record.changedElsewhere': { target: 'refreshing', reenter: true } },
            invoke: {
              src: 'fetchRecord',
              input: ({ context }) => ({ id: context.id }),
              onDone: { target: 'idle', actions: { type: 'storeRecord', params: ({ event }) => event } },
              onError: [
                { guard: { type: 'isMissing', params: ({ event }) => event }, target: '#record.missing' },
                { guard: { type: 'isForbidden', params: ({ event }) => event }, target: '#record.forbidden' },
                { target: 'outdated', actions: { type: 'storeProblem', params: ({ event }) => event } },
              ],
            },
          },
          outdated: {
            tags: 'outdated',
            exit: 'clearProblem',
            on: {
              'record.refresh': 'refreshing',
              'record.changedElsewhere': 'refreshing',
              'record.given': {
                target: 'idle',
                actions: { type: 'storeRecord', params: ({ event }) => ({ output: event.record }) },
              },
            },
          },
        },
      },
      removing: {
        tags: ['busy', 'shown'],
        entry: 'clearProblem',
        invoke: {
          src: 'removeRecord',
          input: ({ context }) => ({ id: context.id, version: context.record!.version }),
          onDone: { target: 'removed', actions: 'announceRemoval' },
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
            { target: 'showing.refreshing', actions: { type: 'storeProblem', params: ({ event }) => event } },
          ],
        },
        on: { 'record.removedElsewhere': {} },
      },
      failed: {
        on: {
          'record.refresh': 'loading',
          'record.given': {
            target: 'showing',
            actions: ['clearProblem', { type: 'storeRecord', params: ({ event }) => ({ output: event.record }) }],
          },
        },
      },
      missing: {},
      forbidden: {},
      removed: {},
    },
  });
