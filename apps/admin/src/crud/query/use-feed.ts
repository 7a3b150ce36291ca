import type { Page } from '@diwan/api-contract/page';
import type { Problem } from '@diwan/api-contract/problem';
import { channels } from '@diwan/api-contract/values/channels';
import { createFeedMachine } from '@diwan/machines/feed/feed.machine';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { cache } from '#api/cache/cache.ts';
import type { Query } from '#api/cache/query.ts';
import { useMissed, useRealtime } from '#session/realtime/live.ts';

/** Entries, newest first, as their view sees them. */
export interface Feed<Entry> {
  entries: readonly Entry[];
  problem: Problem | null;
  /** Nothing was seen yet. */
  isLoading: boolean;
  isLoadingOlder: boolean;
  hasOlder: boolean;
  refresh: () => void;
  older: () => void;
}

interface FeedOptions<Entry> {
  /** The newest entries, or those before a cursor; always of the same question: whoever shows another's is keyed by it. */
  entriesBefore: (before: string | null) => Query<Page<Entry>>;
  /** Read again with each of these. */
  version?: number;
}

/** What is read from the newest on, older entries when they are asked for. */
export function useFeed<Entry>({ entriesBefore, version = 0 }: FeedOptions<Entry>): Feed<Entry> {
  const machine = useMemo(
    () =>
      createFeedMachine<Entry>().provide({
        actors: {
          fetchEntries: fromPromise<Page<Entry>, { before: string | null }>(({ input, signal }) =>
            cache.read(entriesBefore(input.before), signal),
          ),
        },
      }),
    [entriesBefore],
  );
  const [snapshot, send] = useMachine(machine);
  const read = useRef(version);
  useEffect(() => {
    if (read.current === version) return;
    read.current = version;
    send({ type: 'feed.refresh' });
  }, [version, send]);
  const { entries, next, problem } = snapshot.context;
  return {
    entries,
    problem: snapshot.matches('failed') ? problem : null,
    isLoading: snapshot.hasTag('busy') && entries.length === 0,
    isLoadingOlder: snapshot.matches('loadingOlder'),
    hasOlder: next !== null,
    refresh: useCallback(() => send({ type: 'feed.refresh' }), [send]),
    older: useCallback(() => send({ type: 'feed.older' }), [send]),
  };
}

/** Calls back when something was added to a record, changed or removed beside it: a note, a document. */
export function useNoted(path: string, id: string, onNoted: () => void): void {
  const channel = channels.resource(path);
  useRealtime(channel, {
    'record.noted': (noted) => {
      if (noted.id === id) onNoted();
    },
  });
  useMissed(channel, onNoted);
}
