import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import { isPassing } from '@diwan/machines/problem';
import { createStore } from '#actors/store.ts';
import { waitForRetry } from '#session/waiting.ts';
import { resourceClient } from '../resource/resource-client.ts';
import type { ResourceKey } from '../resource/resource-types.ts';

type Labels = ReadonlyMap<string, LocalizedText | null>;

/** The names that are known; null for a record without one, because the server doesn't know it or can't be asked now. */
export const recordLabels = createStore<Labels>(new Map());
const wanted = new Map<ResourceKey, Set<string>>();

const keyOf = (resource: ResourceKey, id: string) => `${resource} ${id}`;

/** The name of a record among those that are known; asks for it when it isn't, all of one moment in one request. */
export function recordLabel(known: Labels, resource: ResourceKey, id: string): LocalizedText | null | undefined {
  const label = known.get(keyOf(resource, id));
  if (label === undefined) want(resource, id);
  return label;
}

/** Keeps names that became known, by asking for them or by another way, such as a search; null for those that there are not. */
export function keepLabels(resource: ResourceKey, found: readonly { id: string; label: LocalizedText | null }[]): void {
  recordLabels.set(
    new Map([...recordLabels.read(), ...found.map(({ id, label }) => [keyOf(resource, id), label] as const)]),
  );
}

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

/** Until the names are there: after a passing failure it asks again, as long as anybody shows names. */
async function fetchWanted(resource: ResourceKey, ids: ReadonlySet<string>): Promise<void> {
  wanted.delete(resource);
  for (let attempt = 1; ; attempt++) {
    try {
      return keepLabels(resource, await fetchLabels(resource, ids));
    } catch (error) {
      const nameless = [...ids].filter((id) => !recordLabels.read().has(keyOf(resource, id)));
      keepLabels(
        resource,
        nameless.map((id) => ({ id, label: null })),
      );
      if (!isPassing(error)) return;
      await pauseAfter(attempt);
      if (!recordLabels.isFollowed()) return forgetNameless(resource, ids);
    }
  }
}

async function pauseAfter(attempt: number): Promise<void> {
  const waiting = new AbortController();
  await waitForRetry(attempt, waiting.signal);
  waiting.abort();
}

async function fetchLabels(resource: ResourceKey, ids: ReadonlySet<string>) {
  const found = await resourceClient(resource).options({ ids: [...ids].join(',') });
  const labelOf = new Map(found.map(({ id, label }) => [id, label]));
  return [...ids].map((id) => ({ id, label: labelOf.get(id) ?? null }));
}

/** The next screen that names them asks anew. */
function forgetNameless(resource: ResourceKey, ids: ReadonlySet<string>): void {
  const keys = new Set([...ids].map((id) => keyOf(resource, id)));
  recordLabels.set(new Map([...recordLabels.read()].filter(([key, label]) => label !== null || !keys.has(key))));
}
