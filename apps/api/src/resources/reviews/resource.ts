import { reviews } from '@diwan/api-contract/resources/reviews';
import { reviewModerationWorkflow } from '@diwan/machines/workflows/review-moderation/review-moderation.workflow';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { defineResource } from '#crud/definition.ts';
import { isFilled, isPositive, madeFrom, overlaps, toDay } from '#crud/lists/clauses.ts';
import { settingIn } from '#settings/read-settings.ts';
import { reviewEffects, reviewInput } from './effects.ts';
import { excerptOf, reviewNotices } from './notices.ts';
import { recountRating } from './ratings.ts';
import { reviewsTable as table } from './table.ts';
import { reviewLinks } from './targets.ts';

const always = () => true;

export const reviewsResource = defineResource({
  contract: reviews,
  table,
  filters: {
    rating: (values) => inArray(table.rating, values.map(Number)),
    flags: (values) => sql`(${overlaps(table.autoFlags)(values)} and ${table.autoFlags} <> '{}')`,
    hasReports: isPositive(table.reportCount),
    hasImages: (isWanted) => (isWanted ? sql`${table.images} <> '[]'` : sql`${table.images} = '[]'`),
    hasReply: isFilled(table.reply),
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
  },
  sorts: { createdAt: table.createdAt, rating: table.rating, reportCount: table.reportCount },
  label: ({ title, text }) => ({ ar: title ?? excerptOf(text) }),
  personOf: ({ authorSeekerId }) => authorSeekerId,
  computed: reviewLinks,
  exported: {
    review: ['title', 'text'],
    rating: 'rating',
    target: ['target', 'targetType'],
    author: {
      of: 'author',
      title: 'author',
      value: ({ author }, { text }) => text(author.label),
    },
    order: 'isVerifiedPurchase',
    reports: 'reportCount',
    flags: 'autoFlags',
    inState: 'stateChangedAt',
    state: 'state',
    createdAt: 'createdAt',
    number: 'number',
    language: 'language',
    helpfulCount: 'helpfulCount',
  },
  workflowBinding: {
    workflow: reviewModerationWorkflow,
    input: reviewInput,
    effects: reviewEffects,
    notices: reviewNotices,
    onChange: recountRating,
    // Whoever redacts or enters an edit changes nothing unseen.
    journaled: ['rating', 'title', 'text'],
    undoable: {
      'review.publish': always,
      'review.reject': always,
      'review.hide': always,
      'review.dismissReports': always,
    },
  },
  timed: (now) => [
    {
      event: { type: 'review.autoPublish' },
      where: and(
        eq(table.state, 'pending'),
        sql`${table.autoFlags} = '{}'`,
        sql`${settingIn('reviewAutoPublishHours', now)} > 0`,
        sql`${table.stateChangedAt} <= ${now}::timestamptz - make_interval(hours => ${settingIn('reviewAutoPublishHours', now)})`,
      ),
    },
  ],
  seed: async () => (await import('./seed.ts')).reviewsSeed,
});
