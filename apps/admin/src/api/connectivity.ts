type Listener = (hasSucceeded: boolean) => void;

const listeners = new Set<Listener>();
let last = true;

/** Tells the connection how calls go: whether the server could be reached at all. */
export const connectivity = {
  /** Tells at once how the last call went, then how each one goes. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    listener(last);
    return () => listeners.delete(listener);
  },
  note(hasSucceeded: boolean): void {
    last = hasSucceeded;
    for (const listener of listeners) listener(hasSucceeded);
  },
};
