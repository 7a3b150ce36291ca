import type { Page } from '@diwan/api-contract/page';
import { useEffect, useState } from 'react';
import { prefetchedList } from '#api/client.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import type { ApiQuery } from './list.implementations.ts';
import { withDays } from './list-query-filters.ts';

/** The page that was asked for before its screen was there, if it has come; taken only once it is shown, for a screen may be drawn twice until then. */
export function usePrefetchedPage({ key, filters }: Resource, asked: ApiQuery): Page<AnyRow> | undefined {
  const [{ page, query }] = useState(() => {
    const query = withDays(asked, filters);
    return { page: prefetchedList.look(key, query) as Page<AnyRow> | undefined, query };
  });
  useEffect(() => {
    if (page) prefetchedList.take(key, query);
  }, [page, key, query]);
  return page;
}
