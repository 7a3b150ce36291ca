import { cache } from '#api/cache/cache.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';
import { type ApiQuery, pageQuery } from './list.implementations.ts';

/** The list that a record was opened from: its address and the records of its page, in their order. */
export interface RecordPage {
  /** Path and query of the list. */
  address: string;
  /** Whether the address says which page of the list it is. */
  hasPage: boolean;
  ids: readonly string[];
  /** What the server was asked for. */
  apiQuery: ApiQuery;
  /** Where the pages beside it begin; null where there is none. */
  previous: string | null;
  next: string | null;
}

export type PagerSide = 'previous' | 'next';

const nameOf = (resource: ResourceKey) => `list.${resource}`;

/** Remembers, for this tab, the page of a list that is being shown. */
export function rememberPage(resource: ResourceKey, page: RecordPage): void {
  try {
    sessionStorage.setItem(nameOf(resource), JSON.stringify(page));
  } catch {
    // Without storage there is no previous and next; everything else works.
  }
}

/** The list that one came from in this tab, if it showed this record. */
export function pageOf(resource: ResourceKey, id: string): RecordPage | null {
  try {
    const page = JSON.parse(sessionStorage.getItem(nameOf(resource)) ?? 'null') as RecordPage | null;
    return page?.ids.includes(id) ? page : null;
  } catch {
    return null;
  }
}

const visited = new Map<ResourceKey, string>();
cache.onClear(() => visited.clear());

/** Notes which record one looked at last, so that its list comes back to it. */
export const noteVisited = (resource: ResourceKey, id: string): void => void visited.set(resource, id);

export const lastVisited = (resource: ResourceKey): string | undefined => visited.get(resource);

/** The page on that side of the one that was remembered. */
export async function pageBeside(
  resource: Resource,
  { apiQuery: { after: _after, before: _before, ...question }, address, hasPage, ...shown }: RecordPage,
  side: PagerSide,
): Promise<RecordPage> {
  const cursor = { [side === 'next' ? 'after' : 'before']: shown[side] ?? '' };
  const apiQuery = { ...question, ...cursor };
  const page = await cache.read(pageQuery(resource, apiQuery), new AbortController().signal);
  return {
    address: hasPage ? withCursor(address, cursor) : address,
    hasPage,
    ids: page.items.map(({ id }) => id),
    apiQuery,
    previous: page.previous,
    next: page.next,
  };
}

function withCursor(address: string, cursor: Record<string, string>): string {
  const [path = '', search] = address.split('?');
  const params = new URLSearchParams(search);
  for (const name of ['after', 'before']) params.delete(name);
  for (const [name, value] of Object.entries(cursor)) params.set(name, value);
  return `${path}?${params}`;
}
