import type { Problem } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { isPassing, problemOf } from '../problem.ts';
import { withKnownParts } from './known-parts.ts';

export interface QueryInput<T> {
  key: string;
  /** What is known of it already. */
  value: T | null;
  /** Milliseconds that it waits before it asks, because somebody may be typing still. */
  pause: number;
  /** Whether it asks again by itself after a passing failure. */
  isPersistent: boolean;
}

export interface QueryContext<T> extends QueryInput<T> {
  /** When the value was read, in milliseconds. */
  seenAt: number | null;
  problem: Problem | null;
  readers: number;
  /** How often it changed since it was asked: then it is asked once more. */
  changes: number;
  attempt: number;
}

export type QueryEvent<T> =
  /** Somebody begins to read it, and stops. */
  | { type: 'query.wanted' }
  | { type: 'query.released' }
  /** Somebody will want it soon. */
  | { type: 'query.prefetched' }
  /** What is known, or is being read, is no longer true. */
  | { type: 'query.invalidated' }
  /** It became known in another way. */
  | { type: 'query.given'; value: T; at: number }
  | { type: 'query.forgotten' };

export const createQueryMachine = <T>() =>
  setup({
    types: {
      context: {} as QueryContext<T>,
      input: {} as QueryInput<T>,
      events: {} as QueryEvent<T>,
      tags: {} as 'busy',
    },
    actors: {
      fetchValue: fromPromise<T, { of: string; known: T | null }>(notProvided('fetchValue')),
      waitForRetry: fromPromise<void, { attempt: number }>(notProvided('waitForRetry')),
    },
    actions: {
      addReader: assign(({ context }) => ({ readers: context.readers + 1 })),
      dropReader: assign(({ context }) => ({ readers: Math.max(0, context.readers - 1) })),
      startAsking: assign({ changes: 0 }),
      noteChange: assign(({ context }) => ({ changes: context.changes + 1 })),
      storeValue: assign(({ context }, { output }: { output: T }) => ({
        value: withKnownParts(context.value, output),
        seenAt: Date.now(),
        problem: null,
        attempt: 0,
      })),
      storeGiven: assign((_, { value, at }: { value: T; at: number }) => ({ value, seenAt: at, problem: null })),
      storeProblem: assign(({ context }, { error }: { error: unknown }) => ({
        problem: problemOf(error),
        attempt: context.attempt + 1,
      })),
      clearProblem: assign({ problem: null, attempt: 0 }),
      forget: assign({ value: null, seenAt: null, problem: null, attempt: 0 }),
    },
    guards: {
      isFollowed: ({ context }) => context.readers > 0,
      isLastReader: ({ context }) => context.readers <= 1,
      isUnread: ({ context }) => context.readers === 0,
      hasChanged: ({ context }) => context.changes > 0,
      isRefusedUnread: ({ context }, { error }: { error: unknown }) => context.readers === 0 && !isPassing(error),
      hasPause: ({ context }) => context.pause > 0,
      canRetry: ({ context }, { error }: { error: unknown }) => context.isPersistent && isPassing(error),
    },
    delays: { typingPause: ({ context }) => context.pause, prefetchLife: 15_000 },
  }).createMachine({
    id: 'query',
    description:
      'One question to the server: read by whoever shows it, asked once for all of them, and what was seen stays while it is asked again.',
    context: ({ input }) => ({ ...input, seenAt: null, problem: null, readers: 0, changes: 0, attempt: 0 }),
    initial: 'idle',
    on: {
      'query.released': { actions: 'dropReader' },
      'query.given': { actions: { type: 'storeGiven', params: ({ event }) => event } },
      'query.forgotten': { target: '.idle', actions: 'forget' },
    },
    states: {
      idle: {
        entry: 'clearProblem',
        on: {
          'query.wanted': [
            { guard: 'hasPause', target: 'pausing', actions: 'addReader' },
            { target: 'fetching', actions: 'addReader' },
          ],
          'query.prefetched': 'fetching',
          'query.invalidated': { guard: 'isFollowed', target: 'fetching' },
        },
      },
      pausing: {
        tags: 'busy',
        after: { typingPause: 'fetching' },
        on: {
          'query.wanted': { actions: 'addReader' },
          'query.released': [
            { guard: 'isLastReader', target: 'idle', actions: 'dropReader' },
            { actions: 'dropReader' },
          ],
        },
      },
      fetching: {
        tags: 'busy',
        entry: 'startAsking',
        invoke: {
          src: 'fetchValue',
          input: ({ context }) => ({ of: context.key, known: context.value }),
          onDone: [
            {
              guard: 'hasChanged',
              target: 'fetching',
              reenter: true,
              actions: { type: 'storeValue', params: ({ event }) => event },
            },
            { guard: 'isUnread', target: 'prefetched', actions: { type: 'storeValue', params: ({ event }) => event } },
            { target: 'idle', actions: { type: 'storeValue', params: ({ event }) => event } },
          ],
          onError: [
            { guard: 'hasChanged', target: 'fetching', reenter: true },
            {
              guard: { type: 'isRefusedUnread', params: ({ event }) => event },
              target: 'failed.unread',
              actions: { type: 'storeProblem', params: ({ event }) => event },
            },
            { guard: 'isUnread', target: 'idle' },
            {
              guard: { type: 'canRetry', params: ({ event }) => event },
              target: 'failed.waiting',
              actions: { type: 'storeProblem', params: ({ event }) => event },
            },
            { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
          ],
        },
        on: {
          'query.wanted': { actions: 'addReader' },
          'query.invalidated': { actions: 'noteChange' },
          // The answer that is on its way may be older than what was given.
          'query.given': {
            target: 'fetching',
            reenter: true,
            actions: { type: 'storeGiven', params: ({ event }) => event },
          },
          'query.released': [
            { guard: 'isLastReader', target: 'idle', actions: 'dropReader' },
            { actions: 'dropReader' },
          ],
        },
      },
      prefetched: {
        description: 'Read before anybody wanted it: whoever wants it now has it.',
        after: { prefetchLife: 'idle' },
        on: { 'query.wanted': { target: 'idle', actions: 'addReader' }, 'query.invalidated': 'idle' },
      },
      failed: {
        initial: 'resting',
        on: {
          'query.wanted': { target: 'fetching', actions: 'addReader' },
          'query.invalidated': { guard: 'isFollowed', target: 'fetching' },
          'query.given': { target: 'idle', actions: { type: 'storeGiven', params: ({ event }) => event } },
          'query.released': [
            { guard: 'isLastReader', target: 'idle', actions: 'dropReader' },
            { actions: 'dropReader' },
          ],
        },
        states: {
          resting: {},
          unread: {
            description: 'Refused before anybody wanted it: whoever wants it now hears of it.',
            after: { prefetchLife: '#query.idle' },
            on: { 'query.wanted': { target: 'resting', actions: 'addReader' }, 'query.prefetched': '#query.fetching' },
          },
          waiting: {
            invoke: {
              src: 'waitForRetry',
              input: ({ context }) => ({ attempt: context.attempt }),
              onDone: '#query.fetching',
            },
          },
        },
      },
    },
  });
