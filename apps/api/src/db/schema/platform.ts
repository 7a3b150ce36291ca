import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { bigint, customType, integer, json, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ mode: 'string', withTimezone: true, precision: 6 });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: instant().notNull().defaultNow(),
});

export const idempotencyKeys = pgTable('idempotency_keys', {
  actor_id: text().notNull(),
  key: uuid().notNull(),
  fingerprint: text().notNull(),
  status: integer().notNull(),
  body: json(),
  created_at: instant().notNull().defaultNow(),
});

/** What must leave the process after the commit that caused it, until it was delivered. */
export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  topic: text().notNull(),
  payload: jsonb().notNull(),
  created_at: instant().notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  next_attempt_at: instant().notNull().defaultNow(),
  delivered_at: instant(),
  error: text(),
});

/** The last event of a record that may still be taken back, and the columns that it changed as they were. */
export const undoableEvents = pgTable('undoable_events', {
  entityType: text('entity_type').notNull(),
  entityId: uuid('entity_id').notNull(),
  version: integer().notNull(),
  event: text().notNull(),
  actorId: text('actor_id').notNull(),
  at: instant().notNull(),
  before: jsonb().$type<Record<string, unknown>>().notNull(),
  madeAt: timestamp('made_at', { mode: 'string', withTimezone: true, precision: 6 }).notNull().defaultNow(),
});

/** A row can't be changed or deleted. */
export const auditEvents = pgTable('audit_events', {
  id: uuid().primaryKey(),
  entity_type: text().notNull(),
  entity_id: text().notNull(),
  position: integer().notNull(),
  number: bigint({ mode: 'number' }).notNull(),
  entity_label: jsonb().$type<{ ar: string; en?: string }>().notNull(),
  at: instant().notNull().defaultNow(),
  actor_type: text().$type<'staff' | 'seeker' | 'employer' | 'provider' | 'crm' | 'system'>().notNull(),
  actor_id: text().notNull(),
  actor_name: text().notNull(),
  session_hash: text(),
  ip: text(),
  user_agent: text(),
  request_id: text(),
  event: text().notNull(),
  from_state: text(),
  to_state: text(),
  reason: jsonb().$type<{ code: string; note?: string; fields?: string[] }>(),
  diff: jsonb().$type<{ path: string; before: unknown; after: unknown }[]>().notNull().default([]),
  workflow_version: integer(),
  key_id: text().notNull(),
  /** The seal of the entity's event before. */
  previous: bytes(),
  mac: bytes().notNull(),
  /** The salted digest of what stands beside it. */
  personal: bytes(),
});

/** What an event says of a person in words and values. */
export interface PersonalContent {
  label: LocalizedText;
  note?: string;
  /** The name of whoever acted, where that is the person. */
  actor?: string;
  /** Before and after of each difference, in its order. */
  values: [before: unknown, after: unknown][];
}

/** Beside the events, so that it can be erased; rows are only added and erased. */
export const auditPersonal = pgTable('audit_personal', {
  event_id: uuid().primaryKey(),
  person_id: text(),
  salt: bytes().notNull(),
  content: jsonb().$type<PersonalContent>().notNull(),
});
