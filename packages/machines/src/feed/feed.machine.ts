import type { Page } from '@diwan/api-contract/page';
import type { Problem } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';

export type LogEvent = { type: 'feed.older' } | { type: 'feed.refresh' };

export interface LogContext<Entry> {
  /** Newest first. */
  entries: readonly Entry[];
  /** Cursor of the next older page; null at the beginning of time. */
  next: string | null;
  problem: Problem | null;
}

export const createFeedMachine = <Entry>() =>
  setup({
    types: { context: {} as LogContext<Entry>, events: {} as LogEvent, tags: {} as 'busy' },
    actors: {
      fetchEntries: fromPromise<Page<Entry>, { before: string | null }>(notProvided('fetchEntries')),
    },
    actions: {
      storeNewest: assign((_, { items, next }: Page<Entry>) => ({ entries: items, next, problem: null })),
      storeOlder: assign(({ context }, { items, next }: Page<Entry>) => ({
        entries: [...context.entries, ...items],
        next,
        problem: null,
      })),
      storeProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    },
    guards: { hasOlder: ({ context }) => context.next !== null },
  }).createMachine({
    id: 'feed',
    description: 'Entries that are read from the newest on, older ones when they are asked for.',
    context: { entries: [], next: null, problem: null },
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          src: 'fetchEntries',
          input: { before: null },
          onDone: { target: 'shown', actions: { type: 'storeNewest', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
        },
        on: { 'feed.refresh': { target: 'loading', reenter: true } },
      },
      loadingOlder: {
        tags: 'busy',
        invoke: {
          src: 'fetchEntries',
          input: ({ context }) => ({ before: context.next }),
          onDone: { target: 'shown', actions: { type: 'storeOlder', params: ({ event }) => event.output } },
          onError: { target: 'shown', actions: { type: 'storeProblem', params: ({ event }) => event } },
        },
        on: { 'feed.refresh': 'loading' },
      },
      shown: { on: { 'feed.older': { guard: 'hasOlder', target: 'loadingOlder' }, 'feed.refresh': 'loading' } },
      failed: { on: { 'feed.refresh': 'loading' } },
    },
  });
