import type { Counts, Page } from '@diwan/api-contract/page';
import type { createListMachine } from '@diwan/machines/list/list.machine';
import { fromPromise } from 'xstate';
import type { Resource } from './define-resource.ts';
import { withDays } from './list-query-filters.ts';
import { resourceClient } from './resource-client.ts';
import type { AnyRecord } from './resource-types.ts';

export type ApiQuery = Readonly<Record<string, string>>;

/** So many rows are read one by one; when more have changed at once, the page is read first. */
const fewRows = 10;

/** The list machine on the standard endpoints of a resource; moving days are resolved when the server is asked. */
export function provideList(machine: ReturnType<typeof createListMachine<AnyRecord>>, { key, filters }: Resource) {
  const api = resourceClient(key);
  return machine.provide({
    actors: {
      fetchPage: fromPromise<Page<AnyRecord>, { query: ApiQuery }>(({ input, signal }) =>
        api.list(withDays(input.query, filters), signal),
      ),
      fetchCounts: fromPromise<Counts, { query: ApiQuery }>(({ input, signal }) =>
        api.counts(withDays(questionOf(input.query), filters), signal),
      ),
      fetchRows: fromPromise<AnyRecord[], { ids: readonly string[]; query: ApiQuery }>(async ({ input, signal }) => {
        const { ids, query } = input;
        const page = ids.length > fewRows ? (await api.list(withDays(query, filters), signal)).items : [];
        const found = page.filter(({ id }) => ids.includes(id));
        const missing = ids.filter((id) => found.every((row) => row.id !== id));
        while (missing.length > 0) {
          const some = missing.splice(0, fewRows);
          const answers = await Promise.allSettled(some.map((id) => api.view(id, signal)));
          // One that is gone, or can't be read now, keeps none of the others from being shown.
          for (const answer of answers) if (answer.status === 'fulfilled') found.push(answer.value);
        }
        return found;
      }),
    },
  });
}

/** What is asked for, whatever its order and page. */
export function questionOf({ sort: _sort, limit: _limit, after: _after, before: _before, ...asked }: ApiQuery) {
  return asked;
}
