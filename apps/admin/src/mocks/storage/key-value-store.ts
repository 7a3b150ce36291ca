import type { z } from 'zod';
import type { DemoStorage } from './demo-storage.ts';

/** Values of one kind by their keys: read once, in memory from then on, and each kept by itself when it changes. */
export interface KeyValueStore<Value> {
  all(): ReadonlyMap<string, Value>;
  put(key: string, value: Value): Promise<void>;
  drop(key: string): Promise<void>;
  /** Is told that storage has been emptied. */
  reset(): void;
}

/** What an older version kept in another shape is left aside. */
export async function openKeyValueStore<Value>(
  storage: DemoStorage,
  name: string,
  schema: z.ZodType<Value>,
): Promise<KeyValueStore<Value>> {
  const values = new Map<string, Value>();
  for (const [key, found] of await storage.load(name)) {
    const { success, data } = schema.safeParse(found);
    if (success) values.set(key, data);
  }
  return {
    all: () => values,
    put: (key, value) => {
      values.set(key, value);
      return storage.keep(name, key, value);
    },
    drop: (key) => {
      values.delete(key);
      return storage.drop(name, key);
    },
    reset: () => values.clear(),
  };
}
