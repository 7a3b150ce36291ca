import { toasts } from '@diwan/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { failureText } from '#crud/feedback/problem-text.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { useRecordEvents } from '#crud/query/use-record-events.ts';
import { resourceClient, resourceQueries } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord, AnyRow } from '#crud/resource/resource-types.ts';
import { undoOffer } from '#crud/workflow/undo-decision.ts';
import { useUnsavedChanges } from '#navigation/use-unsaved-changes.ts';
import { useReread } from '../layouts/use-reread.ts';
import { questionOf } from '../query/list.implementations.ts';
import type { List } from '../use-list.ts';

/** So many are put in order at once; a list that has more is narrowed first. */
const most = 1000;

interface OrderOptions {
  list: List;
  /** Those that have a place, unless the list asks for others. */
  states: string;
  /** What tells the server of a move: it takes a place. */
  event: string;
  /** What is said of a move that the server has refused. */
  notMoved: string;
}

interface Move<Place> {
  id: string;
  place: Place;
}

/**
 * What the list asks for, in the order that people give it. A move is shown at once and stays only where the server has taken
 * it; of several, it is told of each after it has taken the one before.
 */
export function useOrder<Row, Place extends object>({ list, states, event, notMoved }: OrderOptions) {
  const { resource, t } = useResource();
  const { key } = resource;
  const question = { state: states, ...questionOf(list.apiQuery) };
  const read = useQueryInTurn(resourceQueries(key).list({ ...question, sort: 'order', limit: String(most) }));
  const { value, refresh, hasFailed } = read;
  const rows = useMemo<readonly AnyRow[]>(() => value?.items ?? [], [value]);
  useReread(list, refresh);
  useRecordEvents(key, {
    onChanged: refresh,
    onAdded: refresh,
    onRemoved: refresh,
    // The list reads again what may have been missed, and this follows it.
    onMissed: () => {},
  });

  const [moves, setMoves] = useState<readonly Move<Place>[]>([]);
  const told = useRef<Move<Place>>(undefined);
  const { isBusy, startAnother } = useMutation<AnyRecord>({
    async act(idempotencyKey) {
      const { id, place } = told.current!;
      const { version } = rows.find((row) => row.id === id)!;
      return resourceClient(key).send(id, version, { type: event, ...place }, idempotencyKey);
    },
    onDone(record) {
      refresh();
      const offer = undoOffer({ resource: key, record, t, onUndone: refresh });
      toasts.show({ title: t(`done.${event}`), tone: 'positive', ...offer });
    },
    onFailed(error) {
      // Those after it began where it would have led.
      setMoves([]);
      refresh();
      toasts.show({ title: notMoved, description: failureText(error, t), tone: 'critical' });
    },
  });
  const isSettled = !isBusy && !read.isLoading;
  useEffect(() => {
    const [first, ...later] = moves;
    const isTold = told.current === first;
    // Where nothing could be read after the server had taken it, it stays as it is shown.
    if (!isSettled || !first || (isTold && hasFailed)) return;
    if (isTold) return setMoves(later);
    told.current = first;
    startAnother();
  }, [isSettled, hasFailed, moves, startAnother]);
  // The first one is on its way, the others wait here.
  useUnsavedChanges(moves.length > 1);

  const mayMove = rows.some(({ availableEvents }) =>
    availableEvents.some(({ type, isAvailable }) => type === event && isAvailable),
  );
  return {
    ...read,
    rows: rows as unknown as readonly Row[],
    moves,
    isCapped: value?.next != null,
    canMove: mayMove && !list.isNarrowed && list.apiQuery.state === undefined,
    move: (id: string, place: Place) => setMoves((before) => [...before, { id, place }]),
  };
}
