import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Another page, or another order, is read from its top: both of its ends are others. */
export function useTopOfPage<Row>(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): void {
  const isScrolled = useRef(false);
  useEffect(() => {
    const scroller = table.current?.parentElement;
    const note = () => {
      isScrolled.current = true;
    };
    scroller?.addEventListener('scroll', note, { passive: true });
    return () => scroller?.removeEventListener('scroll', note);
  }, [table]);

  const [first, last] = [rows[0], rows.at(-1)].map((row) => (row === undefined ? undefined : rowKey(row)));
  const previous = useRef([first, last]);
  useLayoutEffect(() => {
    const [oldFirst, oldLast] = previous.current;
    previous.current = [first, last];
    // To scroll, or to ask how far, the browser would have to lay the new rows out before its time.
    if (!isScrolled.current || oldFirst === first || oldLast === last) return;
    table.current?.parentElement?.scrollTo({ top: 0 });
    isScrolled.current = false;
  }, [table, first, last]);
}
