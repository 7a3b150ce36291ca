import type { ResourceKey } from './resource-types.ts';

/** The list that a record was opened from: its address and the records of its page, in their order. */
export interface ListTrail {
  /** Path and query of the list. */
  address: string;
  ids: readonly string[];
}

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
