import type { Draft } from './edit.types.ts';

/** The fields of a draft that differ from what was loaded. */
export function changesOf(base: Draft, draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([field, value]) => !isSame(base[field], value)));
}

/** Whether two values of a field say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(normal(one)) === JSON.stringify(normal(other));
}

/** An emptied text is the same as none, and the order of keys says nothing. */
function normal(value: unknown): unknown {
  if (value === '') return undefined;
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, normal(each)]));
}
