/** A page that nobody sees paints nothing: it waits no longer. */
const longest = 100;

/** Once what was just decided is on the screen: neither sending it nor reading ahead keeps the next record from being seen. */
export function afterPaint(act: () => void): () => void {
  let timer = setTimeout(done, longest);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  function done() {
    cancelAnimationFrame(frame);
    act();
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
