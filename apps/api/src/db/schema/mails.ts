import type { Mail, MailText } from '@diwan/api-contract/resources/mails';
import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, instant, stamps } from '../columns.ts';

/** What staff are about to write, as one recipient would have it. */
export const mailPreviewsTable = pgTable('mail_previews', {
  id: uuid().primaryKey(),
  html: text().notNull(),
  madeAt: instant('made_at').notNull().defaultNow(),
});

export const mailsTable = pgTable('mails', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Mail['state']>('state').notNull(),
  template: choice<Mail['template']>('template').notNull(),
  applicationId: uuid('application_id'),
  jobPostId: uuid('job_post_id'),
  employerId: uuid('employer_id'),
  providerId: uuid('provider_id'),
  /** Whom it is about, or who gets it, where that does not follow from the job post that it is about. */
  seekerId: uuid('seeker_id'),
  /** Of which its author is told. */
  reviewId: uuid('review_id'),
  crmUserId: uuid('crm_user_id'),
  /** Of whoever hears of an event. */
  eventRegistrationId: uuid('event_registration_id'),
  /** Which invoice it brings. */
  invoiceId: uuid('invoice_id'),
  /** Of which campaign it is, and to whom of its recipients; a test goes to a member of staff. */
  campaignId: uuid('campaign_id'),
  emailRecipientId: uuid('email_recipient_id'),
  /** While its campaign is paused nobody begins to deliver it. */
  heldAt: instant('held_at'),
  /** Which words it tries out, for whoever asked for it. */
  testOf: text('test_of'),
  /** Whom it tells what they have not read. */
  staffId: uuid('staff_id'),
  /** By which staff wrote to a selection. */
  operationId: uuid('operation_id'),
  /** From then on nobody begins to deliver it. */
  recalledAt: instant('recalled_at'),
  madeAt: instant('made_at').notNull().defaultNow(),
  sendAt: instant('send_at').notNull(),
  tries: integer().notNull().default(0),
  failure: jsonb().$type<NonNullable<Mail['failure']>>(),
  lease: text(),
  leasedUntil: instant('leased_until'),
  handedOverAt: instant('handed_over_at'),
  sentTo: text('sent_to'),
  message: jsonb().$type<StaffMessage>(),
  content: jsonb().$type<MailText>(),
});
