const edge = 56;
const step = 24;

/** Scrolls a row of columns along when the pointer comes near one of its ends. */
export function keepInView(scroller: Element | null | undefined, x: number): void {
  if (!scroller || scroller.scrollWidth <= scroller.clientWidth) return;
  const box = scroller.getBoundingClientRect();
  if (x < box.x + edge) scroller.scrollBy(-step, 0);
  else if (x > box.x + box.width - edge) scroller.scrollBy(step, 0);
}
