import type { TakenExport } from '@diwan/api-contract/endpoints/files/exports';
import { useCallback } from 'react';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { useFeed } from '#crud/query/use-feed.ts';
import { ExportRow } from './ExportRow.tsx';
import { withWords } from './key-at.ts';
import { Part } from './Part.tsx';

/** What somebody has exported: no file is kept, each can be asked for again. */
export function Exports() {
  const entriesBefore = useCallback(
    (before: string | null) =>
      withWords<TakenExport>(
        queryOf(client.exports.list, { query: before === null ? {} : { before } }),
        ({ resource }) => resource,
      ),
    [],
  );
  const feed = useFeed<TakenExport>({ entriesBefore });
  return (
    <Part name="exports" listed={feed} older={{ has: feed.hasOlder, isBusy: feed.isLoadingOlder, show: feed.older }}>
      {feed.entries.map((each) => (
        <ExportRow key={each.id} taken={each} onTaken={feed.refresh} />
      ))}
    </Part>
  );
}
