import type { EventRegistration } from '@diwan/api-contract/resources/event-registrations';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
});
