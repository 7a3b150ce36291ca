import type { Resource } from './define-resource.ts';
import type { ApiQuery } from './list.implementations.ts';
import { withDays } from './list-query-filters.ts';
import { resourceClient } from './resource-client.ts';
import type { ResourceKey } from './resource-types.ts';

/** The list that a record was opened from: its address and the records of its page, in their order. */
export interface ListTrail {
  /** Path and query of the list. */
  address: string;
  /** Whether the address says which page of the list it is. */
  hasPage: boolean;
  ids: readonly string[];
  /** What the server was asked for. */
  asked: ApiQuery;
  /** Where the pages beside it begin; null where there is none. */
  previous: string | null;
  next: string | null;
}

export type TrailSide = 'previous' | 'next';

const nameOf = (resource: ResourceKey) => `trail.${resource}`;

/** Remembers, for this tab, the page of a list that is being shown. */
export function rememberTrail(resource: ResourceKey, trail: ListTrail): void {
  try {
    sessionStorage.setItem(nameOf(resource), JSON.stringify(trail));
  } catch {
    // Without storage there is no previous and next; everything else works.
  }
}

/** The list that one came from in this tab, if it showed this record. */
export function trailOf(resource: ResourceKey, id: string): ListTrail | null {
  try {
    const trail = JSON.parse(sessionStorage.getItem(nameOf(resource)) ?? 'null') as ListTrail | null;
    return trail?.ids.includes(id) ? trail : null;
  } catch {
    return null;
  }
}

const visited = new Map<ResourceKey, string>();

/** Notes which record one looked at last, so that its list comes back to it. */
export const noteVisited = (resource: ResourceKey, id: string): void => void visited.set(resource, id);

export const lastVisited = (resource: ResourceKey): string | undefined => visited.get(resource);

/** The page on that side of the one that was remembered. */
export async function trailBeside(
  { key, filters }: Resource,
  { asked: { after: _after, before: _before, ...question }, address, hasPage, ...trail }: ListTrail,
  side: TrailSide,
): Promise<ListTrail> {
  const place = { [side === 'next' ? 'after' : 'before']: trail[side] ?? '' };
  const asked = { ...question, ...place };
  const page = await resourceClient(key).list(withDays(asked, filters), new AbortController().signal);
  return {
    address: hasPage ? withPlace(address, place) : address,
    hasPage,
    ids: page.items.map(({ id }) => id),
    asked,
    previous: page.previous,
    next: page.next,
  };
}

function withPlace(address: string, place: Record<string, string>): string {
  const [path = '', search] = address.split('?');
  const params = new URLSearchParams(search);
  for (const name of ['after', 'before']) params.delete(name);
  for (const [name, cursor] of Object.entries(place)) params.set(name, cursor);
  return `${path}?${params}`;
}
