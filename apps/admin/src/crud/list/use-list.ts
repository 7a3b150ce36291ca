import type { Counts, Page } from '@diwan/api-contract/page';
import type { Problem } from '@diwan/api-contract/problem';
import { createListMachine } from '@diwan/machines/list/list.machine';
import {
  isCounted,
  isCounting,
  isCurrent,
  isOfQuestion,
  type ListStatus,
  listStatus,
  problemShown,
} from '@diwan/machines/list/list.selectors';
import type { Selection } from '@diwan/machines/list/list.types';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useMachine } from '#actors/use-machine.ts';
import { cache } from '#api/cache/cache.ts';
import { connectivity } from '#api/connectivity.ts';
import { useGo, usePath, useSearch } from '#navigation/navigation-context.tsx';
import { afterPaint } from '#navigation/screens/after-paint.ts';
import { onSearchNear } from '#navigation/screens/near.ts';
import { useReturn } from '#navigation/screens/use-return.ts';
import { useSearchChange } from '#navigation/use-search-change.ts';
import { useRecordEvents } from '../query/use-record-events.ts';
import type { Resource } from '../resource/define-resource.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRow } from '../resource/resource-types.ts';
import { type ApiQuery, pageQuery, provideList } from './query/list.implementations.ts';
import {
  changed,
  type ListQuery,
  parseListQuery,
  plainQuery,
  type QueryChange,
  toApiQuery,
  toSearch,
} from './query/list-query.ts';
import { columnsIn } from './query/list-query-columns.ts';
import { rememberShown } from './query/record-pager.ts';
import { seenOf, useKnownList, useNoteList } from './query/use-known-list.ts';

export type AskList = (change: QueryChange, how: 'push' | 'replace') => void;

/** A list as its screen sees it. */
export interface List {
  query: ListQuery;
  /** Whether the rows that are shown are those that are asked for now. */
  isCurrent: boolean;
  /** Whether those that are shown answer the same question, in whatever order. */
  isOfQuestion: boolean;
  /** Parts of the address that the list doesn't know or can't take. */
  ignored: readonly string[];
  /** The columns that this list has, in the resource's order. */
  columns: Resource['columns'];
  /** What the server is asked; its moving days still move. */
  apiQuery: ApiQuery;
  status: ListStatus;
  rows: readonly AnyRow[];
  page: Pick<Page<AnyRow>, 'next' | 'previous'>;
  /** When the rows were read, in milliseconds. */
  seenAt: number | null;
  counts: Counts | null;
  /** Whether the counts are those of what is asked for now. */
  isCounted: boolean;
  /** Whether they are on their way. */
  isCounting: boolean;
  problem: Problem | null;
  /** Whether search or filters narrow it. */
  isNarrowed: boolean;
  selection: Selection;
  highlighted: ReadonlySet<string>;
  newCount: number;
  /** Changes the newest query, which what stands beside the rows may not have been drawn for yet. */
  ask: AskList;
  /** The search of the address with another query. */
  hrefOf: (change: QueryChange) => string;
  clear: () => void;
  refresh: () => void;
  toggle: (id: string, isRange: boolean) => void;
  togglePage: () => void;
  selectAll: () => void;
  clearSelection: () => void;
  /** Shows a row as a decision has left it, and what else that has changed. */
  rowDecided: (row: AnyRow) => void;
}

interface ListOptions {
  /** Filters that the screen has fixed. */
  fixed: ApiQuery;
  /** Keys of the columns that the screen has; all of the resource's unless given. */
  columnKeys: readonly string[] | undefined;
  hasLayouts: boolean;
}

const machine = createListMachine<AnyRow>();
const highlightTime = 2_000;

