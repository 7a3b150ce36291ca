import { toasts } from '@diwan/ui';
import { useMemo, useRef, useState } from 'react';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { failureText } from '#crud/feedback/problem-text.ts';
import { questionOf } from '#crud/list/query/list.implementations.ts';
import type { List } from '#crud/list/use-list.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { useRecordEvents } from '#crud/query/use-record-events.ts';
import { resourceClient, resourceQueries } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { undoOffer } from '#crud/workflow/undo-decision.ts';
import { placedIn, type SliderPlace, withMoved } from './placed.ts';

export type { SliderPlace } from './placed.ts';

/** More are never shown at once. */
const most = 1000;

interface Move {
  id: string;
  before: string | null;
  /** What was on screen when it began. */
  from: unknown;
}

/** Sliders by placement; a move is shown at once and stays only where the server has taken it. */
export function useSliderOrder({ apiQuery, isNarrowed }: List) {
  const { t } = useResource();
  const question = { state: 'draft,scheduled,live,paused', ...questionOf(apiQuery) };
  const read = useQueryInTurn(resourceQueries('sliders').list({ ...question, sort: 'order', limit: String(most) }));
  const { value, refresh, hasFailed } = read;
  const rows = useMemo(() => (value?.items ?? []) as unknown as SliderPlace[], [value]);
  const [move, setMove] = useState<Move | null>(null);
  // What the server says from now on holds the move, or it was refused.
  if (move && move.from !== value) setMove(null);
  const asked = useRef<Move>(null);
  useRecordEvents('sliders', { onChanged: refresh, onAdded: refresh, onRemoved: refresh, onMissed: refresh });

  const { isBusy, start } = useMutation<AnyRecord>({
    act: (idempotencyKey) => {
      const { id, before } = asked.current!;
      const { version } = rows.find((row) => row.id === id)!;
      const event = { type: 'slider.reorder', before };
      return resourceClient('sliders').send(id, version, event, idempotencyKey);
    },
    onDone(record) {
      refresh();
      const offer = undoOffer({ resource: 'sliders', record, t, onUndone: refresh });
      toasts.show({ title: t('done.slider.reorder'), tone: 'positive', ...offer });
    },
    onFailed(error) {
      setMove(null);
      refresh();
      toasts.show({ title: t('ordering.notMoved'), description: failureText(error, t), tone: 'critical' });
    },
  });

  const placed = useMemo(() => placedIn(rows), [rows]);
  const mayMove = rows.some(({ availableEvents }) =>
    availableEvents.some(({ type, isAvailable }) => type === 'slider.reorder' && isAvailable),
  );
  return {
    hasFailed,
    refresh,
    placements: value === null ? null : move ? withMoved(placed, move.id, move.before) : placed,
    canMove: mayMove && !isNarrowed && apiQuery.state === undefined,
    move(id: string, before: string | null) {
      if (isBusy) return;
      asked.current = { id, before, from: value };
      setMove(asked.current);
      start();
    },
  };
}
