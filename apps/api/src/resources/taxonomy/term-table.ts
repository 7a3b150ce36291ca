import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource, AnyResources } from '#crud/definition.ts';
import type { termColumns } from './table.ts';

type Column = keyof ReturnType<typeof termColumns>;
/** The table of a taxonomy, whichever. */
export type TermTable = PgTable & Record<Column, AnyPgColumn>;

export const resourceOf = (table: TermTable, resources: AnyResources): AnyResource =>
  Object.values<AnyResource>(resources).find((resource) => resource.table === table)!;

/** What stands below a term, or at the top. */
export const isChildOf = (table: TermTable, parent: string | null): SQL =>
  parent === null ? sql`${table.parentId} is null` : eq(table.parentId, parent);
