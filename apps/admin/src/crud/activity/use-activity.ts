import type { ActivityEntry, ActivityKind } from '@diwan/api-contract/activity';
import { useCallback } from 'react';
import { type Feed, useFeed, useNoted } from '../query/use-feed.ts';
import { pathOf, resourceQueries } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';

/** What happened to a record, newest first; read again with each of its versions and notes. */
export function useActivity(id: string, version: number, kind: ActivityKind | null): Feed<ActivityEntry> {
  const { key } = useResource().resource;
  const entriesBefore = useCallback(
    (before: string | null) =>
      resourceQueries(key).activity(id, { ...(kind ? { kind } : {}), ...(before ? { before } : {}) }),
    [key, id, kind],
  );
  const feed = useFeed({ entriesBefore, version });
  useNoted(pathOf(key), id, feed.refresh);
  return feed;
}
