import { type News, type NewsContent, news as contract } from '@diwan/api-contract/resources/news';
import { slugOf } from '@diwan/api-contract/values/text/slug';
import { staffActors } from '#seeding/people-who-act.ts';
import { newsPicture } from '#seeding/pictures/banner.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, hour, instant } from '#seeding/time.ts';
import { categoriesSeed } from '../categories/seed.ts';
import { contentOf } from './revisions/revisions.ts';
import { newsSearchKey } from './search-key.ts';
import type { Article } from './seed/articles.ts';
import { type PlannedNews, planNews } from './seed/plan.ts';
import { newsRedirectsTable, newsRevisionsTable } from './table.ts';

type Revision = typeof newsRevisionsTable.$inferInsert;
type Redirect = typeof newsRedirectsTable.$inferInsert;
interface Plan {
  planned: PlannedNews[];
  revisions: Revision[];
  redirects: Redirect[];
}

export const newsSeed: Seed<Plan> = {
  plan: (seeding) => ({ planned: planNews(seeding), revisions: [], redirects: [] }),
  rows: newsRows,
  attached: ({ revisions, redirects }) => [
    [newsRevisionsTable, revisions],
    [newsRedirectsTable, redirects],
  ],
  notifications: ({ planned }) =>
    planned
      .filter(({ state }) => state === 'in_review')
      .map(({ id, article: { title }, changedAt }) => ({
        kind: 'newsSubmitted',
        ref: { resource: 'news', id, label: title },
        at: changedAt,
      })),
};

const block = (words: string, tag = 'p') => `<${tag} dir="auto">${words}</${tag}>`;

function bodyOf({ lead, points }: Article, language: 'ar' | 'en'): string {
  const more = { ar: 'أبرز النقاط', en: 'In short' }[language];
  const last = {
    ar: 'للاستفسار يسعد فريق ديوان بتواصلكم عبر مركز المساعدة.',
    en: 'Questions? The Diwan team is glad to help in the help centre.',
  }[language];
  const list = points.map((point) => block(point[language], 'li')).join('');
  return `${block(lead[language])}${block(more, 'h2')}<ul>${list}</ul>${block(last)}`;
}

function* newsRows({ planned, revisions, redirects }: Plan, seeding: Seeding) {
  const { seed, now, planOf, staff } = seeding;
  const random = createRandom(seed, 'news.details');
  const categories = planOf(categoriesSeed);
  for (const news of planned) {
    const { id, number, index, article, state, createdAt, changedAt, publishedAt } = news;
    const { title, lead } = article;
    const writer = random.pick(staffActors);
    // Some wait for their translation, and one draft for its text.
    const hasEnglish = index % 7 !== 5;
    const isEmpty = index === 28;
    const category = categories[article.category]!;
    seeding.use(category.id, createdAt);
    const draw = (field: string) =>
      seeding.draw({
        resource: contract.path,
        field,
        recordId: id,
        at: createdAt,
        drawing: newsPicture(createRandom(seed, `news ${field} ${index}`)),
      });
    const content: NewsContent = {
      title: hasEnglish ? title : { ar: title.ar, en: '' },
      excerpt: hasEnglish ? lead : { ar: lead.ar, en: '' },
      body: isEmpty ? { ar: '', en: '' } : { ar: bodyOf(article, 'ar'), en: hasEnglish ? bodyOf(article, 'en') : '' },
      cover: index === 25 ? null : draw('cover'),
      gallery: index % 6 === 0 ? [draw('gallery')].filter((picture) => picture !== null) : [],
      categoryId: category.id,
      tags: [...article.tags],
      seo: { title: title.ar.slice(0, 70), description: lead.ar.slice(0, 160), image: null },
    };
    const saves = keepRevisions(revisions, { id, content, createdAt, changedAt, writer });
    const address = (hasEnglish ? slugOf(title.en) : null) ?? number.toLowerCase();
    if (index % 9 === 2) redirects.push({ address: `news-${index + 100}`, newsId: id, createdAt: instant(changedAt) });
    yield {
      id,
      number,
      version: saves,
      createdAt: instant(createdAt),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: writer,
      updatedBy: random.pick(staffActors),
      searchKey: newsSearchKey({ number, title: content.title, tags: content.tags }),
      state,
      ...news.sentBack,
      ...content,
      slug: null,
      address,
      authorId: staff.length > 0 && index % 4 !== 3 ? writer.id : null,
      audience: audienceOf(index),
      publishAt: state === 'scheduled' ? instant(now + (index - 20) * day + 2 * hour) : null,
      unpublishAt: unpublishAt(news, now),
      isPinned: index === 20 || index === 14,
      hasComments: index % 3 !== 0,
      isPushed: index % 8 === 0,
      publishedAt: publishedAt === null ? null : instant(publishedAt),
      viewsCount: publishedAt === null ? 0 : random.int(180, 9_600),
      revisionsCount: saves,
    };
  }
}

function audienceOf(index: number): News['audience'] {
  if (index % 5 === 4) return 'employers';
  if (index % 11 === 3) return 'seekers';
  return index === 21 ? 'providers' : 'everyone';
}

/** Few are for a while: one of them is over, and one is a draft that could not be published as it is. */
function unpublishAt({ index, state, changedAt }: PlannedNews, now: number): string | null {
  if (index === 29 || state === 'unpublished') return instant(Math.min(changedAt, now - hour));
  return index === 20 || index === 26 ? instant(now + 45 * day) : null;
}

interface Kept {
  id: string;
  content: NewsContent;
  createdAt: number;
  changedAt: number;
  writer: Revision['savedBy'];
}

/** How it became what it is: first the title alone, then the text, then the search engines' words. */
function keepRevisions(revisions: Revision[], { id, content, createdAt, changedAt, writer }: Kept): number {
  const bare = { title: '', description: '', image: null };
  const steps: NewsContent[] = [
    { ...content, body: { ar: '', en: '' }, excerpt: null, seo: bare },
    { ...content, title: { ...content.title, ar: `${content.title.ar} (مسودة)` }, seo: bare },
    content,
  ];
  const kept = content.body.ar === '' ? [content] : steps;
  for (const [index, step] of kept.entries())
    revisions.push({
      newsId: id,
      number: index + 1,
      content: contentOf(step),
      savedAt: instant(createdAt + ((changedAt - createdAt) * index) / kept.length),
      savedBy: writer,
    });
  return kept.length;
}
