/** Where the demo's data is kept: by the name of its kind, and in it by its key. */
export interface DemoStorage {
  /** All that is kept under a name, in the order of its keys. */
  load(name: string): Promise<ReadonlyMap<string, unknown>>;
  keep(name: string, key: string, value: unknown): Promise<void>;
  drop(name: string, key: string): Promise<void>;
  clear(): Promise<void>;
}

/** What storage makes of a value: another one that is the same. */
const kept = (value: unknown) => (value instanceof Blob ? value : structuredClone(value));

/** For tests, and for browsers that keep nothing. */
export function memoryStorage(): DemoStorage {
  const kinds = new Map<string, Map<string, unknown>>();
  const on = (name: string) => kinds.get(name) ?? new Map<string, unknown>();
  return {
    load: async (name) =>
      new Map(
        [...on(name)].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, value]) => [key, kept(value)]),
      ),
    keep: async (name, key, value) => void kinds.set(name, on(name).set(key, kept(value))),
    drop: async (name, key) => void on(name).delete(key),
    clear: async () => kinds.clear(),
  };
}
