import type { ActivityEntry, ActivityKind } from '@diwan/api-contract/activity';
import { useCallback } from 'react';
import { pathOf, resourceClient } from '../resource-client.ts';
import { useRoom } from '../room.tsx';
import { type Log, useLog, useNoted } from '../use-log.ts';

/** What happened to a record, newest first; read again with each of its versions and notes. */
export function useActivity(id: string, version: number, kind: ActivityKind | null): Log<ActivityEntry> {
  const { key } = useRoom().resource;
  const fetchEntries = useCallback(
    (before: string | null, signal: AbortSignal) =>
      resourceClient(key).activity(id, { ...(kind ? { kind } : {}), ...(before ? { before } : {}) }, signal),
    [key, id, kind],
  );
  const log = useLog({ fetchEntries, version });
  useNoted(pathOf(key), id, log.refresh);
  return log;
}
