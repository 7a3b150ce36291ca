import { isDeepStrictEqual } from 'node:util';

export interface Difference {
  path: string;
  before: unknown;
  after: unknown;
}

/** What an edit or a removal changed, field by field. */
export function differences(before: Record<string, unknown>, after: Record<string, unknown>): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => !isDeepStrictEqual(plain(before[path]), plain(after[path])))
    .map((path) => ({ path, before: before[path] ?? null, after: after[path] ?? null }));
}

/** As JSON sees it: an absent value and an undefined one are the same, and so are two spellings of an instant. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value ?? null, (_, part: unknown) =>
    isInstant(part) ? new Date(part).toISOString() : part,
  );
  return JSON.parse(text);
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value));
}
