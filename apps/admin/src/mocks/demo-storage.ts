/** Where the demo's data is kept, by name. */
export interface DemoStorage {
  load(name: string): Promise<unknown>;
  save(name: string, value: unknown): Promise<void>;
  clear(): Promise<void>;
}

/** For tests, and for browsers that keep nothing. */
export function memoryStorage(): DemoStorage {
  const kept = new Map<string, string>();
  return {
    load: async (name) => JSON.parse(kept.get(name) ?? 'null') as unknown,
    save: async (name, value) => void kept.set(name, JSON.stringify(value)),
    clear: async () => kept.clear(),
  };
}
