import { type RefObject, useLayoutEffect } from 'react';
import { tableTop } from '../columns.ts';

/** Says how far down the page a table begins, whenever the page's height has changed: what follows its rows stays in sight. */
export function useRoomBelow(table: RefObject<HTMLTableElement | null>): void {
  useLayoutEffect(() => {
    const scroller = table.current?.parentElement;
    if (!scroller || !window.ResizeObserver) return;
    const { style } = scroller;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      // What rests out of sight is laid out by nobody.
      if (!scroller.checkVisibility()) return;
      const top = Math.round(scroller.getBoundingClientRect().top + window.scrollY);
      // As usual it is said by nobody: saying it has the style of every row made anew.
      const said = top === tableTop.usual ? '' : `${top}px`;
      if (style.getPropertyValue(tableTop.name) === said) return;
      // The page's height follows: that is no news, and may not be told in the same frame.
      observer.disconnect();
      style.setProperty(tableTop.name, said);
      frame = requestAnimationFrame(observe);
    });
    const observe = () => observer.observe(document.body);
    observe();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [table]);
}
