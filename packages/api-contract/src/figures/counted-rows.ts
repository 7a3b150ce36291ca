import type { WaitingKey } from '../endpoints/work.ts';
import type { ResourceKey, resources } from '../resources/index.ts';

/** The records that a figure counts: a list, narrowed as its address narrows it. */
export interface CountedRows {
  resource: ResourceKey;
  filters: Readonly<Record<string, string>>;
}

type FiltersOf<K extends ResourceKey> = Partial<Record<keyof (typeof resources)[K]['filters'], string>>;

/** The records of a resource that these of its filters leave. */
export function rows<K extends ResourceKey>(resource: K, filters: FiltersOf<K>): CountedRows {
  return { resource, filters: filters as Readonly<Record<string, string>> };
}

/** What waits in a queue: the records in the state in which it waits. */
export const waitingRows = (key: WaitingKey, state: string) => rows(key, { state });

/** What has waited there for longer than it may. */
export const overdueRows = (key: WaitingKey, state: string) => rows(key, { state, isOverdue: 'true' });
