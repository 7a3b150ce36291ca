import { problemOf } from '../http/problems.ts';

/** Each export holds a database connection until its reader has it all; they may not take them all. */
const mostAtOnce = 5;
const running = new WeakMap<object, number>();

/** Takes a place for an export, given back by the answer; refused while too many run. */
export function takeSlot(database: object): () => void {
  const taken = running.get(database) ?? 0;
  if (taken >= mostAtOnce) throw problemOf('rateLimited', { retryAfter: 15 });
  running.set(database, taken + 1);
  return () => running.set(database, running.get(database)! - 1);
}
