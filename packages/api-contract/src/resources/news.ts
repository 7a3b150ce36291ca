import { z } from 'zod';
import { may } from '../capabilities.ts';
import { choice, prose, reference } from '../kinds/kinds.ts';
import { day, flag, many } from '../page.ts';
import { actorRef, id, instant, picturedRef, ref, rowStamps, stamps, text } from '../schema.ts';
import { contentAudiences, newsReturns, newsStates } from '../values/site/news.ts';
import { pushPlatforms, pushStates } from '../values/site/push.ts';
import { longestSlug, slugPattern } from '../values/text/slug.ts';
import { newsDraft, newsRules } from './news-draft.ts';

/** What is sent to phones when news is published. */
export const pushNotification = z.strictObject({
  id,
  state: z.enum(pushStates),
  title: newsDraft.shape.title,
  body: newsDraft.shape.title,
  image: id.nullable(),
  /** Where a phone leads on. */
  deepLink: z.string(),
  audience: z.enum(contentAudiences),
  platforms: z.array(z.enum(pushPlatforms)),
  scheduleAt: instant,
  settledAt: instant.nullable(),
  /** How many phones the service reaches, where it says that. */
  stats: z.strictObject({ accepted: z.int().nullable() }),
});
export type PushNotification = z.output<typeof pushNotification>;

const record = newsDraft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(newsStates),
  category: ref,
  author: picturedRef.nullable(),
  /** Where it stands on the public site, below `/news/`. */
  address: z.string(),
  /** Where it stood before: they lead to its address. */
  formerAddresses: z.array(z.string()),
  /** In which languages both its title and its text are. */
  languages: z.array(z.enum(['ar', 'en'])),
  /** Why it went back to whoever wrote it. */
  returnReason: z.enum(newsReturns).nullable(),
  returnNote: z.string().nullable(),
  publishedAt: instant.nullable(),
  viewsCount: z.int(),
  revisionsCount: z.int(),
  push: pushNotification.nullable(),
});

/** What a revision keeps: all that is written, without what says when and where it is shown. */
export const newsContent = newsDraft.pick({
  title: true,
  excerpt: true,
  body: true,
  cover: true,
  gallery: true,
  categoryId: true,
  tags: true,
  seo: true,
});
export type NewsContent = z.output<typeof newsContent>;

const revision = z.strictObject({
  /** Counts from 1 on. */
  number: z.int().min(1),
  savedAt: instant,
  savedBy: actorRef,
  /** Fields that differ from the revision before; of the first one all that are written. */
  changed: z.array(z.string()),
  content: newsContent,
});
export type NewsRevision = z.output<typeof revision>;

const definition = {
  path: 'news',
  screen: '/news/list',
  about: 'News of the public site, from the first draft over the review to its publication, with every revision.',
  workflow: 'news',
  draft: newsDraft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    title: true,
    cover: true,
    category: true,
    languages: true,
    author: true,
    publishAt: true,
    publishedAt: true,
    viewsCount: true,
    isPinned: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(newsStates)),
    category: many(id),
    author: many(id),
    audience: many(z.enum(contentAudiences)),
    isEnglishMissing: flag,
    isPinned: flag,
    publishedFrom: day,
    publishedTo: day,
    isOverdue: flag,
  },
  sorts: ['createdAt', 'title', 'publishedAt', 'viewsCount', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  unique: ['slug'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('news.submit') }),
    /** At once, or at the time that it says. */
    z.strictObject({ type: z.literal('news.publish') }),
    z.strictObject({
      type: z.literal('news.sendBack'),
      reason: choice(newsReturns, 'newsReturn'),
      /** Required, 10 to 500 characters, when the reason is `other`. */
      note: prose(text().max(500)).optional(),
    }),
    z.strictObject({ type: z.literal('news.unpublish') }),
    z.strictObject({ type: z.literal('news.archive') }),
    z.strictObject({ type: z.literal('news.restore') }),
    z.strictObject({ type: z.literal('news.changeCategory'), category: reference('categories') }),
    /** Its words as a revision had them; its pictures stay. */
    z.strictObject({ type: z.literal('news.revert'), revision: z.int().min(1).max(1_000_000) }),
  ]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.publish' },
  rules: newsRules,
  searchRank: 9,
  picture: { of: 'company', at: 'cover' },
  work: { queue: 'newsToReview', state: 'in_review', days: 2 },
} as const;

export const news = {
  ...definition,
  more: {
    revisions: {
      method: 'GET',
      path: '/news/:id/revisions',
      summary: 'List the revisions of news',
      description: 'Every save of its content, newest first; at most the last hundred.',
      pathParams: z.strictObject({ id }),
      responses: { 200: z.array(revision) },
      metadata: may(definition.may.read),
    },
    atAddress: {
      method: 'GET',
      path: '/news/at/:address',
      summary: 'Find news by its address',
      description: 'By an address that it had before, too: whoever comes there is sent on to `address`.',
      pathParams: z.strictObject({ address: z.string().max(longestSlug).regex(slugPattern) }),
      responses: { 200: z.strictObject({ id, address: z.string(), isFormer: z.boolean() }) },
      metadata: may(definition.may.read),
    },
  },
} as const;

export type News = z.output<typeof news.record>;
export type NewsRow = z.output<typeof news.row>;
export type NewsEvent = z.output<typeof news.events>;
