import { fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';

export type ConnectionEvent =
  /** What the requests of the screens met. */
  | { type: 'connection.requestSucceeded' }
  | { type: 'connection.requestFailed' }
  | { type: 'connection.realtimeConnected' }
  | { type: 'connection.realtimeLost' }
  | { type: 'connection.versionSeen'; version: string };

export const connectionMachine = setup({
  types: {
    context: {} as { version: string },
    input: {} as { version: string },
    events: {} as ConnectionEvent,
    tags: {} as 'unreachable' | 'realtimeLost' | 'outdated',
  },
  actors: {
    probeServer: fromPromise<void>(notProvided('probeServer')),
  },
  actions: {
    announceReachable: actionNotProvided('announceReachable'),
  },
  guards: {
    isNewVersion: ({ context }, params: { version: string }) => params.version !== context.version,
  },
  delays: { betweenProbes: 3_000, realtimeGrace: 5_000 },
}).createMachine({
  id: 'connection',
  description:
    'Whether the server and the realtime channel can be reached, and whether a newer version of the screens was deployed.',
  type: 'parallel',
  context: ({ input }) => ({ version: input.version }),
  states: {
    server: {
      initial: 'reachable',
      states: {
        reachable: { on: { 'connection.requestFailed': 'doubted' } },
        doubted: {
          invoke: { src: 'probeServer', onDone: 'reachable', onError: 'unreachable' },
          on: { 'connection.requestSucceeded': 'reachable' },
        },
        unreachable: {
          tags: 'unreachable',
          initial: 'waiting',
          on: { 'connection.requestSucceeded': { target: 'reachable', actions: 'announceReachable' } },
          states: {
            waiting: { after: { betweenProbes: 'probing' } },
            probing: {
              invoke: {
                src: 'probeServer',
                onDone: { target: '#connection.server.reachable', actions: 'announceReachable' },
                onError: 'waiting',
              },
            },
          },
        },
      },
    },
    realtime: {
      initial: 'connecting',
      states: {
        connecting: {
          on: { 'connection.realtimeConnected': 'connected', 'connection.realtimeLost': 'interrupted' },
        },
        connected: { on: { 'connection.realtimeLost': 'interrupted' } },
        interrupted: {
          on: { 'connection.realtimeConnected': 'connected' },
          after: { realtimeGrace: 'lost' },
        },
        lost: {
          tags: 'realtimeLost',
          on: { 'connection.realtimeConnected': 'connected' },
        },
      },
    },
    version: {
      initial: 'current',
      states: {
        current: {
          on: {
            'connection.versionSeen': {
              guard: { type: 'isNewVersion', params: ({ event }) => event },
              target: 'outdated',
            },
          },
        },
        outdated: { tags: 'outdated' },
      },
    },
  },
});
