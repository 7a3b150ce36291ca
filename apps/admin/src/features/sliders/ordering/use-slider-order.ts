import { useMemo } from 'react';
import { useOrder } from '#crud/list/ordering/use-order.ts';
import type { List } from '#crud/list/use-list.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { placedIn, type SliderPlace, withMoved } from './placed.ts';

export type { SliderPlace } from './placed.ts';

/** Sliders by placement. */
export function useSliderOrder(list: List) {
  const { t } = useResource();
  const { rows, moves, ...order } = useOrder<SliderPlace, { before: string | null }>({
    list,
    states: 'draft,scheduled,live,paused',
    event: 'slider.reorder',
    notMoved: t('ordering.notMoved'),
  });
  const placed = useMemo(() => placedIn(rows), [rows]);
  return {
    ...order,
    placements:
      order.value === null ? null : moves.reduce((moved, { id, place }) => withMoved(moved, id, place.before), placed),
    move: (id: string, before: string | null) => order.move(id, { before }),
  };
}
