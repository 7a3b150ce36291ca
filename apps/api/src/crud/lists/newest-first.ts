import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Tx } from '#db/database.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { Row } from '../definition.ts';

const cursor = z.strictObject({ createdAt: z.iso.datetime(), id: z.uuid() });
type Cursor = z.output<typeof cursor>;

type Dated = PgTable & Record<'id' | 'createdAt', AnyPgColumn>;

/** A page of what was added, the newest first: at most `size` rows, and a cursor to the older ones, null at the end. */
export async function newestFirst<T extends Dated>(
  tx: Tx,
  table: T,
  { where, before, size }: { where: SQL | undefined; before: string | undefined; size: number },
): Promise<{ rows: Row<T>[]; next: string | null }> {
  const { createdAt, id } = table;
  const place = before === undefined ? undefined : readCursor(before);
  const isOlder = place && sql`(${createdAt}, ${id}) < (${place.createdAt}, ${place.id}::uuid)`;
  const found = await tx
    .select()
    .from(table as PgTable)
    .where(and(where, isOlder))
    .orderBy(desc(createdAt), desc(id))
    .limit(size + 1);
  const rows = found.slice(0, size) as Row<T>[];
  const last = found.length > size ? (rows.at(-1) as Cursor | undefined) : undefined;
  return { rows, next: last ? writeCursor(last) : null };
}

/** Opaque to the reader. */
export function writeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(JSON.stringify({ createdAt, id })).toString('base64url');
}

/** Where a page begins, as an answer before has said. */
export function readCursor(text: string): Cursor {
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw problemOf('malformed', { detail: 'The cursor cannot be read' });
  }
}
