import type { LogPlace } from '#audit/log/read-events.ts';
import { problemOf } from '#http/problems/problems.ts';

/** A place in the log as a cursor; opaque to its reader. */
export const cursorAt = ({ at, id }: LogPlace): string => Buffer.from(`${at} ${id}`).toString('base64url');

export function placeOf(cursor: string): LogPlace {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const found = /^(\d{4}-\d\d-\d\d[ T][\d:.+Z-]{8,24}) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(text);
  if (!found) throw problemOf('invalid', { errors: [{ path: 'before', code: 'invalid' }] });
  return { at: found[1]!, id: found[2]! };
}
