import { cache } from './cache.ts';
import type { Query } from './query.ts';

/** What was read a moment ago for whoever wants it first; null where nothing was. */
export function prefetched<T>(query: Query<T>): T | null {
  const seen = cache.peek(query);
  return seen?.isPrefetched ? seen.value : null;
}
