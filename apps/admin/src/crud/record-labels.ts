import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import { resourceClient } from './resource-client.ts';
import type { ResourceKey } from './resource-types.ts';

/** Another one with every name that becomes known; null for a record that the server doesn't know. */
let labels: ReadonlyMap<string, LocalizedText | null> = new Map();
const wanted = new Map<ResourceKey, Set<string>>();
const listeners = new Set<() => void>();

const keyOf = (resource: ResourceKey, id: string) => `${resource} ${id}`;

/** The name of a record among those that are known; asks for it when it isn't, all of one moment in one request. */
export function recordLabel(known: typeof labels, resource: ResourceKey, id: string): LocalizedText | null {
  const label = known.get(keyOf(resource, id));
  if (label === undefined) want(resource, id);
  return label ?? null;
}

/** Keeps names that became known, by asking for them or by another way, such as a search; null for those that there are not. */
export function keepLabels(resource: ResourceKey, found: readonly { id: string; label: LocalizedText | null }[]): void {
  labels = new Map([...labels, ...found.map(({ id, label }) => [keyOf(resource, id), label] as const)]);
  for (const listener of listeners) listener();
}

export function subscribeToLabels(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const knownLabels = () => labels;

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
    const labelOf = new Map(found.map(({ id, label }) => [id, label]));
    keepLabels(
      resource,
      [...ids].map((id) => ({ id, label: labelOf.get(id) ?? null })),
    );
  } catch {
    // Asked for again by the next screen that names them.
  }
}
