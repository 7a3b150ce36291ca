import type { ActivityEntry, ActivityKind } from '@diwan/api-contract/activity';
import type { Page } from '@diwan/api-contract/page';
import { channels } from '@diwan/api-contract/values/channels';
import { createLogMachine } from '@diwan/machines/log/log.machine';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useRealtime } from '../../session/live.ts';
import { pathOf, resourceClient } from '../resource-client.ts';
import { useRoom } from '../room.tsx';

const machine = createLogMachine<ActivityEntry>();

/** What happened to a record, newest first; read again with each of its versions and notes. */
export function useActivity(id: string, version: number, kind: ActivityKind | null) {
  const { resource } = useRoom();
  const provided = useMemo(
    () =>
      machine.provide({
        actors: {
          fetchEntries: fromPromise<Page<ActivityEntry>, { before: string | null }>(({ input: { before }, signal }) =>
            resourceClient(resource.key).activity(
              id,
              { ...(kind ? { kind } : {}), ...(before ? { before } : {}) },
              signal,
            ),
          ),
        },
      }),
    [resource.key, id, kind],
  );
  const [snapshot, send] = useMachine(provided);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version has another history
  useEffect(() => send({ type: 'log.refresh' }), [version, send]);
  useRealtime(channels.resource(pathOf(resource.key)), {
    'record.noted': (noted) => {
      if (noted.id === id) send({ type: 'log.refresh' });
    },
  });
  const { entries, next, problem } = snapshot.context;
  return {
    entries,
    problem: snapshot.matches('failed') ? problem : null,
    isLoading: snapshot.matches('loading') && entries.length === 0,
    isLoadingOlder: snapshot.matches('loadingOlder'),
    hasOlder: next !== null,
    refresh: () => send({ type: 'log.refresh' }),
    older: () => send({ type: 'log.older' }),
  };
}
