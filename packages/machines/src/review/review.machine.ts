import { undoSeconds } from '@diwan/api-contract/undo';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';
import * as assigns from './review.assigns.ts';
import type * as review from './review.types.ts';
import type { Queue, Waiting } from './review.types.ts';

export const createReviewMachine = <R extends Waiting>() =>
  setup({
    types: {
      context: {} as review.ReviewContext<R>,
      input: {} as review.ReviewInput,
      events: {} as review.ReviewEvent,
      tags: {} as 'busy' | 'sending',
    },
    actors: {
      fetchQueue: fromPromise<Queue<R>, { from: string | null }>(notProvided('fetchQueue')),
      /** Those of the records that wait still, and what follows them. */
      fetchChanges: fromPromise<Queue<R>, review.Reading>(notProvided('fetchChanges')),
      sendEvent: fromPromise<Waiting, review.SentInput>(notProvided('sendEvent')),
      undoEvent: fromPromise<Waiting, { id: string; version: number; key: string }>(notProvided('undoEvent')),
    },
    actions: {
      storeQueue: assign(({ context }, { output }: { output: Queue<R> }) => assigns.placeQueue(context, output)),
      storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
      clearProblem: assign({ problem: null }),
      storeDecision: assign(({ context }, decision: review.Decision) => assigns.placeDecision(context, decision)),
      storeQuestion: assign(({ context }, { event }: { event: string }) => ({
        asked: { id: context.current!, event },
      })),
      forgetQuestion: assign({ asked: null }),
      showItem: assign((_, { id }: { id: string }) => ({ current: id, notice: null })),
      storeAnswer: assign(({ context }, { output }: { output: Waiting }) => assigns.placeAnswer(context, output)),
      returnDecision: assign(({ context }, { error }: { error: unknown }) =>
        assigns.returnDecision(context, problemOf(error)),
      ),
      passOver: assign(({ context }, { error }: { error: unknown }) => assigns.passOver(context, error)),
      dropLeft: assign(({ context }, left: review.LeftElsewhere) => assigns.dropLeft(context, left)),
      storeTaken: assign(({ context }, params: { id: string; by: string }) => assigns.placeTaken(context, params)),
      startUndo: assign(({ context }) => ({ undo: context.last, last: null })),
      storeUndone: assign(({ context }, { output }: { output: Waiting }) => assigns.placeUndone(context, output)),
      keepDecision: assign(({ context }, { error }: { error: unknown }) => assigns.keepDecision(context, error)),
      forgetLast: assign({ last: null }),
      startChanges: assign(({ context }) => ({ reading: assigns.readingOf(context) })),
      stopReadingOn: assign({ next: null }),
      storeChanges: assign(({ context }, { output }: { output: Queue<R> }) => assigns.placeChanges(context, output)),
    },
    guards: {
      isOffline: ({ context }) => context.problem?.code === 'offline',
      hasLeft: ({ context }, { error }: { error: unknown }) => assigns.hasLeft(context, error),
      hasItems: ({ context }) => context.items.length > 0,
      isNearEnd: ({ context }) => assigns.isNearEnd(context),
      isOver: ({ context }) => context.items.length === 0,
      isSettled: ({ context }) => context.outbox.length === 0,
      hasUnsent: ({ context }) => context.outbox.length > 0,
      isAskedGone: ({ context }) => context.asked?.id !== context.current,
      isQueued: ({ context }, { id }: { id: string }) => assigns.findItem(context, id) !== undefined,
      canUndo: ({ context }) => context.last !== null,
      hasNothingToUndo: ({ context }) => context.last === null,
      isAccepted: ({ context }) => context.last?.version != null,
      isReturned: ({ context }) => context.undo === null,
      isAnswered: ({ context }) => context.undo?.version != null,
    },
    delays: { undoTime: undoSeconds * 1_000, gathering: 1_000, noticeable: 300 },
  }).createMachine({
    id: 'review',
    description:
      'A queue of work, decided record by record: the next is there at once, and the last can be taken back.',
    type: 'parallel',
    context: ({ input }) => ({
      ...input,
      items: [],
      total: null,
      next: null,
      current: null,
      asked: null,
      outbox: [],
      returned: {},
      last: null,
      undo: null,
      done: {},
      taken: {},
      notice: null,
      problem: null,
      reading: { ids: [], after: null },
    }),
    on: {
      'review.taken': { actions: { type: 'storeTaken', params: ({ event }) => event } },
      'review.leftElsewhere': {
        guard: { type: 'isQueued', params: ({ event }) => event },
        actions: { type: 'dropLeft', params: ({ event }) => event },
      },
    },
    states: {
      desk: {
        initial: 'loading',
        states: {
          loading: {
            tags: 'busy',
            entry: 'clearProblem',
            invoke: {
              src: 'fetchQueue',
              input: ({ context }) => ({ from: context.from }),
              onDone: { target: 'empty', actions: { type: 'storeQueue', params: ({ event }) => event } },
              onError: { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
            },
            on: { 'review.undone': { guard: 'canUndo', target: 'undoing' } },
          },
          failed: {
            on: { 'review.refresh': 'loading', 'review.reachable': { guard: 'isOffline', target: 'loading' } },
          },
          empty: {
            always: { guard: 'hasItems', target: 'deciding' },
            on: {
              'review.undone': { guard: 'canUndo', target: 'undoing' },
              'review.changedElsewhere': 'loading',
              'review.refresh': 'loading',
            },
          },
          deciding: {
            id: 'deciding',
            always: { guard: 'isOver', target: 'finishing' },
            on: {
              'review.decided': { actions: { type: 'storeDecision', params: ({ event }) => event } },
              'review.asked': { target: 'asking', actions: { type: 'storeQuestion', params: ({ event }) => event } },
              'review.opened': {
                guard: { type: 'isQueued', params: ({ event }) => event },
                actions: { type: 'showItem', params: ({ event }) => event },
              },
              'review.undone': { guard: 'canUndo', target: 'undoing' },
            },
          },
          asking: {
            always: { guard: 'isAskedGone', target: 'deciding' },
            exit: 'forgetQuestion',
            on: {
              'review.decided': {
                target: 'deciding',
                actions: { type: 'storeDecision', params: ({ event }) => event },
              },
              'review.cancelled': 'deciding',
            },
          },
          finishing: {
            description: 'The last one known is decided: once the server has answered, the queue is read again.',
            tags: 'busy',
            always: [
              { guard: 'hasItems', target: 'deciding' },
              { guard: 'isSettled', target: 'loading' },
            ],
            on: { 'review.undone': { guard: 'canUndo', target: 'undoing' } },
          },
          undoing: {
            tags: 'busy',
            entry: 'startUndo',
            initial: 'waiting',
            states: {
              waiting: {
                always: [
                  { guard: 'isReturned', target: '#deciding' },
                  { guard: 'isAnswered', target: 'reverting' },
                ],
              },
              reverting: {
                invoke: {
                  src: 'undoEvent',
                  input: ({ context: { undo } }) => ({
                    id: undo!.sent.item.id,
                    version: undo!.version!,
                    key: undo!.key,
                  }),
                  onDone: { target: '#deciding', actions: { type: 'storeUndone', params: ({ event }) => event } },
                  onError: { target: '#deciding', actions: { type: 'keepDecision', params: ({ event }) => event } },
                },
              },
            },
          },
        },
      },
      outbox: {
        initial: 'idle',
        states: {
          idle: { always: { guard: 'hasUnsent', target: 'sending' } },
          sending: {
            invoke: {
              src: 'sendEvent',
              input: ({ context }) => assigns.nextSent(context),
              onDone: { target: 'idle', actions: { type: 'storeAnswer', params: ({ event }) => event } },
              onError: [
                {
                  guard: { type: 'hasLeft', params: ({ event }) => event },
                  target: 'idle',
                  actions: { type: 'passOver', params: ({ event }) => event },
                },
                { target: 'idle', actions: { type: 'returnDecision', params: ({ event }) => event } },
              ],
            },
          },
        },
      },
      patience: {
        initial: 'idle',
        states: {
          idle: { always: { guard: 'hasUnsent', target: 'brief' } },
          brief: { always: { guard: 'isSettled', target: 'idle' }, after: { noticeable: 'long' } },
          long: { tags: 'sending', always: { guard: 'isSettled', target: 'idle' } },
        },
      },
      offer: {
        initial: 'none',
        states: {
          none: { always: { guard: 'canUndo', target: 'sending' } },
          sending: {
            description: 'The time to take it back begins when the server has it.',
            always: [
              { guard: 'hasNothingToUndo', target: 'none' },
              { guard: 'isAccepted', target: 'open' },
            ],
          },
          open: {
            always: { guard: 'hasNothingToUndo', target: 'none' },
            after: { undoTime: { target: 'none', actions: 'forgetLast' } },
            on: { 'review.decided': 'sending' },
          },
        },
      },
      watching: {
        initial: 'quiet',
        states: {
          quiet: {
            always: { guard: 'isNearEnd', target: 'reading' },
            on: { 'review.changedElsewhere': { guard: 'hasItems', target: 'gathering' } },
          },
          gathering: { after: { gathering: 'reading' } },
          reading: {
            entry: 'startChanges',
            on: { 'review.changedElsewhere': 'gathering' },
            invoke: {
              src: 'fetchChanges',
              input: ({ context }) => context.reading,
              onDone: { target: 'quiet', actions: { type: 'storeChanges', params: ({ event }) => event } },
              onError: { target: 'quiet', actions: 'stopReadingOn' },
            },
          },
        },
      },
    },
  });
