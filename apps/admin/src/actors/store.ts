/** A value outside of React that components follow with `useSyncExternalStore`. */
export interface Store<T> {
  read: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
  isFollowed: () => boolean;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isFollowed: () => listeners.size > 0,
  };
}
