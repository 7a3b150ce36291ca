import { undoSeconds } from '@diwan/api-contract/undo';
import { assign, fromPromise, setup } from 'xstate';
import type { WorkflowEvent } from '../decision/decision.machine.ts';
import { notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';
import {
  dropLeft,
  findItem,
  hasLeft,
  keepDecision,
  nextSent,
  passOver,
  placeAnswer,
  placeChanges,
  placeDecision,
  placeQueue,
  placeTaken,
  placeUndone,
  returnDecision,
} from './review.assigns.ts';
import type { Decision, Queue, ReviewContext, ReviewEvent, ReviewInput, Waiting } from './review.types.ts';

export const createReviewMachine = <R extends Waiting>() =>
  setup({
    types: {
      context: {} as ReviewContext<R>,
      input: {} as ReviewInput,
      events: {} as ReviewEvent,
      tags: {} as 'busy',
    },
    actors: {
      fetchQueue: fromPromise<Queue<R>, { from: string | null }>(notProvided('fetchQueue')),
      /** Those of the records that wait still. */
      fetchChanges: fromPromise<Queue<R>, { ids: readonly string[] }>(notProvided('fetchChanges')),
      sendEvent: fromPromise<Waiting, { id: string; version: number; event: WorkflowEvent; key: string }>(
        notProvided('sendEvent'),
      ),
      undoEvent: fromPromise<Waiting, { id: string; version: number; key: string }>(notProvided('undoEvent')),
    },
    actions: {
      storeQueue: assign(({ context }, { output }: { output: Queue<R> }) => placeQueue(context, output)),
      storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
      clearProblem: assign({ problem: null }),
      storeDecision: assign(({ context }, decision: Decision) => placeDecision(context, decision)),
      storeQuestion: assign(({ context }, { event }: { event: string }) => ({
        asked: { id: context.current!, event },
      })),
      forgetQuestion: assign({ asked: null }),
      showItem: assign((_, { id }: { id: string }) => ({ current: id, notice: null })),
      storeAnswer: assign(({ context }, { output }: { output: Waiting }) => placeAnswer(context, output)),
      returnDecision: assign(({ context }, { error }: { error: unknown }) => returnDecision(context, problemOf(error))),
      passOver: assign(({ context }, { error }: { error: unknown }) => passOver(context, error)),
      dropLeft: assign(({ context }, params: { id: string; by: string | null; state: string | null }) =>
        dropLeft(context, params),
      ),
      storeTaken: assign(({ context }, params: { id: string; by: string }) => placeTaken(context, params)),
      startUndo: assign(({ context }) => ({ undo: context.last, last: null })),
      storeUndone: assign(({ context }, { output }: { output: Waiting }) => placeUndone(context, output)),
      keepDecision: assign(({ context }, { error }: { error: unknown }) => keepDecision(context, error)),
      forgetLast: assign({ last: null }),
      startChanges: assign(({ context }) => ({ reading: context.items.map(({ id }) => id) })),
      storeChanges: assign(({ context }, { output }: { output: Queue<R> }) => placeChanges(context, output)),
    },
    guards: {
      isOffline: ({ context }) => context.problem?.code === 'offline',
      hasLeft: ({ context }, { error }: { error: unknown }) => hasLeft(context, error),
      hasItems: ({ context }) => context.items.length > 0,
      isOver: ({ context }) => context.items.length === 0,
      isSettled: ({ context }) => context.outbox.length === 0,
      hasUnsent: ({ context }) => context.outbox.length > 0,
      isAskedGone: ({ context }) => context.asked?.id !== context.current,
      isQueued: ({ context }, { id }: { id: string }) => findItem(context, id) !== undefined,
      canUndo: ({ context }) => context.last !== null,
      hasNothingToUndo: ({ context }) => context.last === null,
      isReturned: ({ context }) => context.undo === null,
      isAnswered: ({ context }) => context.undo?.version != null,
    },
    delays: { undoTime: undoSeconds * 1_000, gathering: 1_000 },
  }).createMachine({
    id: 'review',
    description:
      'A queue of work, decided record by record: the next is there at once, and the last can be taken back.',
    type: 'parallel',
    context: ({ input }) => ({
      ...input,
      items: [],
      total: null,
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
      reading: [],
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
                  { guard: 'isReturned', target: '#review.desk.deciding' },
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
                  onDone: {
                    target: '#review.desk.deciding',
                    actions: { type: 'storeUndone', params: ({ event }) => event },
                  },
                  onError: {
                    target: '#review.desk.deciding',
                    actions: { type: 'keepDecision', params: ({ event }) => event },
                  },
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
              input: ({ context }) => nextSent(context),
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
      offer: {
        initial: 'none',
        states: {
          none: { always: { guard: 'canUndo', target: 'open' } },
          open: {
            always: { guard: 'hasNothingToUndo', target: 'none' },
            after: { undoTime: { target: 'none', actions: 'forgetLast' } },
            on: { 'review.decided': { target: 'open', reenter: true } },
          },
        },
      },
      watching: {
        initial: 'quiet',
        states: {
          quiet: { on: { 'review.changedElsewhere': { guard: 'hasItems', target: 'gathering' } } },
          gathering: { after: { gathering: 'reading' } },
          reading: {
            entry: 'startChanges',
            on: { 'review.changedElsewhere': 'gathering' },
            invoke: {
              src: 'fetchChanges',
              input: ({ context }) => ({ ids: context.reading }),
              onDone: { target: 'quiet', actions: { type: 'storeChanges', params: ({ event }) => event } },
              onError: 'quiet',
            },
          },
        },
      },
    },
  });
