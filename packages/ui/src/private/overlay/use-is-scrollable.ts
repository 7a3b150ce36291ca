import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a place shows less than it holds: only then is it worth a stop of the keyboard. */
export function useIsScrollable(place: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !window.ResizeObserver) return;
    const measure = () => setIsScrollable(element.scrollHeight > element.clientHeight);
    // An observer tells only with the next frame; until then what is hidden would be out of reach.
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [place]);
  return isScrollable;
}
