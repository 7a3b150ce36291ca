import { createStore } from '#actors/store.ts';
import { cache } from '#api/cache/cache.ts';
import type { Query } from '#api/cache/query.ts';
import { type FoundOption, optionQueries } from '../resource/resource-client.ts';
import type { Referable } from '../resource/resource-types.ts';

/** How a record is named beside others. */
type Named = Pick<FoundOption, 'label' | 'image'>;

/** By id; null for a record without a name, because the server doesn't know it. */
type Labels = ReadonlyMap<string, Named | null>;

/** Ids whose names are on screen and were not known. */
const wanted = new Map<Referable, Set<string>>();
const asking = new Set<Referable>();
const reading = new Map<Referable, () => void>();
type Find = typeof recordLabel;
const changes = createStore<Find>(recordLabel);

/** How to find a name, another function whenever one becomes known; it is told as long as somebody shows names. */
export const recordLabels = {
  read: changes.read,
  subscribe(listener: () => void): () => void {
    const leave = changes.subscribe(listener);
    return () => {
      leave();
      // Not at once: the next screen may show the same names.
      queueMicrotask(() => changes.isFollowed() || stop());
    };
  },
};
cache.onClear(stop);

/** The name of a record; asks for it when it isn't known, all of one moment in one request. Undefined while it is asked for. */
function recordLabel(resource: Referable, id: string): Named | null | undefined {
  const { context } = cache.actorOf(labelsOf(resource)).getSnapshot();
  const label = context.value?.get(id);
  if (label === undefined) want(resource, id);
  return label === undefined && context.problem ? null : label;
}

/** Keeps names that became known in another way, such as a search. */
export function keepLabels(resource: Referable, found: readonly FoundOption[]): void {
  const query = labelsOf(resource);
  const known = cache.actorOf(query).getSnapshot().context.value;
  cache.give(query, new Map([...(known ?? []), ...found.map((each) => [each.id, each] as const)]));
  noteChange();
}

function labelsOf(resource: Referable): Query<Labels> {
  return { key: `labels of ${resource}`, isPersistent: true, load: (signal, known) => read(resource, signal, known) };
}

/** Adds to the names that are known those that are wanted. */
async function read(resource: Referable, signal: AbortSignal, known: Labels | null): Promise<Labels> {
  const ids = [...(wanted.get(resource) ?? [])].filter((id) => !known?.has(id));
  if (ids.length === 0) return known ?? new Map();
  const found = await optionQueries(resource)({ ids: ids.join(',') }).load(signal, null);
  const named = new Map(found.map((each) => [each.id, each]));
  return new Map([...(known ?? []), ...ids.map((id) => [id, named.get(id) ?? null] as const)]);
}

function want(resource: Referable, id: string): void {
  const ids = wanted.get(resource) ?? new Set();
  if (ids.has(id)) return;
  if (asking.size === 0) queueMicrotask(askAll);
  wanted.set(resource, ids.add(id));
  asking.add(resource);
}

function askAll(): void {
  for (const resource of asking) {
    if (reading.has(resource)) cache.invalidate(labelsOf(resource).key);
    else reading.set(resource, begin(resource));
  }
  asking.clear();
}

function begin(resource: Referable): () => void {
  const query = labelsOf(resource);
  const { unsubscribe } = cache.actorOf(query).subscribe(noteChange);
  const release = cache.follow(query);
  return () => {
    unsubscribe();
    release();
  };
}

function stop(): void {
  for (const end of reading.values()) end();
  reading.clear();
  wanted.clear();
}

function noteChange(): void {
  changes.set((resource, id) => recordLabel(resource, id));
}
