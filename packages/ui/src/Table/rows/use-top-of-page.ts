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
    // The page scrolls cards.
    const places = [scroller, window];
    for (const place of places) place?.addEventListener('scroll', note, { passive: true });
    return () => {
      for (const place of places) place?.removeEventListener('scroll', note);
    };
  }, [table]);

  const [first, last] = [rows[0], rows.at(-1)].map((row) => (row === undefined ? undefined : rowKey(row)));
  const previous = useRef([first, last]);
  useLayoutEffect(() => {
    const [oldFirst, oldLast] = previous.current;
    previous.current = [first, last];
    // To scroll, or to ask how far, the browser would have to lay the new rows out before its time.
    if (!isScrolled.current || oldFirst === undefined || oldFirst === first || oldLast === last) return;
    isScrolled.current = false;
    const scroller = table.current?.parentElement;
    scroller?.scrollTo({ top: 0 });
    if (scroller && scroller.getBoundingClientRect().top < 0) scroller.scrollIntoView();
  }, [table, first, last]);
}
