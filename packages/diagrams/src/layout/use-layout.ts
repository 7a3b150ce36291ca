import { useEffect, useState } from 'react';
import type { Figure } from './figure.ts';
import { type Flow, type Layout, layOut } from './layout.ts';

const firstPause = 3_000;
const longestPause = 60_000;

/** The layout of a figure once it is known; the one before stays until then. Where its code can't be fetched it is tried again. */
export function useLayout(
  figure: Figure,
  direction: 'ltr' | 'rtl',
  flow: Flow,
): { layout: Layout | null; hasFailed: boolean } {
  const [result, setResult] = useState<{ layout: Layout | null; hasFailed: boolean }>({
    layout: null,
    hasFailed: false,
  });
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = (layout: Layout | null) => {
      if (isWanted) setResult({ layout, hasFailed: layout === null });
    };
    const attempt = (pause: number) =>
      layOut(figure, direction, flow).then(store, (error) => {
        console.error(error);
        store(null);
        if (isWanted) timer = setTimeout(() => attempt(Math.min(pause * 2, longestPause)), pause);
      });
    void attempt(firstPause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [figure, direction, flow]);
  return result;
}
