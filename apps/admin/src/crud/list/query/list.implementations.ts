import type { Counts, Page } from '@diwan/api-contract/page';
import type { createListMachine } from '@diwan/machines/list/list.machine';
import { fromPromise } from 'xstate';
import { findAmong } from '#crud/query/find-ids.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import { resourceClient } from '#crud/resource/resource-client.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import { withDays } from './list-query-filters.ts';

export type ApiQuery = Readonly<Record<string, string>>;

/** The list machine on the standard endpoints of a resource; moving days are resolved when the server is asked. */
export function provideList(machine: ReturnType<typeof createListMachine<AnyRow>>, { key, filters }: Resource) {
  const api = resourceClient(key);
  return machine.provide({
    actors: {
      fetchPage: fromPromise<Page<AnyRow>, { query: ApiQuery }>(({ input, signal }) =>
        api.list(withDays(input.query, filters), signal),
      ),
      fetchCounts: fromPromise<Counts, { query: ApiQuery }>(({ input, signal }) =>
        api.counts(withDays(questionOf(input.query), filters), signal),
      ),
      fetchRows: fromPromise<AnyRow[], { ids: readonly string[] }>(({ input, signal }) =>
        findAmong(api, input.ids, {}, signal),
      ),
      findMatches: fromPromise<readonly string[], { ids: readonly string[]; query: ApiQuery }>(
        async ({ input: { ids, query }, signal }) => {
          const found = await findAmong(api, ids, withDays(questionOf(query), filters), signal);
          return found.map(({ id }) => id);
        },
      ),
    },
  });
}

/** What is asked for, whatever its order and page. */
export function questionOf({ sort: _sort, limit: _limit, after: _after, before: _before, ...asked }: ApiQuery) {
  return asked;
}
