import type { Counts, Page } from '@diwan/api-contract/page';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';
import {
  dropRow,
  isSameQuestion,
  keepCounts,
  keepSelected,
  leavesGap,
  nothingSelected,
  placeRows,
  togglePage,
  toggleRow,
} from './list.changes.ts';
import type { ListContext, ListEvent, ListQuery, Row } from './list.types.ts';

export const createListMachine = <R extends Row>() =>
  setup({
    types: {
      context: {} as ListContext<R>,
      /** With a `page` that was read before it is shown at once, and not read again. */
      input: {} as { query: ListQuery; page?: Page<R> | null },
      events: {} as ListEvent,
      tags: {} as 'busy' | 'failed',
    },
    actors: {
      fetchPage: fromPromise<Page<R>, { query: ListQuery }>(notProvided('fetchPage')),
      fetchCounts: fromPromise<Counts, { query: ListQuery }>(notProvided('fetchCounts')),
      fetchRows: fromPromise<R[], { ids: readonly string[]; query: ListQuery }>(notProvided('fetchRows')),
    },
    actions: {
      storeQuery: assign(({ context }, params: { query: ListQuery }) => ({
        query: params.query,
        selection: keepSelected(context, params.query),
        added: [],
      })),
      storePage: assign((_, params: { output: Page<R> }) => ({
        page: params.output,
        seenAt: Date.now(),
        problem: null,
        highlighted: [],
      })),
      storeCounts: assign(({ context }, params: { output: Counts }) => ({
        counts: params.output,
        counted: context.query,
      })),
      forgetCounts: assign(({ context }) => keepCounts(context)),
      storeProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
      storeRows: assign(({ context }, params: { output: R[] }) => placeRows(context, params.output)),
      markChanged: assign(({ context }, { id }: { id: string }) => ({
        changed: [...context.changed.filter((one) => one !== id), id],
      })),
      startRows: assign(({ context }) => ({ reading: context.changed, changed: [] })),
      dropRow: assign(({ context }, { id }: { id: string }) => dropRow(context, id)),
      countAdded: assign(({ context }, { id }: { id: string }) => ({
        added: [...context.added.filter((one) => one !== id), id],
      })),
      forgetAdded: assign({ added: [] }),
      fadeRow: assign(({ context }, { id }: { id: string }) => ({
        highlighted: context.highlighted.filter((one) => one !== id),
      })),
      toggleRow: assign(({ context }, { id, isRange }: { id: string; isRange?: boolean }) => ({
        selection: toggleRow(context, id, isRange),
        anchor: id,
      })),
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
      hasPage: ({ context }) => context.page !== null,
      hasChanged: ({ context }) => context.changed.length > 0,
    },
    delays: { gathering: 500, recovery: 2_000 },
  }).createMachine({
    id: 'list',
    description:
      'A list of records: latest query wins, what was last seen stays visible while something newer is on its way; another order or page of it is counted no second time.',
    type: 'parallel',
    context: ({ input }) => ({
      query: input.query,
      page: input.page ?? null,
      seenAt: input.page ? Date.now() : null,
      counts: null,
      counted: null,
      problem: null,
      selection: { kind: 'some', ids: [] },
      anchor: null,
      changed: [],
      reading: [],
      highlighted: [],
      added: [],
    }),
    on: {
      'list.selectionToggled': { actions: { type: 'toggleRow', params: ({ event }) => event } },
      'list.pageSelected': { actions: 'togglePage' },
      'list.allSelected': { actions: 'selectAll' },
      'list.selectionCleared': { actions: 'clearSelection' },
      'list.highlightEnded': { actions: { type: 'fadeRow', params: ({ event }) => event } },
    },
    states: {
      page: {
        initial: 'starting',
        on: {
          'list.queryChanged': { target: '.reading', actions: { type: 'storeQuery', params: ({ event }) => event } },
          'list.refresh': { target: '.reading', actions: 'forgetAdded' },
          'list.rowAdded': { actions: { type: 'countAdded', params: ({ event }) => event } },
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
          starting: { always: [{ guard: 'hasPage', target: 'showing' }, { target: 'reading' }] },
          reading: {
            tags: 'busy',
            invoke: {
              src: 'fetchPage',
              input: ({ context }) => ({ query: context.query }),
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
          'list.queryChanged': {
            guard: { type: 'asksOtherwise', params: ({ event }) => event },
            target: '.reading',
          },
          'list.refresh': '.reading',
          'list.rowChanged': '.outdated',
          'list.rowAdded': '.outdated',
          'list.rowRemoved': '.outdated',
        },
        states: {
          outdated: { after: { gathering: 'reading' } },
          reading: {
            invoke: {
              src: 'fetchCounts',
              input: ({ context }) => ({ query: context.query }),
              onDone: { target: 'known', actions: { type: 'storeCounts', params: ({ event }) => event } },
              onError: { target: 'unknown', actions: 'forgetCounts' },
            },
          },
          known: {},
          unknown: { on: { 'list.queryChanged': 'reading' } },
        },
      },
      changes: {
        initial: 'none',
        states: {
          none: {
            on: {
              'list.rowChanged': {
                guard: { type: 'isShown', params: ({ event }) => event },
                target: 'reading',
                actions: { type: 'markChanged', params: ({ event }) => event },
              },
            },
          },
          reading: {
            entry: 'startRows',
            invoke: {
              src: 'fetchRows',
              input: ({ context }) => ({ ids: context.reading, query: context.query }),
              onDone: { target: 'placing', actions: { type: 'storeRows', params: ({ event }) => event } },
              onError: 'placing',
            },
            on: {
              'list.rowChanged': {
                guard: { type: 'isShown', params: ({ event }) => event },
                actions: { type: 'markChanged', params: ({ event }) => event },
              },
            },
          },
          placing: { always: [{ guard: 'hasChanged', target: 'reading' }, { target: 'none' }] },
        },
      },
    },
  });
