import type { EmailRecipient } from '@diwan/api-contract/resources/email-recipients';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, instant, stamps } from '#db/columns.ts';
import { emailCampaignsTable } from '../email-campaigns/table.ts';
import { employersTable } from '../employers/table.ts';
import { providersTable } from '../providers/table.ts';
import { seekersTable } from '../seekers/table.ts';

export const emailRecipientsTable = pgTable('email_recipients', {
  ...stamps(),
  state: choice<EmailRecipient['state']>('state').notNull(),
  campaignId: uuid('campaign_id')
    .references(() => emailCampaignsTable.id)
    .notNull(),
  seekerId: uuid('seeker_id').references(() => seekersTable.id),
  employerId: uuid('employer_id').references(() => employersTable.id),
  providerId: uuid('provider_id').references(() => providersTable.id),
  /** As it was when the campaign was approved, as their address. */
  name: jsonb().$type<LocalizedText>(),
  email: text(),
  language: choice<EmailRecipient['language']>('language').notNull(),
  reason: choice<NonNullable<EmailRecipient['reason']>>('reason'),
  /** The one mail that was put into the outbox for them. */
  mailId: uuid('mail_id'),
  /** Whether the campaign noted who reads it, and they let us note it, when it was approved. */
  isMeasured: boolean('is_measured').notNull().default(false),
  sentAt: instant('sent_at'),
  openedAt: instant('opened_at'),
  clickedAt: instant('clicked_at'),
  emailKey: text('email_key').generatedAlwaysAs(computed),
});
