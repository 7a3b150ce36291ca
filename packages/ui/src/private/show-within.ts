/**
 * Brings a part of a row that scrolls sideways into its sight, once; to be led into view would move the page as well, where the
 * row is further down. Measured when the browser has laid the page out anyway.
 *
 * @returns What stops it.
 */
export function showWithin(scroller: Element, part: Element): () => void {
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect();
      if (!seen?.rootBounds) return;
      const { rootBounds: room, boundingClientRect: place } = seen;
      scroller.scrollLeft += Math.min(0, place.left - room.left) + Math.max(0, place.right - room.right);
    },
    { root: scroller },
  );
  observer.observe(part);
  return () => observer.disconnect();
}
