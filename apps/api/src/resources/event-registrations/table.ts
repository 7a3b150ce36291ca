import type { EventRegistration } from '@diwan/api-contract/resources/event-registrations';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, instant, stamps } from '#db/columns.ts';
import { eventsTable } from '../events/table.ts';
import { seekersTable } from '../seekers/table.ts';

export const eventRegistrationsTable = pgTable('event_registrations', {
  ...stamps(),
  ticket: text().notNull(),
  state: choice<EventRegistration['state']>('state').notNull(),
  eventId: uuid('event_id')
    .references(() => eventsTable.id)
    .notNull(),
  seekerId: uuid('seeker_id')
    .references(() => seekersTable.id)
    .notNull(),
  checkedInAt: instant('checked_in_at'),
  checkedInBy: text('checked_in_by'),
  /** The sequence of its event of which its holder knows. */
  toldSequence: integer('told_sequence').notNull().default(0),
  /** The start of which its holder was reminded. */
  remindedFor: instant('reminded_for'),
  /** The last of staff's letters that its holder got. */
  letterId: uuid('letter_id'),
});
