import type { Page } from '@diwan/api-contract/page';
import { useEffect, useState } from 'react';
import { earlyList } from '../api/client.ts';
import type { Resource } from './define-resource.ts';
import type { ApiQuery } from './list.implementations.ts';
import { withDays } from './list-query-filters.ts';
import type { AnyRecord } from './resource-types.ts';

/** The page that was asked for before its screen was there, if it has come; taken only once it is shown, for a screen may be drawn twice until then. */
export function useEarlyPage({ key, filters }: Resource, asked: ApiQuery): Page<AnyRecord> | undefined {
  const [{ page, query }] = useState(() => {
    const query = withDays(asked, filters);
    return { page: earlyList.look(key, query) as Page<AnyRecord> | undefined, query };
  });
  useEffect(() => {
    if (page) earlyList.take(key, query);
  }, [page, key, query]);
  return page;
}
