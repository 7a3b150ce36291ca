import type { AuthorStanding } from '@diwan/api-contract/values/site/comment';
import { eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { type Contributed, whoIs } from '../contributors/contributors.ts';
import { commentAuthorsTable as authors, type commentsTable } from './table.ts';

type Authored = Pick<Row<typeof commentsTable>, 'authorSeekerId' | 'authorEmployerId' | 'authorProviderId'>;

/** Who has written a comment, of whichever kind they are. */
export const authorOf = ({ authorSeekerId, authorEmployerId, authorProviderId }: Authored): Contributed => ({
  seeker: authorSeekerId,
  employer: authorEmployerId,
  provider: authorProviderId,
});

/** What each of some authors may do. */
export async function standingsOf(written: readonly Contributed[], tx: Tx): Promise<AuthorStanding[]> {
  const ids = written.map((by) => whoIs(by).id);
  const found = await tx
    .select({ authorId: authors.authorId, standing: authors.standing })
    .from(authors)
    .where(idIn(authors.authorId, [...new Set(ids)]));
  const known = new Map(found.map(({ authorId, standing }) => [authorId, standing]));
  return ids.map((id) => known.get(id) ?? 'free');
}

/** Keeps what an author may do from now on. */
export async function storeStanding(
  by: Contributed,
  standing: AuthorStanding,
  { tx, now, actor }: Pick<Writer, 'tx' | 'now' | 'actor'>,
): Promise<void> {
  const { type: authorType, id: authorId } = whoIs(by);
  if (standing === 'free') {
    await tx.delete(authors).where(eq(authors.authorId, authorId));
    return;
  }
  const kept = { standing, since: now, by: actor.name };
  await tx
    .insert(authors)
    .values({ authorId, authorType, ...kept })
    .onConflictDoUpdate({ target: authors.authorId, set: kept });
}
