import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { focusRow } from '../Table/keyboard/grid-keys.ts';
import { indexOf } from '../Table/rows/row-access.ts';

/** When the row with the focus goes, the one that takes its place gets it; returns whom to tell where the focus is. */
export function useKeptFocus(list: RefObject<HTMLTableElement | null>, keys: readonly string[]) {
  const last = useRef<{ index: number; key: string | undefined } | null>(null);
  useLayoutEffect(() => {
    const was = last.current;
    if (!was || !list.current || document.activeElement !== document.body) return;
    if (was.key === undefined || keys.includes(was.key) || keys.length === 0) return;
    focusRow(list.current, Math.min(was.index, keys.length - 1));
  }, [list, keys]);
  return useCallback(
    (target: Element) => {
      const index = list.current ? indexOf(list.current, target) : undefined;
      last.current = index === undefined ? null : { index, key: keys[index] };
    },
    // oxlint-disable-next-line react/preserve-manual-memoization -- a ref that is handed on stays the same
    [list, keys],
  );
}
