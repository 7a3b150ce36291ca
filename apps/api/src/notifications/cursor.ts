import { z } from 'zod';
import { problemOf } from '../http/problems.ts';

const cursor = z.strictObject({ createdAt: z.iso.datetime(), id: z.uuid() });
type Cursor = z.output<typeof cursor>;

/** Where a page ended, opaque to the reader. */
export function writeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(JSON.stringify({ createdAt, id })).toString('base64url');
}

export function readCursor(text: string): Cursor {
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw problemOf('malformed', { detail: 'The cursor cannot be read' });
  }
}
