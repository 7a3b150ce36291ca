import type { Counts, Page } from '@diwan/api-contract/page';
import type { Problem } from '@diwan/api-contract/problem';
import { createListMachine } from '@diwan/machines/list/list.machine';
import type { TableSort } from '@diwan/ui';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useNavigation } from '../navigation/navigation-context.tsx';
import type { Resource } from './define-resource.ts';
import { asking, defaultLimit, type ListQuery, parseListQuery, toApiQuery, toSearch } from './list-query.ts';
import { resourceClient } from './resource-client.ts';
import type { AnyRecord } from './resource-types.ts';
import { useRoom } from './room.tsx';
import { useRecordEvents } from './use-record-events.ts';

type ApiQuery = Readonly<Record<string, string>>;

/** A list as its screen sees it. */
export interface List {
  query: ListQuery;
  rows: readonly AnyRecord[];
  page: Pick<Page<AnyRecord>, 'next' | 'previous'>;
  counts: Counts | null;
  problem: Problem | null;
  /** Nothing was seen yet. */
  isLoading: boolean;
  isRefreshing: boolean;
  /** Whether search or filters narrow it. */
  isNarrowed: boolean;
  sort: TableSort | undefined;
  highlighted: ReadonlySet<string>;
  newCount: number;
  ask: (query: ListQuery, how: 'push' | 'replace') => void;
  sortBy: (sort: TableSort) => void;
  clear: () => void;
  refresh: () => void;
  /** Reads a row again, because it was changed here. */
  rowChanged: (id: string) => void;
}

const machine = createListMachine<AnyRecord>();
const highlightTime = 2_000;

/** The list of the room's resource, as the address asks for it. */
export function useList(fixed: ApiQuery): List {
  const { resource } = useRoom();
  const { search, go } = useNavigation();
  const query = useMemo(() => parseListQuery(search, Object.keys(resource.filters)), [search, resource]);
  const apiQuery = useMemo(() => ({ ...toApiQuery(query), ...fixed }), [query, fixed]);
  const provided = useMemo(() => machine.provide({ actors: actorsOf(resource) }), [resource]);
  const [snapshot, send] = useMachine(provided, { input: { query: apiQuery } });
  const { page, counts, problem, highlighted, added } = snapshot.context;

  const asked = useRef(apiQuery);
  useEffect(() => {
    if (asked.current === apiQuery) return;
    asked.current = apiQuery;
    send({ type: 'list.queryChanged', query: apiQuery });
  }, [apiQuery, send]);
  useEffect(() => {
    if (highlighted.length === 0) return;
    const timer = setTimeout(() => {
      for (const id of highlighted) send({ type: 'list.highlightEnded', id });
    }, highlightTime);
    return () => clearTimeout(timer);
  }, [highlighted, send]);
  useRecordEvents(resource.key, {
    onChanged: (id) => send({ type: 'list.rowChanged', id }),
    onAdded: (id) => send({ type: 'list.rowAdded', id }),
    onRemoved: (id) => send({ type: 'list.rowRemoved', id }),
    onMissed: () => send({ type: 'list.refresh' }),
  });

  const ask = useCallback(
    (next: ListQuery, how: 'push' | 'replace') => go(toSearch(next) || '?', { replace: how === 'replace' }),
    [go],
  );
  const rowChanged = useCallback((id: string) => send({ type: 'list.rowChanged', id }), [send]);
  const refresh = useCallback(() => send({ type: 'list.refresh' }), [send]);
  const isBusy = snapshot.matches({ page: 'reading' });
  return {
    query,
    rows: page?.items ?? [],
    page: { next: page?.next ?? null, previous: page?.previous ?? null },
    counts,
    problem: snapshot.hasTag('failed') ? problem : null,
    isLoading: isBusy && page === null,
    isRefreshing: isBusy && page !== null,
    isNarrowed: query.q !== '' || Object.keys(query.filters).length > 0,
    sort: toTableSort(query.sort),
    highlighted: useMemo(() => new Set(highlighted), [highlighted]),
    newCount: added.length,
    ask,
    sortBy: ({ column, direction }) =>
      ask(asking(query, { sort: direction === 'descending' ? `-${column}` : column }), 'push'),
    clear: () => ask({ ...parseListQuery('', []), limit: query.limit ?? defaultLimit }, 'push'),
    refresh,
    rowChanged,
  };
}

function actorsOf({ key }: Resource) {
  const api = resourceClient(key);
  return {
    fetchPage: fromPromise<Page<AnyRecord>, { query: ApiQuery }>(({ input, signal }) => api.list(input.query, signal)),
    fetchCounts: fromPromise<Counts, { query: ApiQuery }>(({ input: { query }, signal }) => {
      const { sort: _sort, limit: _limit, after: _after, before: _before, ...asked } = query;
      return api.counts(asked, signal);
    }),
    fetchRows: fromPromise<AnyRecord[], { ids: readonly string[] }>(({ input, signal }) =>
      Promise.all(input.ids.map((id) => api.view(id, signal))),
    ),
  };
}

function toTableSort(sort: string): TableSort | undefined {
  if (sort === '') return undefined;
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };
}
