type Listener = (hasSucceeded: boolean) => void;

const listeners = new Set<Listener>();
let last = true;
/** In milliseconds, between two tries because something else succeeded. */
const patience = 2_000;

/** Tells the connection how calls go: whether the server could be reached at all. */
export const connectivity = {
  /** Tells at once how the last call went, then how each one goes. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    listener(last);
    return () => listeners.delete(listener);
  },
  /**
   * Tells that calls succeed, for whoever has something to try again. Where one call fails and another succeeds, trying again is
   * itself a call that succeeds: so at most once in a while.
   */
  onReach(listener: () => void): () => void {
    let toldAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      toldAt = performance.now();
      listener();
    };
    const unsubscribe = connectivity.subscribe((hasSucceeded) => {
      if (!hasSucceeded || timer !== undefined) return;
      const wait = toldAt + patience - performance.now();
      if (wait > 0) timer = setTimeout(tell, wait);
      else tell();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  },
  note(hasSucceeded: boolean): void {
    last = hasSucceeded;
    for (const listener of listeners) listener(hasSucceeded);
  },
};
