import type { FileDescription, RecordFile } from '@diwan/api-contract/endpoints/files/files';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { expectBody, expectFile } from '#api/expect-body.ts';
import { useFeed, useNoted } from '../query/use-feed.ts';
import { uploads } from './uploads.ts';

type ResourcePath = NonNullable<Parameters<typeof client.files.list>[0]['query']>['resource'];

/** The documents of a record, newest first, kept up to date while they are shown; and those on their way to it. */
export function useDocuments(path: string, id: string, user: string) {
  const entriesBefore = useCallback(
    (before: string | null) => {
      const query = { resource: path as ResourcePath, record: id, ...(before ? { before } : {}) };
      return queryOf(client.files.list, { query });
    },
    [path, id],
  );
  const feed = useFeed<RecordFile>({ entriesBefore });
  const { refresh } = feed;
  useNoted(path, id, refresh);

  const record = `${user} ${path} ${id}`;
  const underWay = useSyncExternalStore(uploads.subscribe, () => uploads.of(record));
  const previous = useRef(underWay.length);
  useEffect(() => {
    if (underWay.length < previous.current) refresh();
    previous.current = underWay.length;
  }, [underWay.length, refresh]);
  return { feed, underWay, add: (files: readonly File[]) => uploads.start(record, { path, id }, files) };
}

export function fetchDocument({ id }: RecordFile): Promise<Blob> {
  return expectFile(client.files.download({ params: { id }, timeout: 120_000 }));
}

export function describeDocument({ id, version }: RecordFile, body: FileDescription) {
  return expectBody(client.files.describe({ params: { id }, version, body }));
}

export function removeDocument({ id, version }: RecordFile) {
  return expectBody(client.files.remove({ params: { id }, version }));
}
