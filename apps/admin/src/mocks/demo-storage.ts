/** Where the demo's data is kept: on shelves, and on each by its key. */
export interface DemoStorage {
  /** All that stands on a shelf, in the order of its keys. */
  load(shelf: string): Promise<ReadonlyMap<string, unknown>>;
  keep(shelf: string, key: string, value: unknown): Promise<void>;
  drop(shelf: string, key: string): Promise<void>;
  clear(): Promise<void>;
}

/** What storage makes of a value: another one that is the same. */
const kept = (value: unknown) => (value instanceof Blob ? value : structuredClone(value));

/** For tests, and for browsers that keep nothing. */
export function memoryStorage(): DemoStorage {
  const shelves = new Map<string, Map<string, unknown>>();
  const on = (shelf: string) => shelves.get(shelf) ?? new Map<string, unknown>();
  return {
    load: async (shelf) =>
      new Map(
        [...on(shelf)].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, value]) => [key, kept(value)]),
      ),
    keep: async (shelf, key, value) => void shelves.set(shelf, on(shelf).set(key, kept(value))),
    drop: async (shelf, key) => void on(shelf).delete(key),
    clear: async () => shelves.clear(),
  };
}
