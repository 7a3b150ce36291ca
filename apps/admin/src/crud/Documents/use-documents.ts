import type { RecordFile } from '@diwan/api-contract/files';
import type { Page } from '@diwan/api-contract/page';
import { channels } from '@diwan/api-contract/values/channels';
import { createLogMachine } from '@diwan/machines/log/log.machine';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { client } from '../../api/client.ts';
import { expectBody } from '../../api/expect-body.ts';
import { useMissed, useRealtime } from '../../session/live.ts';
import { uploads } from './uploads.ts';

const machine = createLogMachine<RecordFile>();
type ResourcePath = NonNullable<Parameters<typeof client.files.list>[0]['query']>['resource'];

/** The documents of a record, newest first, kept up to date while they are shown; and those on their way to it. */
export function useDocuments(path: string, id: string, user: string) {
  const provided = useMemo(
    () =>
      machine.provide({
        actors: {
          fetchEntries: fromPromise<Page<RecordFile>, { before: string | null }>(({ input: { before }, signal }) =>
            expectBody(
              client.files.list({
                query: { resource: path as ResourcePath, record: id, ...(before ? { before } : {}) },
                signal,
              }),
            ),
          ),
        },
      }),
    [path, id],
  );
  const [snapshot, send] = useMachine(provided);
  const refresh = () => send({ type: 'log.refresh' });
  const channel = channels.resource(path);
  useRealtime(channel, {
    'record.noted': (noted) => {
      if (noted.id === id) refresh();
    },
  });
  useMissed(channel, refresh);

  const record = `${user} ${path} ${id}`;
  const underWay = useSyncExternalStore(uploads.subscribe, () => uploads.of(record));
  const previous = useRef(underWay.length);
  useEffect(() => {
    if (underWay.length < previous.current) send({ type: 'log.refresh' });
    previous.current = underWay.length;
  }, [underWay.length, send]);

  const { entries, next, problem } = snapshot.context;
  return {
    documents: entries,
    underWay,
    problem: snapshot.matches('failed') ? problem : null,
    isLoading: snapshot.matches('loading') && entries.length === 0,
    isLoadingOlder: snapshot.matches('loadingOlder'),
    hasOlder: next !== null,
    refresh,
    older: () => send({ type: 'log.older' }),
    add: (files: readonly File[]) => uploads.start(record, { path, id }, files),
  };
}

export async function fetchDocument({ id }: RecordFile): Promise<Blob> {
  return (await expectBody(client.files.download({ params: { id }, timeout: 120_000 }))) as Blob;
}

export function removeDocument({ id, version }: RecordFile) {
  return expectBody(client.files.remove({ params: { id }, version }));
}
