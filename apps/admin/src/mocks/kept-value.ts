import type { z } from 'zod';
import type { DemoStorage } from './demo-storage.ts';

export interface KeptValue<Value> {
  read(): Value;
  write(value: Value): Promise<void>;
  reset(): void;
}

/** A value that is read once, and kept at every change; what an older version kept in another shape is left aside. */
export async function openKept<Value>(
  storage: DemoStorage,
  name: string,
  schema: z.ZodType<Value>,
  start: () => Value,
): Promise<KeptValue<Value>> {
  const found = schema.safeParse(await storage.load(name));
  let value = found.success ? found.data : start();
  return {
    read: () => value,
    write: (next) => {
      value = next;
      return storage.save(name, next);
    },
    reset: () => {
      value = start();
    },
  };
}
