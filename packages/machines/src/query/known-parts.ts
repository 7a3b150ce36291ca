type Fields = Record<string, unknown>;

/** As JSON has them: what is in a map or a file is not among its fields. */
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A fresh answer in which every part that equals what was known is the known one itself, so that whoever shows it need
 * not draw again. Items of a list are compared with the one of the same `id`, others with the one at their index.
 */
export function withKnownParts<T>(known: unknown, fresh: T): T;
export function withKnownParts(known: unknown, fresh: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(fresh)) return items(known, fresh);
  if (isFields(known) && isFields(fresh)) return fields(known, fresh);
  return fresh;
}

function items(known: readonly unknown[], fresh: readonly unknown[]): readonly unknown[] {
  const byId = new Map(known.filter(isFields).map((item) => [item.id, item]));
  const counterpart = (item: unknown, index: number) =>
    isFields(item) && item.id !== undefined ? byId.get(item.id) : known[index];
  const merged = fresh.map((item, index) => withKnownParts(counterpart(item, index), item));
  return merged.length === known.length && merged.every((item, index) => Object.is(item, known[index]))
    ? known
    : merged;
}

function fields(known: Fields, fresh: Fields): Fields {
  const names = Object.keys(fresh);
  const merged = Object.fromEntries(names.map((name) => [name, withKnownParts(known[name], fresh[name])]));
  const isSame =
    names.length === Object.keys(known).length && names.every((name) => Object.is(merged[name], known[name]));
  return isSame ? known : merged;
}
