import type { SnapshotFrom } from 'xstate';
import type { createQueryMachine } from './query.machine.ts';

export type QuerySnapshot<T> = SnapshotFrom<ReturnType<typeof createQueryMachine<T>>>;

/** Whether nobody could answer, and nothing is being tried just now. */
export const hasFailed = <T>(snapshot: QuerySnapshot<T>): boolean => snapshot.matches('failed');

/** What was read before anybody wanted it and is true still. */
export const prefetchedValue = <T>(snapshot: QuerySnapshot<T>): T | null =>
  snapshot.matches('prefetched') ? snapshot.context.value : null;
