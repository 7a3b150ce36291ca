import type { News } from '@diwan/api-contract/resources/news';
import type { NewsState } from '@diwan/api-contract/values/site/news';
import { createRandom } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { day, hour, makeId, recordNumber } from '#seeding/time.ts';
import { type Article, articles } from './articles.ts';

/** Why it went back to whoever wrote it, where it did. */
type SentBack = Pick<News, 'returnReason' | 'returnNote'>;

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
  sentBack: SentBack;
}

/** What is not on the public site, by its place; all else is. */
const states: Readonly<Record<number, NewsState>> = {
  4: 'archived',
  9: 'unpublished',
  12: 'archived',
  13: 'draft',
  16: 'unpublished',
  19: 'draft',
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

/** Drafts that went back, by their place: once for each reason. */
const returns: Readonly<Record<number, SentBack>> = {
  13: { returnReason: 'rights', returnNote: 'يُرجى إرفاق إذن صاحب الصورة باستخدامها.' },
  19: { returnReason: 'language', returnNote: 'ينقصه النص الإنجليزي.' },
  22: { returnReason: 'facts', returnNote: 'يُرجى ذكر مصدر الأرقام وتاريخها.' },
  25: { returnReason: 'pictures', returnNote: 'الغلاف السابق لا يناسب الموضوع.' },
  29: { returnReason: 'other', returnNote: 'مضى موعد إلغاء نشره، فيُحدَّد موعد جديد قبل إرساله.' },
};

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
      sentBack: returns[index] ?? { returnReason: null, returnNote: null },
    };
  });
}