/** The list of the resource, as the address asks for it. */
export function useList({ fixed, columnKeys, hasLayouts }: ListOptions): List {
  const { resource } = useResource();
  const path = usePath();
  const search = useSearch();
  const go = useGo();
  const columns = useMemo(
    () => (columnKeys ? resource.columns.filter(({ key }) => columnKeys.includes(key)) : resource.columns),
    [resource, columnKeys],
  );
  const read = useCallback(
    (address: string) => {
      const { filters, states } = resource;
      const parsed = parseListQuery(address, { columns, filters, states, fixed: Object.keys(fixed), hasLayouts });
      return { ...parsed, apiQuery: { ...toApiQuery(parsed.query), ...fixed } };
    },
    [resource, columns, fixed, hasLayouts],
  );
  const { query, ignored, ...current } = useMemo(() => read(search), [read, search]);
  const { state } = query.filters;
  const shownColumns = useMemo(() => columnsIn(state, columns), [state, columns]);
  const apiQuery = useSame(current.apiQuery);
  const provided = useMemo(() => provideList(machine, resource), [resource]);
  const known = useKnownList(resource, apiQuery);
  const [snapshot, send] = useMachine(provided, { input: { query: apiQuery, ...known } });
  const { page, counts, highlighted, added, selection, seenAt } = snapshot.context;
  const status = listStatus(snapshot);
  useNoteList(resource, snapshot.context.query, isKnown(status) ? page : null, seenAt);

  const last = useRef(apiQuery);
  const askFor = useCallback(
    (next: ApiQuery) => {
      if (isSame(last.current, next)) return;
      last.current = next;
      send({ type: 'list.queryChanged', query: next });
    },
    [send],
  );
  // The server is asked before the screen is drawn again, not after.
  useSearchChange(useCallback((address) => askFor(read(address).apiQuery), [askFor, read]));
  useReturn(() => {
    const asked = last.current;
    if (!isSame(asked, apiQuery)) return;
    const seen = seenOf(resource, apiQuery);
    const refresh = () => send({ type: 'list.refresh', seen });
    // What has changed meanwhile is shown at once; a list as it was is drawn before it is asked for again.
    if (seen?.page !== page) refresh();
    else afterPaint(() => last.current === asked && refresh());
  });
  useEffect(() => askFor(apiQuery), [askFor, apiQuery]);
  useEffect(() => {
    if (highlighted.length === 0) return;
    const timer = setTimeout(() => {
      for (const id of highlighted) send({ type: 'list.highlightEnded', id });
    }, highlightTime);
    return () => clearTimeout(timer);
  }, [highlighted, send]);
  useEffect(() => connectivity.onReach(() => send({ type: 'list.reachable' })), [send]);
  const total = counts && isCounted(snapshot) ? counts.total : null;
  const address = path + toSearch({ ...query, peek: '', bulk: '' });
  useEffect(() => {
    if (status !== 'showing' || !page) return;
    const { items, previous, next } = page;
    const ids = items.map(({ id }) => id);
    rememberShown(resource.key, { address, hasPage: true, ids, apiQuery, previous, next, total });
  }, [status, page, address, apiQuery, resource.key, total]);
  useRecordEvents(resource.key, {
    onChanged: (id) => send({ type: 'list.rowChanged', id }),
    onAdded: (id) => send({ type: 'list.rowAdded', id }),
    onRemoved: (id) => send({ type: 'list.rowRemoved', id }),
    onMissed: () => send({ type: 'list.refresh' }),
  });

  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);
  const ask = useCallback<AskList>(
    (change, how) => {
      newest.current = changed(newest.current, change);
      go(toSearch(newest.current) || '?', { replace: how === 'replace' });
    },
    [go],
  );
  useEffect(
    () =>
      onSearchNear(path, (near) => {
        const next = read(near).apiQuery;
        if (!isSame(last.current, next)) cache.prefetch(pageQuery(resource, next));
      }),
    [path, read, resource],
  );
  const verbs = useMemo(
    () => ({
      refresh: () => send({ type: 'list.refresh' }),
      toggle: (id: string, isRange: boolean) => send({ type: 'list.selectionToggled', id, isRange }),
      togglePage: () => send({ type: 'list.pageSelected' }),
      selectAll: () => send({ type: 'list.allSelected' }),
      clearSelection: () => send({ type: 'list.selectionCleared' }),
      rowDecided: (row: AnyRow) => {
        send({ type: 'list.rowGiven', row });
        send({ type: 'list.rowChanged', id: row.id });
      },
    }),
    [send],
  );
  return {
    query,
    ignored,
    columns: shownColumns,
    apiQuery,
    status,
    rows: page?.items ?? [],
    page: { next: page?.next ?? null, previous: page?.previous ?? null },
    seenAt,
    counts,
    isCurrent: isCurrent(snapshot),
    isOfQuestion: isOfQuestion(snapshot),
    isCounted: isCounted(snapshot),
    isCounting: isCounting(snapshot),
    problem: problemShown(snapshot),
    isNarrowed: query.q !== '' || Object.keys(query.filters).length > 0,
    selection,
    highlighted: useMemo(() => new Set(highlighted), [highlighted]),
    newCount: added.length,
    ask,
    hrefOf: (change) => toSearch(changed(query, change)) || '?',
    clear: () =>
      ask(({ limit, columns: arranged, layout }) => ({ ...plainQuery, limit, columns: arranged, layout }), 'push'),
    ...verbs,
  };
}

const isKnown = (status: ListStatus) => status === 'showing' || status === 'empty' || status === 'nothingMatches';

const isSame = (one: ApiQuery, other: ApiQuery) => JSON.stringify(one) === JSON.stringify(other);

/** The value of before while nothing in it has changed: what stands beside the list changes the address, not the question. */
function useSame(value: ApiQuery): ApiQuery {
  const text = JSON.stringify(value);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- compared by its content
  return useMemo(() => value, [text]);
}
