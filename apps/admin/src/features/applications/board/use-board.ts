import type { ApplicationRow, BoardColumn } from '@diwan/api-contract/resources/applications';
import type { CandidateStatus } from '@diwan/api-contract/values/records/application';
import { withMoves } from '@diwan/machines/board/board.assigns';
import { createBoardMachine } from '@diwan/machines/board/board.machine';
import { boardStatus, columnBeingRead } from '@diwan/machines/board/board.selectors';
import type { BoardQuery, Column, MetricsByState, More, MoreInput } from '@diwan/machines/board/board.types';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { cache } from '#api/cache/cache.ts';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { connectivity } from '#api/connectivity.ts';
import { useReread } from '#crud/list/layouts/use-reread.ts';
import { questionOf } from '#crud/list/query/list.implementations.ts';
import type { List } from '#crud/list/use-list.ts';
import { findRows } from '#crud/query/find-rows.ts';
import { useRecordEvents } from '#crud/query/use-record-events.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';

const moreCards = 100;
const highlightTime = 2_000;

type ColumnsInput = { query: BoardQuery };
const read = ({ query }: ColumnsInput, limit: string | undefined, signal: AbortSignal) =>
  cache.read(
    queryOf(client.applications.board, { query: limit === undefined ? query : { ...query, limit } }),
    signal,
  ) as Promise<BoardColumn[]>;

const machine = createBoardMachine<ApplicationRow>().provide({
  actors: {
    fetchColumns: fromPromise<Column<ApplicationRow>[], ColumnsInput>(({ input, signal }) =>
      read(input, undefined, signal),
    ),
    fetchMetrics: fromPromise<MetricsByState, ColumnsInput>(({ input, signal }) => read(input, '0', signal)),
    fetchMore: fromPromise<More<ApplicationRow>, MoreInput>(async ({ input: { query, state, after }, signal }) => {
      const cards = { ...query, state, after, limit: String(moreCards) };
      const { items, next } = await cache.read(resourceQueries('applications').list(cards), signal);
      return { items: items as unknown as ApplicationRow[], next };
    }),
    fetchCards: fromPromise<ApplicationRow[], { ids: readonly string[] }>(async ({ input, signal }) => {
      const found = await findRows(resourceQueries('applications'), input.ids, {}, signal);
      return found as unknown as ApplicationRow[];
    }),
  },
});

/** The board of what the list asks for. */
export function useBoard(list: List) {
  const { apiQuery } = list;
  const query = useMemo(() => {
    const { state: _state, ...question } = questionOf(apiQuery);
    return apiQuery.sort ? { ...question, sort: apiQuery.sort } : question;
  }, [apiQuery]);
  const [snapshot, send] = useMachine(machine, { input: { query } });
  const { columns, moves, highlighted, stuck } = snapshot.context;

  const last = useRef(query);
  useEffect(() => {
    if (JSON.stringify(last.current) === JSON.stringify(query)) return;
    last.current = query;
    send({ type: 'board.queryChanged', query });
  }, [query, send]);
  useEffect(() => {
    if (highlighted.length === 0) return;
    const timer = setTimeout(() => {
      for (const id of highlighted) send({ type: 'board.highlightEnded', id });
    }, highlightTime);
    return () => clearTimeout(timer);
  }, [highlighted, send]);
  useEffect(() => connectivity.onReach(() => send({ type: 'board.reachable' })), [send]);
  useRecordEvents('applications', {
    onChanged: (id) => send({ type: 'board.cardChanged', id }),
    onAdded: () => send({ type: 'board.cardAdded' }),
    onRemoved: (id) => send({ type: 'board.cardRemoved', id }),
    // The list reads again what may have been missed, and the board follows it.
    onMissed: () => {},
  });

  const verbs = useMemo(
    () => ({
      refresh: () => send({ type: 'board.refresh' }),
      wantMore: (state: string) => send({ type: 'board.moreWanted', state }),
      move: (id: string, to: CandidateStatus) => send({ type: 'board.moved', id, to }),
      settle: (card: ApplicationRow) => send({ type: 'board.settled', card }),
      giveBack: (id: string) => {
        send({ type: 'board.returned', id });
        send({ type: 'board.cardChanged', id });
      },
    }),
    [send],
  );
  useReread(list, verbs.refresh);
  return {
    status: boardStatus(snapshot),
    columns: useMemo(() => columns && withMoves(columns, moves), [columns, moves]),
    moving: useMemo(() => new Set(Object.keys(moves)), [moves]),
    highlighted: useMemo(() => new Set(highlighted), [highlighted]),
    columnBeingRead: columnBeingRead(snapshot),
    stuckColumn: stuck,
    ...verbs,
  };
}
