import { useEffect, useState } from 'react';
import type { Figure } from './figure.ts';
import { type Flow, type Layout, layOut } from './layout.ts';

/** The layout of a figure once it is known; the one before stays until then. It may fail where its code can't be fetched. */
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
    const store = (layout: Layout | null) => {
      if (isWanted) setResult({ layout, hasFailed: layout === null });
    };
    layOut(figure, direction, flow).then(store, (error) => {
      console.error(error);
      store(null);
    });
    return () => {
      isWanted = false;
    };
  }, [figure, direction, flow]);
  return result;
}
