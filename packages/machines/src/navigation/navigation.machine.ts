import { assign, emit, fromPromise, setup } from 'xstate';
import { actionNotProvided, guardNotProvided, notProvided } from '../not-provided.ts';
import * as guards from './navigation.guards.ts';
import * as moves from './navigation.locations.ts';
import type { Entry, Location, NavigationContext, NavigationEvent, PendingNavigation } from './navigation.types.ts';

export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    input: {} as { location: Entry },
    events: {} as NavigationEvent,
    emitted: {} as { type: 'navigation.changesAbandoned' },
    tags: {} as 'loading' | 'asking',
  },
  actors: { loadScreen: fromPromise<void, Location>(notProvided('loadScreen')) },
  actions: {
    storeRequest: assign(({ context }, location: moves.Written) => ({ pending: moves.toPending(context, location) })),
    storeTraversal: assign((_, location: Entry) => ({ pending: moves.toTraversal(location) })),
    redirect: assign(({ context }, location: Location) => ({ pending: moves.redirected(context, location) })),
    replaceScreen: assign(({ context }, location: Location) => ({
      pending: moves.toPending(context, { ...location, kind: 'replace' }),
    })),
    storeAccepted: assign(({ context }) => moves.accepted(context)),
    storeSearch: assign(({ context }, location: moves.Written) => ({ accepted: moves.searched(context, location) })),
    storeSearchTraversed: assign((_, { path, search, index }: Entry) => ({ accepted: { path, search, index } })),
    storeUnsaved: assign(({ context }, { form }: { form: string }) => ({
      unsaved: [...moves.without(context, form), form],
    })),
    forgetUnsaved: assign(({ context }, { form }: { form: string }) => ({ unsaved: moves.without(context, form) })),
    storeFailure: assign((_, params: { failure: 'failed' | 'timedOut' }) => ({ failure: params.failure })),
    forgetFailure: assign({ failure: null }),
    sendTokenCheck: actionNotProvided<{ navigation: number }>('sendTokenCheck'),
    giveTokenToRealtime: actionNotProvided('giveTokenToRealtime'),
    removeToken: actionNotProvided('removeToken'),
    writeHistory: actionNotProvided<moves.Written & Entry>('writeHistory'),
    moveInHistory: actionNotProvided<{ by: number }>('moveInHistory'),
    hideOverlay: actionNotProvided('hideOverlay'),
    scrollToTop: actionNotProvided('scrollToTop'),
    announceArrival: actionNotProvided('announceArrival'),
    announceAbandoned: emit({ type: 'navigation.changesAbandoned' }),
    reloadPage: actionNotProvided('reloadPage'),
    openDocument: actionNotProvided<PendingNavigation>('openDocument'),
  },
  guards: {
    isInOtherDocument: guardNotProvided<Location>('isInOtherDocument'),
    isUnknown: guardNotProvided<Location>('isUnknown'),
    isSignInMissing: guardNotProvided<Location>('isSignInMissing'),
    isNotPermitted: guardNotProvided<Location>('isNotPermitted'),
    canReload: guardNotProvided<{ error: unknown }>('canReload'),
    ...guards,
  },
  delays: { screenTimeout: 120_000 },
}).createMachine({
  id: 'navigation',
  description:
    'Where this tab is: a location is decided about, accepted and loaded, and nobody leaves unsaved changes unasked.',
  context: ({ input }) => ({
    accepted: input.location,
    pending: { ...input.location, kind: 'replace' },
    unsaved: [],
    navigation: 0,
    failure: null,
  }),
  initial: 'deciding',
  on: {
    'navigation.changesMade': { actions: { type: 'storeUnsaved', params: ({ event }) => event } },
    'navigation.changesSettled': { actions: { type: 'forgetUnsaved', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      always: [
        { guard: { type: 'isInOtherDocument', params: ({ context }) => context.pending }, target: 'departing' },
        {
          guard: { type: 'isUnknown', params: ({ context }) => context.pending },
          target: 'accepting',
          actions: { type: 'redirect', params: moves.error404 },
        },
        {
          guard: { type: 'isSignInMissing', params: ({ context }) => context.pending },
          target: 'accepting',
          actions: { type: 'redirect', params: ({ context }) => moves.signInLocation(context.pending) },
        },
        {
          guard: { type: 'isNotPermitted', params: ({ context }) => context.pending },
          target: 'accepting',
          actions: { type: 'redirect', params: moves.notAuthorized },
        },
        { target: 'accepting' },
      ],
    },
    departing: {
      entry: { type: 'openDocument', params: ({ context }) => context.pending },
      on: {
        'navigation.requested': { target: 'deciding', actions: { type: 'storeRequest', params: ({ event }) => event } },
        'navigation.traversed': {
          target: 'deciding',
          actions: { type: 'storeTraversal', params: ({ event }) => event },
        },
      },
    },
    accepting: {
      entry: [
        'storeAccepted',
        { type: 'sendTokenCheck', params: ({ context }) => ({ navigation: context.navigation }) },
        'giveTokenToRealtime',
      ],
      always: [
        { guard: 'isTraversal', target: 'screen' },
        { target: 'screen', actions: { type: 'writeHistory', params: ({ context }) => moves.written(context) } },
      ],
    },
    screen: {
      type: 'parallel',
      on: {
        'navigation.searchChanged': {
          guard: 'isSameScreen',
          actions: [
            { type: 'storeSearch', params: ({ event }) => event },
            { type: 'writeHistory', params: ({ context, event }) => ({ ...context.accepted, kind: event.kind }) },
          ],
        },
        'navigation.checkRefused': [
          {
            guard: 'isSignInGone',
            target: 'accepting',
            actions: [
              'removeToken',
              { type: 'replaceScreen', params: ({ context }) => moves.signInLocation(context.accepted) },
            ],
          },
          {
            guard: 'isAccountForbidden',
            target: 'accepting',
            actions: { type: 'replaceScreen', params: moves.notAuthorized },
          },
        ],
      },
      states: {
        content: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'loading',
              exit: 'hideOverlay',
              invoke: {
                src: 'loadScreen',
                input: ({ context }) => ({ path: context.accepted.path, search: context.accepted.search }),
                onDone: { target: 'arrived', actions: 'forgetFailure' },
                onError: [
                  {
                    guard: { type: 'canReload', params: ({ event }) => event },
                    target: 'reloading',
                    actions: 'reloadPage',
                  },
                  { target: 'failed', actions: { type: 'storeFailure', params: { failure: 'failed' } } },
                ],
              },
              after: {
                screenTimeout: { target: 'failed', actions: { type: 'storeFailure', params: { failure: 'timedOut' } } },
              },
            },
            arrived: { entry: ['scrollToTop', 'announceArrival'] },
            failed: {
              entry: ['scrollToTop', 'announceArrival'],
              on: { 'navigation.retried': 'loading' },
            },
            reloading: { tags: 'loading' },
          },
        },
        leaving: {
          initial: 'staying',
          states: {
            staying: {
              on: {
                'navigation.requested': [
                  {
                    guard: 'isForced',
                    target: '#navigation.deciding',
                    actions: { type: 'storeRequest', params: ({ event }) => event },
                  },
                  {
                    guard: 'hasUnsavedChanges',
                    target: 'asking',
                    actions: { type: 'storeRequest', params: ({ event }) => event },
                  },
                  { target: '#navigation.deciding', actions: { type: 'storeRequest', params: ({ event }) => event } },
                ],
                'navigation.traversed': [
                  { guard: 'isHere' },
                  { guard: 'isSameScreen', actions: { type: 'storeSearchTraversed', params: ({ event }) => event } },
                  {
                    guard: 'hasUnsavedChanges',
                    target: 'restoring',
                    actions: { type: 'storeTraversal', params: ({ event }) => event },
                  },
                  { target: '#navigation.deciding', actions: { type: 'storeTraversal', params: ({ event }) => event } },
                ],
              },
            },
            restoring: {
              entry: { type: 'moveInHistory', params: ({ context }) => moves.wayBack(context) },
              on: {
                'navigation.traversed': [
                  { guard: 'isHere', target: 'asking' },
                  {
                    target: 'restoring',
                    reenter: true,
                    actions: { type: 'storeTraversal', params: ({ event }) => event },
                  },
                ],
              },
            },
            asking: {
              tags: 'asking',
              on: {
                'navigation.confirmed': [
                  { guard: 'isTraversal', target: 'moving', actions: 'announceAbandoned' },
                  { target: '#navigation.deciding', actions: 'announceAbandoned' },
                ],
                'navigation.cancelled': 'staying',
                'navigation.requested': [
                  {
                    guard: 'isForced',
                    target: '#navigation.deciding',
                    actions: { type: 'storeRequest', params: ({ event }) => event },
                  },
                  { actions: { type: 'storeRequest', params: ({ event }) => event } },
                ],
                'navigation.traversed': [
                  { guard: 'isHere' },
                  { target: 'restoring', actions: { type: 'storeTraversal', params: ({ event }) => event } },
                ],
              },
            },
            moving: {
              entry: { type: 'moveInHistory', params: ({ context }) => moves.wayOn(context) },
              on: {
                'navigation.traversed': [
                  { guard: 'isHere' },
                  { target: '#navigation.deciding', actions: { type: 'storeTraversal', params: ({ event }) => event } },
                ],
              },
            },
          },
        },
      },
    },
  },
});
