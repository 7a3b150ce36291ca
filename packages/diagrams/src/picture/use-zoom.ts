import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { sizes } from '../layout/figure.ts';
import type { Layout, PlacedBox, Point } from '../layout/layout.ts';

const step = 1.25;
const [least, most] = [0.2, 4];
/** The smallest letters that are read without effort, in pixels: Arabic ones are lower. */
const legible = { ltr: 12, rtl: 14 };

export interface Zoom {
  zoom: number;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** How large a drawing is shown in its scroller: what is in the middle stays there, and at first that is where the record is. */
export function useZoom(scroller: RefObject<HTMLElement | null>, layout: Layout | null, here?: PlacedBox): Zoom {
  const [{ zoom, middle }, show] = useState({ zoom: 1, middle: { x: 0.5, y: 0 } });

  const zoomBy = useCallback(
    (factor: number) => {
      const kept = middleOf(scroller.current!);
      show((now) => ({ zoom: Math.min(most, Math.max(least, now.zoom * factor)), middle: kept }));
    },
    // oxlint-disable-next-line react/preserve-manual-memoization -- a ref that is handed on stays the same
    [scroller],
  );
  const place = (isWhole: boolean) => {
    if (!scroller.current || !layout) return;
    const direction = directionOf(scroller.current);
    const fitting = Math.min(
      (scroller.current.clientWidth - 2 * margin) / layout.width,
      (greatestHeight(scroller.current) - 2 * margin) / layout.height,
    );
    const readable = legible[direction] / sizes.label;
    show({
      zoom: isWhole ? Math.max(least, Math.min(fitting, readable)) : readable,
      middle: shareOf(layout, here, direction === 'rtl'),
    });
  };
  const fit = () => place(true);
  const placeAtFirst = useEffectEvent(() => place(false));

  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- how much fits is known once the scroller is there
    if (layout) placeAtFirst();
  }, [layout]);
  useLayoutEffect(() => {
    if (scroller.current) scrollTo(scroller.current, middle);
  }, [zoom, middle, scroller]);
  useEffect(() => {
    const element = scroller.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? Math.sqrt(step) : 1 / Math.sqrt(step));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [scroller, zoomBy]);

  const zoomIn = () => zoomBy(step);
  const zoomOut = () => zoomBy(1 / step);
  const keys: Record<string, () => void> = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { zoom, zoomIn, zoomOut, fit, onKeyDown };
}

const margin = 12;
const greatestHeight = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).maxHeight) || Infinity;
const directionOf = (element: HTMLElement) => getComputedStyle(element).direction as 'ltr' | 'rtl';

/** Puts a share of the content into the middle. */
function scrollTo(element: HTMLElement, { x, y }: Point): void {
  const start = x * element.scrollWidth - element.clientWidth / 2;
  element.scrollLeft = directionOf(element) === 'rtl' ? -start : start;
  element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
}

/** What is in the middle of a scroller, as a share of its content from where reading begins. */
function middleOf({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }: HTMLElement): Point {
  return {
    x: (Math.abs(scrollLeft) + clientWidth / 2) / scrollWidth,
    y: (scrollTop + clientHeight / 2) / scrollHeight,
  };
}

/** The middle of a box as such a share; without one the middle of the top. */
function shareOf({ width, height }: Layout, box: PlacedBox | undefined, isMirrored: boolean): Point {
  if (!box) return { x: 0.5, y: 0 };
  const x = (box.x + box.width / 2) / width;
  return { x: isMirrored ? 1 - x : x, y: (box.y + box.height / 2) / height };
}
