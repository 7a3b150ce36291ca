import type { Tx } from '#db/database.ts';
import { problemOf } from '#http/problems/problems.ts';
import { whoWorksHere } from '../job-posts/team.ts';

/** Refuses as author whoever does not work here; whoever has left since stays named. */
export async function expectAuthor(id: string | null, before: string | null, tx: Tx): Promise<void> {
  if (id === null || id === before || (await whoWorksHere([id], tx)).has(id)) return;
  throw problemOf('invalid', { errors: [{ path: 'authorId', code: 'invalidChoice' }] });
}
