import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import { fieldErrors } from '@diwan/api-contract/field-errors';
import { countsQuery } from '@diwan/api-contract/page';
import { mostInOperation } from '@diwan/api-contract/values/bulk';
import { and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource, Reader } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { whereOf } from '#crud/lists/where.ts';
import { withKeptFilters } from '#crud/merge/find-kept.ts';
import { problemOf } from '#http/problems/problems.ts';

/** The ids of what is selected, in one snapshot; a query is held to the rules of the resource's own list. */
export async function selectedIds(
  resource: AnyResource,
  selection: BulkSelection,
  { tx, now }: Pick<Reader, 'tx' | 'now'>,
): Promise<string[]> {
  if (selection.kind === 'some') return unique(selection.ids);
  const { table } = resource;
  const query = await withKeptFilters(readQuery(resource, selection.query), tx);
  const rows = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(whereOf(resource, query, now), isNoneOf(resource, selection.except)))
    .orderBy(table.id)
    .limit(mostInOperation + 1);
  if (rows.length > mostInOperation)
    throw problemOf('invalid', { errors: [{ path: 'selection', code: 'tooMany', params: { max: mostInOperation } }] });
  return rows.map(({ id }) => id as string);
}

const isNoneOf = (resource: AnyResource, ids: readonly string[]): SQL | undefined =>
  ids.length > 0 ? sql`not (${idIn(resource.table.id, ids)})` : undefined;

const unique = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];

function readQuery({ contract }: AnyResource, query: Record<string, string>): Record<string, unknown> {
  const parsed = countsQuery(contract.filters).safeParse(query);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error.issues, query).map((error) => ({
    ...error,
    path: `selection.query.${error.path}`,
  }));
  throw problemOf(errors.some(({ code }) => code === 'unknownField') ? 'unknownField' : 'invalid', { errors });
}
