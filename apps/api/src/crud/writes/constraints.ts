import type { FieldError } from '@diwan/api-contract/problem';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { problemOf } from '#http/problems/problems.ts';

interface Violation {
  code?: string;
  constraint?: string;
}

/** Runs a write; a unique or foreign key that refuses it is told as the field that the form can show. */
export async function namingFields<T>(
  table: PgTable,
  duplicates: Record<string, FieldError>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint = '' } = violationOf(error);
    const duplicate = duplicates[constraint];
    if (code === '23505' && duplicate) throw problemOf('duplicate', { errors: [duplicate] });
    const path = fieldOf(getTableName(table), constraint);
    if (code === '23503' && path) throw problemOf('invalid', { errors: [{ path, code: 'invalidChoice' }] });
    throw error;
  }
}

/** A record like it is there. */
export const isUniqueViolation = (error: unknown): boolean => violationOf(error).code === '23505';

function violationOf(error: unknown): Violation {
  let failure = error as Violation & { cause?: unknown };
  while (failure?.cause instanceof Error) failure = failure.cause as typeof failure;
  return failure ?? {};
}

/** Foreign keys are named `<table>_<column>`; fields are columns in camel case. */
function fieldOf(table: string, constraint: string): string | null {
  if (!constraint.startsWith(`${table}_`)) return null;
  return constraint.slice(table.length + 1).replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
