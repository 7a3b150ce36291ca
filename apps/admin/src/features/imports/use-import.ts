import type { ImportEvent, ImportRun } from '@diwan/api-contract/importing/endpoints';
import { channels } from '@diwan/api-contract/values/channels';
import { toasts } from '@diwan/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cache } from '#api/cache/cache.ts';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { expectBody, problemOf } from '#api/expect-body.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { useMissed, useRealtime } from '#session/realtime/live.ts';
import { useSession } from '#session/session-context.tsx';

const working = new Set<ImportRun['state']>(['mapped', 'running', 'undoing']);
/** Where no message comes, it is asked how far the import is. */
const askEvery = 3_000;

/** An import on the server: how far it is, and how to steer it. */
export function useImport(id: string) {
  const { t } = useTranslation('imports');
  const { user } = useSession();
  const query = queryOf(client.imports.view, { params: { id } });
  const { value: run, problem, refresh } = useQuery(query);
  const channel = user && channels.person(user.uid);
  useRealtime(channel, { 'import.progress': (told) => told.id === id && refresh() });
  useMissed(channel, refresh);
  const isWorking = run !== null && working.has(run.state);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(refresh, askEvery);
    return () => clearInterval(timer);
  }, [isWorking, refresh]);

  const wanted = useRef<ImportEvent | null>(null);
  const sending = useMutation({
    act: (key) =>
      expectBody(
        client.imports.send({ params: { id }, version: run!.version, body: wanted.current!, idempotencyKey: key }),
      ),
    onDone: (moved) => cache.give(query, moved),
    onFailed: (error) => {
      const { code } = problemOf(error);
      toasts.show({ tone: 'attention', title: t(code === 'stale' || code === 'refused' ? 'stale' : 'steerFailed') });
      refresh();
    },
  });
  return {
    run,
    problem,
    refresh,
    isBusy: sending.isBusy,
    can: (type: ImportEvent['type']) =>
      run?.availableEvents.some((event) => event.type === type && event.isAvailable) ?? false,
    send(event: ImportEvent) {
      wanted.current = event;
      sending.start();
    },
  };
}

export type FollowedImport = ReturnType<typeof useImport>;
