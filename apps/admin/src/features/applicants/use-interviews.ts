import type { Interview } from '@diwan/api-contract/interviews';
import { useCallback } from 'react';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { type Feed, useFeed } from '#crud/query/use-feed.ts';

/** The meetings of an application, the latest first; read again whenever the application has another version. */
export function useInterviews(id: string, version: number): Feed<Interview> {
  const fetchEntries = useCallback(
    async (_: string | null, signal: AbortSignal) => {
      const items = await expectBody(client.interviews.list({ params: { id }, signal }));
      return { items: items.toReversed(), next: null, previous: null };
    },
    [id],
  );
  return useFeed({ fetchEntries, version });
}
