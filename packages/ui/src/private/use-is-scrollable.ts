import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a place shows less than it holds: only then is it worth a stop of the keyboard. */
export function useIsScrollable(place: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !window.ResizeObserver) return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight));
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [place]);
  return isScrollable;
}
