import type { Counts, Page } from '@diwan/api-contract/page';
import { and, assign, fromPromise, not, setup, stateIn } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';
import {
  arrivedWith,
  asksForOthers,
  counted,
  dropRow,
  isSameQuestion,
  keepCounts,
  leavesGap,
  matched,
  mayEnter,
  nothingSelected,
  placeRow,
  placeRows,
  queried,
  seen,
  startedOver,
  togglePage,
  toggleRow,
  unanswered,
  withLast,
} from './list.assigns.ts';
import type { CachedList, ListContext, ListEvent, ListQuery, Row, RowToggle } from './list.types.ts';

export const createListMachine = <R extends Row>() =>
  setup({
    types: {
      context: {} as ListContext<R>,
      /** A `page` that has just been read is shown at once, and not read again; what was `seen` on an earlier visit is shown until it has been. */
      input: {} as { query: ListQuery; page?: Page<R> | null; seen?: CachedList<R> | null },
      events: {} as ListEvent<R>,
      tags: {} as 'busy' | 'failed',
    },
    actors: {
      fetchPage: fromPromise<Page<R>, { query: ListQuery; isTurning: boolean }>(notProvided('fetchPage')),
      fetchCounts: fromPromise<Counts, { query: ListQuery }>(notProvided('fetchCounts')),
      fetchRows: fromPromise<R[], { ids: readonly string[] }>(notProvided('fetchRows')),
      findMatches: fromPromise<readonly string[], { ids: readonly string[]; query: ListQuery }>(
        notProvided('findMatches'),
      ),
    },
    actions: {
      storeQuery: assign(({ context }, { query }: { query: ListQuery }) => queried(context, query)),
      storePage: assign(({ context }, { output }: { output: Page<R> }) => seen(context, output, Date.now())),
      storeCounts: assign(({ context }, { output }: { output: Counts }) => counted(context, output)),
      noteUncounted: assign(({ context }) => ({ uncounted: context.uncounted + 1 })),
      startCounting: assign({ uncounted: 0 }),
      forgetCounts: assign(({ context }) => keepCounts(context)),
      storeProblem: assign(({ context }, { error }: { error: unknown }) => unanswered(context, problemOf(error))),
      storeRows: assign(({ context }, params: { output: R[] }) => placeRows(context, params.output)),
      placeRow: assign(({ context }, { row }: { row: R }) => placeRow(context, row)),
      markChanged: assign(({ context: { changed } }, { id }: { id: string }) => ({ changed: withLast(changed, id) })),
      startRows: assign(({ context }) => ({ reading: context.changed, changed: [] })),
      dropRow: assign(({ context }, { id }: { id: string }) => dropRow(context, id)),
      markArrived: assign(({ context }, { id }: { id: string }) => arrivedWith(context, id)),
      startAsking: assign(({ context }) => ({ asking: context.arrived, arrived: [] })),
      storeMatches: assign(({ context }, { output }: { output: readonly string[] }) => matched(context, output)),
      startOver: assign(({ context }, { seen }: { seen?: CachedList<R> | undefined }) => startedOver(context, seen)),
      fadeRow: assign(({ context: { highlighted } }, { id }: { id: string }) => ({
        highlighted: highlighted.filter((one) => one !== id),
      })),
      toggleRow: assign(({ context }, { id, isRange }: RowToggle) => toggleRow(context, id, isRange)),
      togglePage: assign(({ context }) => ({ selection: togglePage(context) })),
      selectAll: assign({ selection: { kind: 'all', except: [] } }),
      clearSelection: assign({ selection: nothingSelected, anchor: null }),
    },
    guards: {
      isForbidden: (_, params: { error: unknown }) => problemOf(params.error).code === 'forbidden',
      isOffline: (_, params: { error: unknown }) => problemOf(params.error).code === 'offline',
      isShown: ({ context }, { id }: { id: string }) => context.page?.items.some((row) => row.id === id) ?? false,
      leavesGap: ({ context }, { id }: { id: string }) => leavesGap(context, id),
      asksOtherwise: ({ context }, { query }: { query: ListQuery }) => !isSameQuestion(context.query, query),
      isJustRead: ({ context }) => context.isJustRead,
      isPageOnItsWay: stateIn('#list.page.reading'),
      mayReadRows: and([({ context }) => context.changed.length > 0, not(stateIn('#list.page.reading'))]),
      mayEnter: ({ context }, { id }: { id: string }) => mayEnter(context, id),
      hasArrived: ({ context }) => context.arrived.length > 0,
      hasUncounted: ({ context }) => context.uncounted > 0,
    },
    delays: { gathering: 500, recovery: 2_000 },
  }).createMachine({
    id: 'list',
    description:
      'A list of records: latest query wins, what was last seen stays visible while something newer is on its way; another order or page of it is counted no second time.',
    type: 'parallel',
    context: ({ input }) => ({
      query: input.query,
      isJustRead: Boolean(input.page),
      page: input.page ?? input.seen?.page ?? null,
      shownFor: input.query,
      seenAt: input.page ? Date.now() : (input.seen?.at ?? null),
      counts: input.seen?.counts ?? null,
      counted: null,
      uncounted: 0,
      problem: null,
      selection: { kind: 'some', ids: [] },
      anchor: null,
      changed: [],
      reading: [],
      highlighted: [],
      arrived: [],
      asking: [],
      added: [],
    }),
    on: {
      'list.selectionToggled': { actions: { type: 'toggleRow', params: ({ event }) => event } },
      'list.pageSelected': { actions: 'togglePage' },
      'list.allSelected': { actions: 'selectAll' },
      'list.selectionCleared': { actions: 'clearSelection' },
      'list.rowGiven': { actions: { type: 'placeRow', params: ({ event }) => event } },
      'list.highlightEnded': { actions: { type: 'fadeRow', params: ({ event }) => event } },
    },
    states: {
      page: {
        initial: 'starting',
        on: {
          'list.queryChanged': { target: '.reading', actions: { type: 'storeQuery', params: ({ event }) => event } },
          'list.refresh': { target: '.reading', actions: { type: 'startOver', params: ({ event }) => event } },
          'list.rowRemoved': [
            {
              guard: { type: 'leavesGap', params: ({ event }) => event },
              target: '.reading',
              actions: { type: 'dropRow', params: ({ event }) => event },
            },
            { actions: { type: 'dropRow', params: ({ event }) => event } },
          ],
        },
        states: {
          starting: { always: [{ guard: 'isJustRead', target: 'showing' }, { target: 'reading' }] },
          reading: {
            tags: 'busy',
            invoke: {
              src: 'fetchPage',
              input: ({ context }) => ({ query: context.query, isTurning: asksForOthers(context) }),
              onDone: { target: 'showing', actions: { type: 'storePage', params: ({ event }) => event } },
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
          offline: {
            tags: 'failed',
            initial: 'waiting',
            states: {
              waiting: { on: { 'list.reachable': 'recovering' } },
              recovering: { after: { recovery: '#list.page.reading' } },
            },
          },
          forbidden: { tags: 'failed' },
        },
      },
      counts: {
        initial: 'reading',
        on: {
          'list.queryChanged': { guard: { type: 'asksOtherwise', params: ({ event }) => event }, target: '.reading' },
          'list.refresh': '.reading',
          'list.rowChanged': { actions: 'noteUncounted' },
          'list.rowAdded': { actions: 'noteUncounted' },
          'list.rowRemoved': { actions: 'noteUncounted' },
        },
        states: {
          outdated: { after: { gathering: 'reading' } },
          reading: {
            entry: 'startCounting',
            invoke: {
              src: 'fetchCounts',
              input: ({ context }) => ({ query: context.query }),
              onDone: { target: 'known', actions: { type: 'storeCounts', params: ({ event }) => event } },
              onError: { target: 'unknown', actions: 'forgetCounts' },
            },
          },
          known: { always: { guard: 'hasUncounted', target: 'outdated' } },
          unknown: {
            on: { 'list.queryChanged': 'reading' },
            always: { guard: 'hasUncounted', target: 'outdated' },
          },
        },
      },
      arrivals: {
        initial: 'none',
        on: {
          'list.queryChanged': '.none',
          'list.refresh': '.none',
          'list.rowAdded': { actions: { type: 'markArrived', params: ({ event }) => event } },
          'list.rowChanged': {
            guard: { type: 'mayEnter', params: ({ event }) => event },
            actions: { type: 'markArrived', params: ({ event }) => event },
          },
        },
        states: {
          none: { always: { guard: 'hasArrived', target: 'gathering' } },
          gathering: { after: { gathering: 'asking' } },
          asking: {
            entry: 'startAsking',
            invoke: {
              src: 'findMatches',
              input: ({ context }) => ({ ids: context.asking, query: context.query }),
              onDone: { target: 'none', actions: { type: 'storeMatches', params: ({ event }) => event } },
              onError: 'none',
            },
          },
        },
      },
      changes: {
        initial: 'none',
        on: {
          'list.rowChanged': [
            {
              guard: { type: 'isShown', params: ({ event }) => event },
              actions: { type: 'markChanged', params: ({ event }) => event },
            },
            // Its page may be on its way as it was before.
            {
              guard: 'isPageOnItsWay',
              actions: { type: 'markChanged', params: ({ event }) => event },
            },
          ],
        },
        states: {
          none: {
            always: { guard: 'mayReadRows', target: 'reading' },
          },
          reading: {
            entry: 'startRows',
            invoke: {
              src: 'fetchRows',
              input: ({ context }) => ({ ids: context.reading }),
              onDone: { target: 'none', actions: { type: 'storeRows', params: ({ event }) => event } },
              onError: 'none',
            },
          },
        },
      },
    },
  });
