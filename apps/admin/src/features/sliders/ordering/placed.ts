import type { Slider } from '@diwan/api-contract/resources/sliders';
import { placements } from '@diwan/api-contract/values/site/slider';

/** What the order reads of a slider. */
export type SliderPlace = Pick<
  Slider,
  'id' | 'version' | 'title' | 'image' | 'state' | 'placement' | 'startsAt' | 'endsAt' | 'availableEvents'
>;
export interface Placed {
  placement: Slider['placement'];
  items: readonly SliderPlace[];
}

/** Sliders in their order, those of each placement together; a placement without any is left out. */
export function placedIn(rows: readonly SliderPlace[]): Placed[] {
  const byPlacement = Map.groupBy(rows, ({ placement }) => placement);
  return placements.flatMap((placement) => {
    const items = byPlacement.get(placement);
    return items ? [{ placement, items }] : [];
  });
}

/** The same with one of them before another one of its placement, or at their end. */
export function withMoved(placed: readonly Placed[], id: string, before: string | null): Placed[] {
  return placed.map(({ placement, items }) => {
    const moved = items.find((item) => item.id === id);
    if (!moved) return { placement, items };
    const others = items.filter((item) => item !== moved);
    const at = others.findIndex((item) => item.id === before);
    return { placement, items: others.toSpliced(at < 0 ? others.length : at, 0, moved) };
  });
}
