import { type RefObject, useLayoutEffect } from 'react';
import { tableTop } from '../columns.ts';

/** Says how far down the page a table begins, whenever the page's height has changed: what follows its rows stays in sight. */
export function useRoomBelow(table: RefObject<HTMLTableElement | null>): void {
  useLayoutEffect(() => {
    const scroller = table.current?.parentElement;
    if (!scroller || !window.ResizeObserver) return;
    const observer = new ResizeObserver(() => {
      // What rests out of sight is laid out by nobody.
      if (!scroller.checkVisibility()) return;
      const top = Math.round(scroller.getBoundingClientRect().top + window.scrollY);
      // As usual it is said by nobody: saying it has the style of every row made anew.
      scroller.style.setProperty(tableTop.name, top === tableTop.usual ? '' : `${top}px`);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [table]);
}
