import type { ActorRef } from '@diwan/api-contract/schema';
import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const instant = (name: string) => timestamp(name, { mode: 'string', withTimezone: true, precision: 6 });
export const halalas = (name: string) => bigint(name, { mode: 'number' });
/** Text that holds one of the contract's values. */
export const choice = <Value extends string>(name: string) => text(name).$type<Value>();
/** A column that PostgreSQL computes; its expression stands in the migration. */
export const computed = sql`computed` as SQL;

export const stamps = () => ({
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  workflowVersion: integer('workflow_version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  stateChangedAt: instant('state_changed_at').notNull().defaultNow(),
  createdBy: jsonb('created_by').$type<ActorRef>().notNull(),
  updatedBy: jsonb('updated_by').$type<ActorRef>().notNull(),
  searchKey: text('search_key').notNull(),
});
