import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import { resourceClient } from './resource-client.ts';
import type { ResourceKey } from './resource-types.ts';

/** Null for a record that the server doesn't know. */
const labels = new Map<string, LocalizedText | null>();
const wanted = new Map<ResourceKey, Set<string>>();
const listeners = new Set<() => void>();
let seen = 0;

const keyOf = (resource: ResourceKey, id: string) => `${resource} ${id}`;

/** The name of a record by its id; asks for it when it isn't known yet, all of one moment in one request. */
export function recordLabel(resource: ResourceKey, id: string): LocalizedText | null {
  const label = labels.get(keyOf(resource, id));
  if (label === undefined) want(resource, id);
  return label ?? null;
}

/** Keeps a name that came by another way, such as a search. */
export function keepLabel(resource: ResourceKey, id: string, label: LocalizedText): void {
  labels.set(keyOf(resource, id), label);
}

export function subscribeToLabels(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Grows with every name that becomes known. */
export const labelsSeen = () => seen;

function want(resource: ResourceKey, id: string): void {
  const ids = wanted.get(resource);
  if (ids) {
    ids.add(id);
    return;
  }
  const first = new Set([id]);
  wanted.set(resource, first);
  queueMicrotask(() => void fetchWanted(resource, first));
}

async function fetchWanted(resource: ResourceKey, ids: ReadonlySet<string>): Promise<void> {
  wanted.delete(resource);
  try {
    const found = await resourceClient(resource).options({ ids: [...ids].join(',') });
    for (const id of ids) labels.set(keyOf(resource, id), null);
    for (const { id, label } of found) keepLabel(resource, id, label);
  } catch {
    return;
  }
  seen += 1;
  for (const listener of listeners) listener();
}
