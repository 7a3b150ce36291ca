let isShown = false;
const listeners = new Set<() => void>();

/** The thin sign above the page that a screen is on its way. */
export const overlay = {
  read: () => isShown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show: () => set(true),
  hide: () => set(false),
};

function set(next: boolean): void {
  if (next === isShown) return;
  isShown = next;
  for (const listener of listeners) listener();
}
