import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';
import { addCards, dropCard, findCard, placeCards, placeMetrics, withoutMove } from './board.assigns.ts';
import type {
  BoardContext,
  BoardEvent,
  BoardQuery,
  Card,
  Column,
  MetricsByState,
  More,
  MoreInput,
} from './board.types.ts';

export const createBoardMachine = <C extends Card>() =>
  setup({
    types: {
      context: {} as BoardContext<C>,
      input: {} as { query: BoardQuery },
      events: {} as BoardEvent<C>,
      tags: {} as 'busy' | 'failed',
    },
    actors: {
      fetchColumns: fromPromise<Column<C>[], { query: BoardQuery }>(notProvided('fetchColumns')),
      fetchMore: fromPromise<More<C>, MoreInput>(notProvided('fetchMore')),
      fetchMetrics: fromPromise<MetricsByState, { query: BoardQuery }>(notProvided('fetchMetrics')),
      fetchCards: fromPromise<C[], { ids: readonly string[] }>(notProvided('fetchCards')),
    },
    actions: {
      storeQuery: assign((_, { query }: { query: BoardQuery }) => ({ query })),
      storeColumns: assign((_, { output }: { output: Column<C>[] }) => ({
        columns: output,
        problem: null,
        stuck: null,
      })),
      storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
      wantMore: assign(({ context }, { state }: { state: string }) => ({
        wanted: [...context.wanted.filter((one) => one !== state), state],
        stuck: null,
      })),
      storeMore: assign(({ context }, { output }: { output: More<C> }) => ({
        columns: addCards(context.columns, context.wanted[0]!, output),
        wanted: context.wanted.slice(1),
      })),
      storeStuck: assign(({ context }) => ({ stuck: context.wanted[0] ?? null, wanted: [] })),
      forgetWanted: assign({ wanted: [], stuck: null }),
      storeMetrics: assign(({ context }, { output }: { output: MetricsByState }) => ({
        columns: placeMetrics(context.columns, output),
      })),
      storeMove: assign(({ context }, { id, to }: { id: string; to: string }) => ({
        moves: { ...context.moves, [id]: to },
      })),
      settleMove: assign(({ context }, { card }: { card: C }) => ({
        ...placeCards(context, [card]),
        moves: withoutMove(context.moves, card.id),
      })),
      returnCard: assign(({ context }, { id }: { id: string }) => ({ moves: withoutMove(context.moves, id) })),
      storeCards: assign(({ context }, { output }: { output: C[] }) => ({
        ...placeCards(context, output),
        reading: [],
      })),
      dropCard: assign(({ context }, { id }: { id: string }) => ({ columns: dropCard(context.columns, id) })),
      markChanged: assign(({ context }, { id }: { id: string }) => ({
        changed: [...context.changed.filter((one) => one !== id), id],
      })),
      startCards: assign(({ context }) => ({ reading: context.changed, changed: [] })),
      fadeCard: assign(({ context }, { id }: { id: string }) => ({
        highlighted: context.highlighted.filter((one) => one !== id),
      })),
    },
    guards: {
      isForbidden: (_, { error }: { error: unknown }) => problemOf(error).code === 'forbidden',
      isOffline: (_, { error }: { error: unknown }) => problemOf(error).code === 'offline',
      isShown: ({ context }, { id }: { id: string }) => findCard(context.columns, id) !== undefined,
      hasChanged: ({ context }) => context.changed.length > 0,
      hasMore: ({ context }, { state }: { state: string }) =>
        !context.wanted.includes(state) && (context.columns?.some((one) => one.state === state && one.next) ?? false),
      isWanting: ({ context }) => context.wanted.length > 0,
    },
    delays: { gathering: 500 },
  }).createMachine({
    id: 'board',
    description: 'Records in columns by their state: moved at once and put back when that is refused, and live.',
    type: 'parallel',
    context: ({ input }) => ({
      query: input.query,
      columns: null,
      problem: null,
      moves: {},
      wanted: [],
      stuck: null,
      changed: [],
      reading: [],
      highlighted: [],
    }),
    on: {
      'board.highlightEnded': { actions: { type: 'fadeCard', params: ({ event }) => event } },
      'board.moved': {
        guard: { type: 'isShown', params: ({ event }) => event },
        actions: { type: 'storeMove', params: ({ event }) => event },
      },
      'board.returned': { actions: { type: 'returnCard', params: ({ event }) => event } },
    },
    states: {
      columns: {
        initial: 'reading',
        on: {
          'board.queryChanged': { target: '.reading', actions: { type: 'storeQuery', params: ({ event }) => event } },
          'board.refresh': '.reading',
          'board.settled': { actions: { type: 'settleMove', params: ({ event }) => event } },
          'board.cardRemoved': { actions: { type: 'dropCard', params: ({ event }) => event } },
        },
        states: {
          reading: {
            tags: 'busy',
            invoke: {
              src: 'fetchColumns',
              input: ({ context }) => ({ query: context.query }),
              onDone: { target: 'showing', actions: { type: 'storeColumns', params: ({ event }) => event } },
              onError: [
                {
                  guard: { type: 'isForbidden', params: ({ event }) => event },
                  target: 'forbidden',
                  actions: { type: 'storeProblem', params: ({ event }) => event },
                },
                {
                  guard: { type: 'isOffline', params: ({ event }) => event },
                  target: 'offline',
                  actions: { type: 'storeProblem', params: ({ event }) => event },
                },
                { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
              ],
            },
          },
          showing: {},
          failed: { tags: 'failed' },
          offline: { tags: 'failed', on: { 'board.reachable': 'reading' } },
          forbidden: { tags: 'failed' },
        },
      },
      more: {
        initial: 'none',
        on: {
          'board.queryChanged': { target: '.none', actions: 'forgetWanted' },
          'board.refresh': { target: '.none', actions: 'forgetWanted' },
          'board.moreWanted': {
            guard: { type: 'hasMore', params: ({ event }) => event },
            actions: { type: 'wantMore', params: ({ event }) => event },
          },
        },
        states: {
          none: { always: { guard: 'isWanting', target: 'reading' } },
          reading: {
            invoke: {
              src: 'fetchMore',
              input: ({ context: { query, wanted, columns } }) => ({
                query,
                state: wanted[0]!,
                after: columns?.find(({ state }) => state === wanted[0])?.next ?? '',
              }),
              onDone: { target: 'none', actions: { type: 'storeMore', params: ({ event }) => event } },
              onError: { target: 'none', actions: 'storeStuck' },
            },
          },
        },
      },
      metrics: {
        initial: 'known',
        on: {
          'board.queryChanged': '.known',
          'board.refresh': '.known',
          'board.settled': '.outdated',
          'board.cardChanged': '.outdated',
          'board.cardAdded': '.outdated',
          'board.cardRemoved': '.outdated',
        },
        states: {
          known: {},
          outdated: { after: { gathering: 'reading' } },
          reading: {
            invoke: {
              src: 'fetchMetrics',
              input: ({ context }) => ({ query: context.query }),
              onDone: { target: 'known', actions: { type: 'storeMetrics', params: ({ event }) => event } },
              onError: 'known',
            },
          },
        },
      },
      changes: {
        initial: 'none',
        on: {
          'board.cardChanged': {
            guard: { type: 'isShown', params: ({ event }) => event },
            actions: { type: 'markChanged', params: ({ event }) => event },
          },
        },
        states: {
          none: { always: { guard: 'hasChanged', target: 'reading' } },
          reading: {
            entry: 'startCards',
            invoke: {
              src: 'fetchCards',
              input: ({ context }) => ({ ids: context.reading }),
              onDone: { target: 'none', actions: { type: 'storeCards', params: ({ event }) => event } },
              onError: 'none',
            },
          },
        },
      },
    },
  });
