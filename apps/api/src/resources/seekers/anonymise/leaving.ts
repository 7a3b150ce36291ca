import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Somebody who is being anonymised. */
export interface Leaving {
  id: string;
  number: string;
  applicationIds: string[];
  /** Their record, their applications and their places on shortlists. */
  recordIds: string[];
  /** What names them wherever it stands: whole names, addresses, numbers. */
  words: string[];
}

/** Whether a column's text names somebody by one of some words. */
export const names = (column: AnyColumn, words: readonly string[]): SQL =>
  sql`exists (select from unnest(${sql.param(words)}::text[]) as word where position(lower(word) in lower(${column}::text)) > 0)`;
