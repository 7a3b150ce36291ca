import type { EventRecord } from '@diwan/api-contract/resources/events';
import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, halalas, instant, stamps } from '#db/columns.ts';
import { employersTable } from '../employers/table.ts';

export const eventsTable = pgTable('events', {
  ...stamps(),
  number: text().notNull(),
  state: choice<EventRecord['state']>('state').notNull(),
  stateReason: choice<NonNullable<EventRecord['stateReason']>>('state_reason'),
  stateNote: text('state_note'),
  organizerId: uuid('organizer_id')
    .references(() => employersTable.id)
    .notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  kind: choice<EventRecord['kind']>('kind').notNull(),
  summary: jsonb().$type<LocalizedText>(),
  description: jsonb().$type<LocalizedText>().notNull(),
  cover: uuid(),
  industries: jsonb().$type<EventRecord['industries']>().notNull().default([]),
  startAt: instant('start_at').notNull(),
  endAt: instant('end_at').notNull(),
  registrationOpensAt: instant('registration_opens_at'),
  registrationClosesAt: instant('registration_closes_at').notNull(),
  mode: choice<EventRecord['mode']>('mode').notNull(),
  cityId: choice<NonNullable<EventRecord['cityId']>>('city_id'),
  venueName: text('venue_name'),
  venue: jsonb().$type<EventRecord['venue']>(),
  joinUrl: text('join_url'),
  capacity: integer(),
  price: halalas('price'),
  audience: choice<EventRecord['audience']>('audience').notNull(),
  isApprovalRequired: boolean('is_approval_required').notNull(),
  hasCertificates: boolean('has_certificates').notNull(),
  speakers: jsonb().$type<EventRecord['speakers']>().notNull().default([]),
  agenda: jsonb().$type<EventRecord['agenda']>().notNull().default([]),
  isFeatured: boolean('is_featured').notNull().default(false),
  publishedAt: instant('published_at'),
  registeredCount: integer('registered_count').notNull().default(0),
  attendedCount: integer('attended_count').notNull().default(0),
  waitlistCount: integer('waitlist_count').notNull().default(0),
  /** Rises with every change of its dates, and with its end: so calendars replace what they hold. */
  sequence: integer().notNull().default(0),
  titleAr: text('title_ar').notNull().generatedAlwaysAs(computed),
});

/** What staff wrote to all who registered, until each of them has it. */
export const eventLettersTable = pgTable('event_letters', {
  id: uuid().primaryKey(),
  eventId: uuid('event_id').notNull(),
  message: jsonb().$type<StaffMessage>().notNull(),
  createdAt: instant('created_at').notNull(),
});
