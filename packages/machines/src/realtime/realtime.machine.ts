import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { guardNotProvided, notProvided } from '../not-provided.ts';

export type RealtimeMachineEvent =
  | { type: 'realtime.started' }
  | { type: 'realtime.stopped' }
  | { type: 'realtime.tokenGiven'; token: string }
  | { type: 'realtime.tokenTaken' }
  /** Somebody listens to one more channel. */
  | { type: 'realtime.channelWanted' }
  /** What becomes of the connection. */
  | { type: 'realtime.connected' }
  | { type: 'realtime.lost' };

export interface RealtimeContext {
  token: string | null;
  /** How many connections in a row came to nothing. */
  failures: number;
}

export const realtimeMachine = setup({
  types: { context: {} as RealtimeContext, events: {} as RealtimeMachineEvent },
  actors: {
    /** Connects, holds the connection until it is stopped, and says what becomes of it. */
    holdConnection: fromCallback<RealtimeMachineEvent, { failures: number }>(() => notProvided('holdConnection')()),
    waitForRetry: fromPromise<void, { attempt: number }>(notProvided('waitForRetry')),
  },
  actions: {
    storeToken: assign((_, { token }: { token: string }) => ({ token })),
    forgetToken: assign({ token: null, failures: 0 }),
    noteFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasChannels: guardNotProvided('hasChannels'),
  },
}).createMachine({
  id: 'realtime',
  description:
    'The one realtime connection of a tab: there while somebody is signed in and listens, replaced after a pause when it is lost.',
  context: { token: null, failures: 0 },
  initial: 'stopped',
  on: {
    'realtime.stopped': '.stopped',
    'realtime.tokenGiven': { actions: { type: 'storeToken', params: ({ event }) => event } },
    'realtime.tokenTaken': { target: '.signedOut', actions: 'forgetToken' },
  },
  states: {
    stopped: {
      on: {
        'realtime.started': 'signedOut',
        'realtime.tokenTaken': { actions: 'forgetToken' },
      },
    },
    signedOut: {
      always: { guard: 'hasToken', target: 'unheard' },
    },
    unheard: {
      description: 'Nobody listens.',
      always: { guard: 'hasChannels', target: 'held' },
      on: { 'realtime.channelWanted': 'held' },
    },
    held: {
      initial: 'connecting',
      invoke: { src: 'holdConnection', input: ({ context }) => ({ failures: context.failures }) },
      on: { 'realtime.lost': { target: 'waiting', actions: 'noteFailure' } },
      states: {
        connecting: { on: { 'realtime.connected': { target: 'connected', actions: 'forgetFailures' } } },
        connected: {},
      },
    },
    waiting: {
      invoke: {
        src: 'waitForRetry',
        input: ({ context }) => ({ attempt: context.failures }),
        onDone: 'unheard',
      },
      on: {
        'realtime.channelWanted': 'held',
        'realtime.tokenGiven': { target: 'unheard', actions: { type: 'storeToken', params: ({ event }) => event } },
      },
    },
  },
});
