/** A record like another one, of which each value is made when it is first asked for, and kept. */
export function mapLazily<From, To>(
  source: Readonly<Record<string, From>>,
  make: (value: From) => To,
): Readonly<Record<string, To>> {
  const record: Record<string, To> = {};
  for (const name in source) {
    let made: To | undefined;
    Object.defineProperty(record, name, { enumerable: true, get: () => (made ??= make(source[name]!)) });
  }
  return record;
}
