import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Another page, or another order, is read from its top: both of its ends are others. */
export function useTopOfPage<Row>(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): void {
  const [first, last] = [rows[0], rows.at(-1)].map((row) => (row === undefined ? undefined : rowKey(row)));
  const previous = useRef([first, last]);
  useLayoutEffect(() => {
    const [oldFirst, oldLast] = previous.current;
    previous.current = [first, last];
    const scroller = table.current?.parentElement;
    if (oldFirst !== first && oldLast !== last) scroller?.scrollTo?.({ top: 0 });
  }, [table, first, last]);
}
