import type { EmailCampaign } from '@diwan/api-contract/resources/email-campaigns';
import type { ActorRef } from '@diwan/api-contract/schema';
import type { AudienceEntity } from '@diwan/api-contract/values/records/campaign';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, instant, stamps } from '#db/columns.ts';
import { staff } from '#db/schema/identity.ts';

export const emailCampaignsTable = pgTable('email_campaigns', {
  ...stamps(),
  number: text().notNull(),
  state: choice<EmailCampaign['state']>('state').notNull(),
  name: text().notNull(),
  subject: jsonb().$type<LocalizedText>().notNull(),
  preheader: jsonb().$type<LocalizedText>(),
  body: jsonb().$type<LocalizedText>().notNull(),
  audience: jsonb().$type<EmailCampaign['audience']>().notNull(),
  languageRule: choice<EmailCampaign['languageRule']>('language_rule').notNull(),
  scheduleAt: instant('schedule_at'),
  ratePerMinute: integer('rate_per_minute').notNull(),
  replyTo: text('reply_to'),
  trackOpens: boolean('track_opens').notNull(),
  authorId: uuid('author_id').references(() => staff.id),
  recipientsCount: integer('recipients_count').notNull().default(0),
  testedAt: instant('tested_at'),
  submittedBy: jsonb('submitted_by').$type<ActorRef>(),
  approvals: jsonb().$type<EmailCampaign['approvals']>().notNull().default([]),
  returnNote: text('return_note'),
  leavesAt: instant('leaves_at'),
  /** When its next mails are put into the outbox. */
  nextBatchAt: instant('next_batch_at'),
  /** Since when those that come back are counted. */
  watchedFrom: instant('watched_from'),
  finishedAt: instant('finished_at'),
  haltReason: choice<NonNullable<EmailCampaign['haltReason']>>('halt_reason'),
  failure: choice<NonNullable<EmailCampaign['failure']>>('failure'),
  audienceEntity: choice<AudienceEntity>('audience_entity').notNull().generatedAlwaysAs(computed),
});
