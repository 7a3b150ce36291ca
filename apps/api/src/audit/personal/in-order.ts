/** The database keeps the keys of an object in an order of its own, and no `undefined`. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item ?? null));
  if (typeof value !== 'object' || value === null) return value;
  if ('toJSON' in value && typeof value.toJSON === 'function') return inOrder(value.toJSON());
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, item]) => [name, inOrder(item)]));
}
