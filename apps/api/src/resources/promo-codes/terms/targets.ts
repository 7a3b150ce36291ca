import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The codes, or batches, that name a record among what they are good for. */
export const targetsOf = (column: AnyPgColumn) => (id: string) =>
  sql`${column} @> jsonb_build_array(jsonb_build_object('id', ${id}::text))`;
