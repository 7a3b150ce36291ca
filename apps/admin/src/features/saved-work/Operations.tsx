import type { BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import { useCallback } from 'react';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { useFeed } from '#crud/query/use-feed.ts';
import { keyAt, withWords } from './key-at.ts';
import { OperationRow } from './OperationRow.tsx';
import { Part } from './Part.tsx';

/** One's own bulk operations, mailings among them, the newest first. */
export function Operations() {
  const entriesBefore = useCallback(
    (before: string | null) =>
      withWords<BulkOperation>(queryOf(client.bulk.list, { query: before === null ? {} : { before } }), (each) =>
        keyAt(each.resource),
      ),
    [],
  );
  const feed = useFeed<BulkOperation>({ entriesBefore });
  return (
    <Part name="operations" listed={feed} older={{ has: feed.hasOlder, isBusy: feed.isLoadingOlder, show: feed.older }}>
      {feed.entries.map((operation) => (
        <OperationRow key={operation.id} operation={operation} onChanged={feed.refresh} />
      ))}
    </Part>
  );
}
