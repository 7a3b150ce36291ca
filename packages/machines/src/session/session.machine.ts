import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { isPassing, problemOf } from '../problem.ts';
import type { EndReason, HeldSession, SessionContext, SessionEvent, StoredSession } from './session.types.ts';

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'busy' | 'signedIn' | 'renewing' | 'lapsed',
  },
  actors: {
    restoreSession: fromPromise<StoredSession>(notProvided('restoreSession')),
    redirectToProvider: fromPromise<void, { to: string | null }>(notProvided('redirectToProvider')),
    exchangeCode: fromPromise<{ session: HeldSession; to: string | null }, { url: string }>(
      notProvided('exchangeCode'),
    ),
    renewToken: fromPromise<HeldSession, { session: HeldSession }>(notProvided('renewToken')),
    waitForExpiry: fromPromise<void, { expiresAt: string; serverOffset: number }>(notProvided('waitForExpiry')),
    waitForRetry: fromPromise<void, { attempt: number }>(notProvided('waitForRetry')),
    endSession: fromPromise<{ endSessionUrl: string | null }, { session: HeldSession | null }>(
      notProvided('endSession'),
    ),
  },
  actions: {
    storeSession: assign((_, params: { session: HeldSession }) => ({
      session: params.session,
      problem: null,
      endReason: null,
    })),
    storeDestination: assign((_, params: { to: string | null }) => ({ to: params.to, problem: null })),
    storeProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    storeEnd: assign((_, params: { reason: EndReason }) => ({ session: null, endReason: params.reason })),
    countAttempt: assign({ renewalAttempts: ({ context }) => context.renewalAttempts + 1 }),
    clearAttempts: assign({ renewalAttempts: 0 }),
    persistSession: actionNotProvided<{ session: HeldSession }>('persistSession'),
    removeToken: actionNotProvided('removeToken'),
    wipeSession: actionNotProvided('wipeSession'),
    announceToken: actionNotProvided<{ session: HeldSession }>('announceToken'),
    announceEnd: actionNotProvided<{ reason: EndReason }>('announceEnd'),
    announceArrival: actionNotProvided<{ to: string | null }>('announceArrival'),
    logRenewalFailure: actionNotProvided<{ error: unknown }>('logRenewalFailure'),
    openSignInWindow: actionNotProvided('openSignInWindow'),
    leaveToProvider: actionNotProvided<{ url: string | null }>('leaveToProvider'),
  },
  guards: {
    isLoggedIn: (_, { session, isLoggedInFlagSet, now }: StoredSession) =>
      isLoggedInFlagSet && session !== null && Date.parse(session.signInExpiresAt) > Date.parse(now),
    isOutdated: ({ context }, params: { token: string | null }) => params.token !== context.session?.adminToken,
    isOtherPerson: ({ context }, params: { session: HeldSession }) =>
      context.session !== null && context.session.user.uid !== params.session.user.uid,
    isOlder: ({ context }, params: { session: HeldSession }) =>
      context.session !== null && Date.parse(params.session.expiresAt) < Date.parse(context.session.expiresAt),
    isForbidden: (_, params: { error: unknown }) => problemOf(params.error).code === 'forbidden',
    isPassing: (_, params: { error: unknown }) => isPassing(params.error),
  },
}).createMachine({
  id: 'session',
  description:
    'Who is signed in here: restored when the page opens, renewed before it runs out, and ended in every tab at once.',
  context: { session: null, to: null, endReason: null, problem: null, renewalAttempts: 0 },
  initial: 'restoring',
  on: {
    'session.tokenReceived': [
      {
        guard: { type: 'isOtherPerson', params: ({ event }) => event },
        target: '.ended',
        actions: { type: 'storeEnd', params: { reason: 'replaced' } },
      },
      { guard: { type: 'isOlder', params: ({ event }) => event } },
      { target: '.active', actions: { type: 'storeSession', params: ({ event }) => event } },
    ],
    'session.endedElsewhere': {
      target: '.ended',
      actions: [{ type: 'storeEnd', params: ({ event }) => event }, 'wipeSession'],
    },
    'session.callbackArrived': '.exchanging',
    'session.signInRequested': {
      target: '.redirecting',
      actions: { type: 'storeDestination', params: ({ event }) => event },
    },
    'session.signOutRequested': '.signingOut',
  },
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'isLoggedIn', params: ({ event }) => event.output },
            target: 'active',
            actions: { type: 'storeSession', params: ({ event }) => ({ session: event.output.session! }) },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    signedOut: {},
    redirecting: {
      tags: 'busy',
      invoke: {
        src: 'redirectToProvider',
        input: ({ context }) => ({ to: context.to }),
        onError: { target: 'signedOut', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
      on: { 'session.signInRequested': {} },
    },
    exchanging: {
      tags: 'busy',
      invoke: {
        src: 'exchangeCode',
        input: ({ event }) => ({ url: event.type === 'session.callbackArrived' ? event.url : '' }),
        onDone: {
          target: 'active',
          actions: [
            { type: 'storeSession', params: ({ event }) => event.output },
            { type: 'persistSession', params: ({ event }) => event.output },
            { type: 'announceToken', params: ({ event }) => event.output },
            { type: 'announceArrival', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isForbidden', params: ({ event }) => event },
            target: 'forbidden',
            actions: { type: 'storeProblem', params: ({ event }) => event },
          },
          { target: 'signedOut', actions: { type: 'storeProblem', params: ({ event }) => event } },
        ],
      },
      on: { 'session.callbackArrived': {} },
    },
    active: {
      tags: 'signedIn',
      initial: 'fresh',
      entry: 'clearAttempts',
      on: {
        'session.signInRequested': {},
      },
      states: {
        fresh: {
          entry: 'clearAttempts',
          invoke: {
            src: 'waitForExpiry',
            input: ({ context }) => ({
              expiresAt: context.session!.expiresAt,
              serverOffset: context.session!.serverOffset,
            }),
            onDone: 'renewing',
          },
          on: {
            'session.renewalWanted': [
              { guard: { type: 'isOutdated', params: ({ event }) => event } },
              { target: 'renewing' },
            ],
          },
        },
        renewing: {
          tags: 'renewing',
          entry: 'countAttempt',
          invoke: {
            src: 'renewToken',
            input: ({ context }) => ({ session: context.session! }),
            onDone: {
              target: 'fresh',
              actions: [
                { type: 'storeSession', params: ({ event }) => ({ session: event.output }) },
                { type: 'persistSession', params: ({ event }) => ({ session: event.output }) },
                { type: 'announceToken', params: ({ event }) => ({ session: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: 'isPassing', params: ({ event }) => event },
                target: 'unreachable',
                actions: { type: 'logRenewalFailure', params: ({ event }) => event },
              },
              {
                guard: { type: 'isForbidden', params: ({ event }) => event },
                target: '#session.forbidden',
                actions: [
                  { type: 'logRenewalFailure', params: ({ event }) => event },
                  { type: 'storeProblem', params: ({ event }) => event },
                ],
              },
              {
                target: '#session.lapsed',
                actions: { type: 'logRenewalFailure', params: ({ event }) => event },
              },
            ],
          },
        },
        unreachable: {
          invoke: {
            src: 'waitForRetry',
            input: ({ context }) => ({ attempt: context.renewalAttempts }),
            onDone: 'renewing',
          },
          on: { 'session.reachable': 'renewing', 'session.renewalWanted': 'renewing' },
        },
      },
    },
    lapsed: {
      tags: 'lapsed',
      entry: 'removeToken',
      on: { 'session.signInWindowRequested': { actions: 'openSignInWindow' } },
    },
    forbidden: { entry: 'removeToken' },
    signingOut: {
      tags: 'busy',
      entry: [{ type: 'announceEnd', params: { reason: 'logout' } }, 'wipeSession'],
      invoke: {
        src: 'endSession',
        input: ({ context }) => ({ session: context.session }),
        onDone: {
          target: 'ended',
          actions: [
            { type: 'storeEnd', params: { reason: 'logout' } },
            { type: 'leaveToProvider', params: ({ event }) => ({ url: event.output.endSessionUrl }) },
          ],
        },
        onError: { target: 'ended', actions: { type: 'storeEnd', params: { reason: 'logout' } } },
      },
      on: { 'session.signOutRequested': {}, 'session.tokenReceived': {}, 'session.endedElsewhere': {} },
    },
    ended: {},
  },
});
