import type { Counts, Page } from '@diwan/api-contract/page';
import type { createListMachine } from '@diwan/machines/list/list.machine';
import { fromPromise } from 'xstate';
import { cache } from '#api/cache/cache.ts';
import type { Query } from '#api/cache/query.ts';
import { findRows } from '#crud/query/find-rows.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import { afterPaint } from '#navigation/screens/after-paint.ts';
import { withDays } from './list-query-filters.ts';

export type ApiQuery = Readonly<Record<string, string>>;

type Listed = Pick<Resource, 'key' | 'filters'>;

/** A page of a list; moving days are resolved to those of today. */
export const pageQuery = ({ key, filters }: Listed, apiQuery: ApiQuery): Query<Page<AnyRow>> =>
  resourceQueries(key).list(withDays(apiQuery, filters));

/** How many there are of what a list asks for, whatever its order and page. */
export const countsQuery = ({ key, filters }: Listed, apiQuery: ApiQuery): Query<Counts> =>
  resourceQueries(key).counts(withDays(questionOf(apiQuery), filters));

/** The list machine on the standard endpoints of a resource. */
export function provideList(machine: ReturnType<typeof createListMachine<AnyRow>>, resource: Resource) {
  const queries = resourceQueries(resource.key);
  return machine.provide({
    actors: {
      fetchPage: fromPromise<Page<AnyRow>, { query: ApiQuery; isTurning: boolean }>(
        async ({ input: { query, isTurning }, signal }) => {
          const reading = cache.read(pageQuery(resource, query), signal);
          // Rows that are there already take a while to draw: that something was pressed is seen before.
          const [page] = await Promise.all([reading, isTurning && new Promise<void>(afterPaint)]);
          return page;
        },
      ),
      fetchCounts: fromPromise<Counts, { query: ApiQuery }>(({ input, signal }) =>
        cache.read(countsQuery(resource, input.query), signal),
      ),
      fetchRows: fromPromise<AnyRow[], { ids: readonly string[] }>(({ input, signal }) =>
        findRows(queries, input.ids, {}, signal),
      ),
      findMatches: fromPromise<readonly string[], { ids: readonly string[]; query: ApiQuery }>(
        async ({ input: { ids, query }, signal }) => {
          const found = await findRows(queries, ids, withDays(questionOf(query), resource.filters), signal);
          return found.map(({ id }) => id);
        },
      ),
    },
  });
}

/** What is asked for, whatever its order and page. */
export function questionOf({ sort: _sort, limit: _limit, after: _after, before: _before, ...question }: ApiQuery) {
  return question;
}
