import { count } from 'drizzle-orm';
import type { Comment } from '@diwan/api-contract/resources/comments';
import type { PicturedRef } from '@diwan/api-contract/schema';
import { computed } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { namesOf } from '../contributors/contributors.ts';
import { videosTable as videos } from '../videos/table.ts';
import { authorOf, standingsOf } from './standing.ts';
import { commentsTable as table } from './table.ts';

const authors = ['authorSeekerId', 'authorEmployerId', 'authorProviderId'] as const;

/** What a comment stands beside, and who has written it. */
export const commentLinks = {
  video: computed(table, ['videoId'], async (rows, { tx }) => {
    const ids = rows.map(({ videoId }) => videoId);
    const found = await findNamed(tx, videos, { label: videos.title, image: videos.thumbnail }, ids);
    return ids.map((id): PicturedRef => ({ id, ...found.get(id)! }));
  }),
  author: computed(table, authors, (rows, reader) => namesOf(rows.map(authorOf), reader)),
  authorStanding: computed(table, authors, (rows, { tx }) => standingsOf(rows.map(authorOf), tx)),
  parent: computed(table, ['parentId'], async (rows, reader): Promise<Comment['parent'][]> => {
    const wanted = rows.flatMap(({ parentId }) => parentId ?? []);
    const found = await reader.tx.select().from(table).where(idIn(table.id, wanted));
    const names = await namesOf(found.map(authorOf), reader);
    const known = new Map(
      found.map(({ id, text, state }, index) => [id, { id, text, state, author: names[index]!.label.ar }]),
    );
    return rows.map(({ parentId }) => known.get(parentId ?? '') ?? null);
  }),
  replyCount: computed(table, ['id'], async (rows, { tx }) => {
    const { parentId } = table;
    const ids = rows.map(({ id }) => id);
    const counted = await tx
      .select({ parentId, items: count() })
      .from(table)
      .where(idIn(parentId, ids))
      .groupBy(parentId);
    const byParent = new Map(counted.map((each) => [each.parentId, each.items]));
    return ids.map((id) => byParent.get(id) ?? 0);
  }),
};
