import type { NewsState } from '@diwan/api-contract/values/site/news';
import { createRandom } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { day, hour, makeId, recordNumber } from '#seeding/time.ts';
import { type Article, articles } from './articles.ts';

/** News of the demo, before its words are put together. */
export interface PlannedNews {
  id: string;
  number: string;
  index: number;
  article: Article;
  state: NewsState;
  createdAt: number;
  changedAt: number;
  publishedAt: number | null;
}

/** What is not on the public site, by its place; all else is. */
const states: Readonly<Record<number, NewsState>> = {
  4: 'archived',
  9: 'unpublished',
  12: 'archived',
  16: 'unpublished',
  21: 'in_review',
  22: 'draft',
  23: 'scheduled',
  24: 'in_review',
  25: 'draft',
  26: 'scheduled',
  27: 'in_review',
  28: 'draft',
  29: 'draft',
};
/** Those of the archive that the public site has never shown. */
const neverShown = new Set([12]);

export function planNews({ seed, now }: Seeding): PlannedNews[] {
  const random = createRandom(seed, 'news');
  return articles.map((article, index) => {
    const createdAt = now - (articles.length - index) * 9 * day - random.int(0, 20) * hour - hour;
    const state = states[index] ?? 'published';
    const wasShown = ['published', 'unpublished', 'archived'].includes(state) && !neverShown.has(index);
    const publishedAt = wasShown ? createdAt + random.int(4, 60) * hour : null;
    const isLeft = state === 'unpublished' || state === 'archived';
    const changedAt = isLeft
      ? Math.min(now - hour, (publishedAt ?? createdAt) + 40 * day)
      : (publishedAt ?? createdAt + random.int(1, 4) * (hour / 2));
    return {
      id: makeId(createdAt, random),
      number: recordNumber('NWS', createdAt, index + 1),
      index,
      article,
      state,
      createdAt,
      changedAt: Math.min(changedAt, now - hour / 4),
      publishedAt,
    };
  });
}
