import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource, AnyResources } from '../definition.ts';
import { referencesOf } from '../writes/references.ts';

/** Where records name those of another resource: a column, or a part of the rows that a jsonb column holds. */
export interface Place {
  column: AnyPgColumn;
  part: string | null;
  /** It is a field of the form, so that the usage of what it names is counted. */
  isField: boolean;
}

/** A resource with all places where it names another one. */
export interface Referring {
  resource: AnyResource;
  places: Place[];
}

/** Who names records of a resource: by a field, by a foreign key, or as its definition says. */
export function placesOf(named: AnyResource, resources: AnyResources): Referring[] {
  return Object.values<AnyResource>(resources)
    .map((resource) => ({ resource, places: placesIn(resource, named, resources) }))
    .filter(({ places }) => places.length > 0);
}

function placesIn(resource: AnyResource, named: AnyResource, resources: AnyResources): Place[] {
  const columns = getTableColumns(resource.table as PgTable) as Readonly<Record<string, AnyPgColumn>>;
  const fields = referencesOf(resource.contract)
    .filter(({ to }) => resources[to] === named)
    .map(({ name, part }): Place => ({ column: columns[name]!, part, isField: true }));
  const held = (columnsNaming(resource, named) as AnyPgColumn[])
    .filter((column) => !fields.some((field) => field.column === column))
    .map((column): Place => ({ column, part: null, isField: false }));
  return [...fields, ...held];
}

function columnsNaming({ table, refersTo = [] }: AnyResource, named: AnyResource) {
  const keys = getTableConfig(table as PgTable)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === named.table)
    .map(({ columns }) => columns[0]!);
  const said = refersTo.flatMap(({ table: other, column }) => (other === named.table && column ? [column] : []));
  return [...new Set([...keys, ...said])];
}

/** Names the record there. */
export const names = ({ column, part }: Pick<Place, 'column' | 'part'>, id: string): SQL =>
  part === null ? sql`${column} = ${id}` : sql`${column} @> ${JSON.stringify([{ [part]: id }])}::jsonb`;
