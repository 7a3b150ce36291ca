/** A record of which each value is made when it is first asked for, and kept. */
export function lazyRecord<T>(names: readonly string[], make: (name: string) => T): Readonly<Record<string, T>> {
  const record: Record<string, T> = {};
  for (const name of names)
    Object.defineProperty(record, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = make(name);
        Object.defineProperty(record, name, { enumerable: true, value });
        return value;
      },
    });
  return record;
}
