import type { Interview } from '@diwan/api-contract/endpoints/hiring/interviews';
import type { Page } from '@diwan/api-contract/page';
import { useCallback } from 'react';
import { type Query, queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { type Feed, useFeed } from '#crud/query/use-feed.ts';

/** The meetings of an application, the latest first; read again whenever the application has another version. */
export function useInterviews(id: string, version: number): Feed<Interview> {
  return useFeed({ entriesBefore: useCallback(() => interviewsOf(id), [id]), version });
}

function interviewsOf(id: string): Query<Page<Interview>> {
  const listed = queryOf(client.interviews.list, { params: { id } });
  return {
    key: listed.key,
    load: async (signal) => {
      const items = await listed.load(signal, null);
      return { items: items.toReversed(), next: null, previous: null };
    },
  };
}
