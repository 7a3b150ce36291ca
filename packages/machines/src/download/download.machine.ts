import type { CappedCount } from '@diwan/api-contract/page';
import type { Problem } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';

/** The list's query, and what the file is to be. */
export type DownloadWish = Readonly<Record<string, string>>;

export type DownloadEvent =
  | { type: 'download.opened'; wish: DownloadWish }
  | { type: 'download.wanted'; wish: DownloadWish }
  | { type: 'download.cancelled' };

interface DownloadContext {
  /** How many rows there are; null until they have been counted. */
  count: CappedCount | null;
  /** What they were counted for. */
  query: DownloadWish;
  wish: DownloadWish | null;
  problem: Problem | null;
}

export const downloadMachine = setup({
  types: { context: {} as DownloadContext, events: {} as DownloadEvent, tags: {} as 'busy' },
  actors: {
    countRows: fromPromise<CappedCount, { wish: DownloadWish }>(notProvided('countRows')),
    fetchFile: fromPromise<unknown, { wish: DownloadWish }>(notProvided('fetchFile')),
  },
  actions: {
    storeQuery: assign((_, { wish }: { wish: DownloadWish }) => ({ query: wish, count: null })),
    storeCount: assign((_, { output }: { output: CappedCount }) => ({ count: output })),
    storeWish: assign((_, { wish }: { wish: DownloadWish }) => ({ wish, problem: null })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    forgetProblem: assign({ problem: null }),
    announceFile: actionNotProvided<{ output: unknown }>('announceFile'),
    announceFailure: actionNotProvided<{ problem: Problem }>('announceFailure'),
  },
}).createMachine({
  id: 'download',
  description:
    'A file that the server makes: counted when somebody looks at the offer, fetched once, given up when they say so.',
  context: { count: null, query: {}, wish: null, problem: null },
  type: 'parallel',
  states: {
    rows: {
      initial: 'unknown',
      states: {
        unknown: {
          on: {
            'download.opened': { target: 'counting', actions: { type: 'storeQuery', params: ({ event }) => event } },
          },
        },
        counting: {
          invoke: {
            src: 'countRows',
            input: ({ context }) => ({ wish: context.query }),
            onDone: { target: 'known', actions: { type: 'storeCount', params: ({ event }) => event } },
            onError: 'unknown',
          },
          on: {
            'download.opened': {
              target: 'counting',
              reenter: true,
              actions: { type: 'storeQuery', params: ({ event }) => event },
            },
          },
        },
        known: {
          on: {
            'download.opened': { target: 'counting', actions: { type: 'storeQuery', params: ({ event }) => event } },
          },
        },
      },
    },
    file: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'download.wanted': { target: 'fetching', actions: { type: 'storeWish', params: ({ event }) => event } },
          },
        },
        fetching: {
          tags: 'busy',
          invoke: {
            src: 'fetchFile',
            input: ({ context }) => ({ wish: context.wish! }),
            onDone: { target: 'idle', actions: { type: 'announceFile', params: ({ event }) => event } },
            onError: { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
          },
          on: { 'download.cancelled': 'idle' },
        },
        failed: {
          entry: { type: 'announceFailure', params: ({ context }) => ({ problem: context.problem! }) },
          exit: 'forgetProblem',
          on: {
            'download.wanted': { target: 'fetching', actions: { type: 'storeWish', params: ({ event }) => event } },
            'download.cancelled': 'idle',
          },
        },
      },
    },
  },
});
