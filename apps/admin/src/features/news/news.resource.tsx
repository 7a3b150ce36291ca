import { contentAudiences, newsStates } from '@diwan/api-contract/values/site/news';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { inBothLanguages } from '#crud/feedback/preview/in-both-languages.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { languagesCell } from './languages-cell.tsx';

export const news = defineResource({
  key: 'news',
  workflow: 'news',
  label: ({ title }, language) => localizedLabel(title, language),
  columns: [
    {
      key: 'title',
      sort: 'title',
      width: '34%',
      cell: ({ title, cover, number, isPinned }, { language, t }) =>
        cells.faced(
          { of: 'company', name: localizedLabel(title, language), image: cover },
          cells.twoLines(
            cells.localized(title, language),
            isPinned ? `${number} · ${t('site.pinned')}` : cells.latin(number),
          ),
        ),
    },
    { key: 'category', cell: ({ category }, { language }) => cells.localized(category.label, language) },
    { key: 'languages', cell: ({ languages }, context) => languagesCell(languages, context) },
    {
      key: 'author',
      cell: ({ author }, { t }) => (author ? cells.colleague(author) : t('site.editors')),
    },
    {
      key: 'publishedAt',
      sort: 'publishedAt',
      cell: ({ publishedAt, publishAt, state }, context) =>
        state === 'scheduled' && publishAt ? cells.exactly(publishAt, context) : cells.moment(publishedAt, context),
    },
    { key: 'views', sort: 'viewsCount', align: 'end', cell: ({ viewsCount }, { format }) => format.number(viewsCount) },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('news', state, context) },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    category: 'field',
    author: 'field',
    isEnglishMissing: { kind: 'flag' },
    isPinned: 'field',
    audience: { kind: 'choices', values: contentAudiences, labels: 'contentAudience' },
    publishedFrom: { kind: 'dayRange', to: 'publishedTo' },
    publishedTo: null,
  },
  states: newsStates,
  fields: contractFields.news,
  unique: ['slug'],
  sections: [
    { key: 'text', fields: ['title', 'excerpt', 'body'] },
    { key: 'pictures', fields: ['cover', 'gallery'] },
    { key: 'place', fields: ['categoryId', 'tags', 'authorId', 'audience', 'isPinned', 'hasComments'] },
    { key: 'publication', fields: ['publishAt', 'unpublishAt', 'isPushed'] },
    { key: 'search', fields: ['slug', 'seo'] },
  ],
  blank: () => ({
    title: { ar: '', en: '' },
    slug: null,
    excerpt: null,
    body: { ar: '', en: '' },
    cover: null,
    gallery: [],
    categoryId: null,
    tags: [],
    authorId: null,
    audience: 'everyone' as const,
    publishAt: null,
    unpublishAt: null,
    isPinned: false,
    hasComments: true,
    isPushed: false,
    seo: { title: '', description: '', image: null },
  }),
  loadDraft: async () => {
    const { newsDraft, newsRules } = await import('@diwan/api-contract/resources/news-draft');
    return { schema: newsDraft, rules: newsRules };
  },
  computed: [
    {
      key: 'returnReason',
      cell: ({ returnReason }, { t }) => returnReason && t(`choices.newsReturn.${returnReason}`),
    },
    { key: 'returnNote', cell: ({ returnNote }) => returnNote && cells.text(returnNote) },
    { key: 'address', cell: ({ address }) => cells.latin(`/news/${address}`) },
    {
      key: 'formerAddresses',
      cell: ({ formerAddresses }) =>
        formerAddresses.length > 0 ? cells.latin(formerAddresses.map((one) => `/news/${one}`).join(', ')) : null,
    },
    { key: 'publishedAt', cell: ({ publishedAt }, context) => publishedAt && cells.exactly(publishedAt, context) },
    {
      key: 'push',
      cell: ({ push }, { t, format }) =>
        push && t(`pushed.${push.state}`, { number: format.number(push.stats.accepted ?? 0) }),
    },
    { key: 'views', cell: ({ viewsCount }, { format }) => format.number(viewsCount) },
    { key: 'revisionsCount', cell: ({ revisionsCount }, { format }) => format.number(revisionsCount) },
  ],
  hasDocuments: true,
  loadWorkflow: async () => (await import('@diwan/machines/workflows/news/news.machine')).newsMachine,
  events: [
    'news.publish',
    'news.submit',
    'news.sendBack',
    'news.restore',
    'news.unpublish',
    'news.changeCategory',
    'news.archive',
  ],
  bulkEvents: [
    'news.publish',
    'news.unpublish',
    'news.changeCategory',
    'news.submit',
    'news.sendBack',
    'news.archive',
    'news.restore',
  ],
  mainEvents: ['news.publish', 'news.submit', 'news.restore'],
  review: { approve: 'news.publish', sendBack: 'news.sendBack' },
  eventFields: contractEvents.news,
  Preview: lazyNow([], () => inBothLanguages('news', () => import('./preview/NewsPreview.tsx'))),
});
