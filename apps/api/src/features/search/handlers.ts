import type { SearchGroup, searchRouter } from '@diwan/api-contract/endpoints/search';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import type { RouterImplementation } from '@ts-rest/fastify';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { readerOf } from '#crud/handlers.ts';
import { exactMatch } from '#crud/lists/exact-match.ts';
import type { AnyRow } from '#crud/lists/repository.ts';
import { searchClause } from '#crud/lists/where.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { areasOf, type SearchArea } from './areas.ts';

const shown = 6;
/** A name that thousands bear is narrowed by typing on: ranking looks at this many of them. */
const ranked = 200;

export function searchHandlers(deps: AppDeps): RouterImplementation<typeof searchRouter> {
  const searchAreas = areasOf(deps.resources);
  return {
    async find({ query: { q }, request }) {
      const reader = readerOf(deps, deps.database.orm, request);
      const permitted = searchAreas.filter(({ resource }) => reader.can(resource.contract.may.read));
      const resources = permitted.map(({ resource }) => resource);
      const exactly = await exactMatch(resources, q, deps, request);
      const groups = await Promise.all(
        permitted.map((area) => findIn(area, reader.tx, { q, exact: exactly(area.resource) })),
      );
      return { status: 200, body: { groups: groups.filter(({ hits }) => hits.length > 0) } };
    },
  };
}

async function findIn(
  { key, resource, name }: SearchArea,
  tx: Tx,
  search: { q: string; exact?: SQL },
): Promise<SearchGroup> {
  const { table } = resource;
  const prefix = `${searchKey(search.q).replace(/[\\%_]/g, '\\$&')}%`;
  const found = await tx.execute<{ id: string }>(sql`
    select id from (
      select id, search_key, created_at from ${table} where ${searchClause(table.searchKey, search)} limit ${ranked}
    ) as matching
    order by search_key like ${prefix} desc, created_at desc, id limit ${shown + 1}`);
  const ids = found.rows.slice(0, shown).map(({ id }) => id);
  const rows: AnyRow[] =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(table as PgTable)
          .where(inArray(table.id, ids));
  const named = await name(rows, tx);
  const hits = rows.map((row, index) => ({ id: row.id, state: row.state, ...named[index]! }));
  return {
    area: key,
    hits: hits.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    hasMore: found.rows.length > shown,
  };
}
