import { z } from 'zod';
import { problemOf } from '../problems/problems.ts';

/** The ids of a query that names records. */
export function parseIds(text: string): string[] {
  const ids = z.array(z.uuid()).safeParse(text.split(',').filter(Boolean));
  if (!ids.success) throw problemOf('invalid', { errors: [{ path: 'ids', code: 'invalid' }] });
  return ids.data;
}
