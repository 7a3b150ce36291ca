import type { FieldError } from '@diwan/api-contract/problem';
import { and, eq, ne } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#db/database.ts';
import type { AnyResource } from '../definition.ts';

export interface UniquenessQuery {
  field: string;
  value: string;
  except?: string;
}

/** What the form would be told if it were saved with this value now; null while nobody else has it. */
export async function findOther(
  { table, unique, writing }: AnyResource,
  tx: Tx,
  { field, value, except }: UniquenessQuery,
): Promise<FieldError | null> {
  const { column, keyOf } = unique![field]!;
  const key = keyOf(value);
  if (key === '') return null;
  const [other] = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(column, key), except ? ne(table.id, except) : undefined))
    .limit(1);
  const duplicates: FieldError[] = Object.values(writing?.duplicates ?? {});
  return other ? (duplicates.find(({ path }) => path === field) ?? null) : null;
}
