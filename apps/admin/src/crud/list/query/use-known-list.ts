import type { Page } from '@diwan/api-contract/page';
import type { CachedList } from '@diwan/machines/list/list.types';
import { useEffect, useRef, useState } from 'react';
import { cache } from '#api/cache/cache.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import type { AnyRow, ResourceKey } from '#crud/resource/resource-types.ts';
import { type ApiQuery, countsQuery, pageQuery } from './list.implementations.ts';

interface KnownList {
  /** A page that was asked for before its screen was there, and has come. */
  page?: Page<AnyRow>;
  /** What was last seen of it: whoever comes back sees that at once, until it has been read again. */
  seen?: CachedList<AnyRow>;
}

/** What is known of a list when it is opened. */
export function useKnownList(resource: Resource, apiQuery: ApiQuery): KnownList {
  const [known] = useState(() => knownOf(resource, apiQuery));
  const untaken = useRef(known.page && pageQuery(resource, apiQuery));
  // Taken only once it is shown, for a screen may be drawn twice until then.
  useEffect(() => {
    if (untaken.current) cache.take(untaken.current);
    untaken.current = undefined;
  }, []);
  return known;
}

/** What was seen of a list while it was at rest: a record that was removed is gone. */
export const seenOf = (resource: Resource, apiQuery: ApiQuery) => knownOf(resource, apiQuery).seen;

function knownOf(resource: Resource, apiQuery: ApiQuery): KnownList {
  const page = cache.peek(pageQuery(resource, apiQuery));
  if (page?.isPrefetched) return { page: page.value };
  // A list that was empty is waited for.
  if (!page || page.value.items.length === 0) return {};
  const counts = cache.peek(countsQuery(resource, apiQuery))?.value ?? null;
  return { seen: { page: page.value, counts, at: page.at } };
}

/** Notes what is shown of a list: rows may have been read again since the page was. */
export function useNoteList(
  resource: Resource,
  apiQuery: ApiQuery,
  page: Page<AnyRow> | null,
  seenAt: number | null,
): void {
  // Not noted anew when one comes back: what is known may be newer by then.
  const noted = useRef<Page<AnyRow>>(null);
  useEffect(() => {
    if (!page || seenAt === null || noted.current === page) return;
    noted.current = page;
    const query = pageQuery(resource, apiQuery);
    if (cache.peek(query)?.value !== page) cache.give(query, page, seenAt);
  }, [resource, apiQuery, page, seenAt]);
}

/** A record that is gone is in no list any more. */
export function dropRow(resource: ResourceKey, id: string): void {
  cache.change<Page<AnyRow>>(resourceQueries(resource).list({}).key, (page) => ({
    ...page,
    items: page.items.filter((row) => row.id !== id),
  }));
}
