import type { Suppression } from '@diwan/api-contract/resources/suppressions';
import type { ActorRef } from '@diwan/api-contract/schema';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, choice, computed, instant, stamps } from '#db/columns.ts';
import { emailCampaignsTable } from '../email-campaigns/table.ts';

export const suppressionsTable = pgTable('suppressions', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Suppression['state']>('state').notNull(),
  email: text().notNull(),
  emailIndex: bytea('email_index'),
  reason: choice<Suppression['reason']>('reason').notNull(),
  campaignId: uuid('campaign_id').references(() => emailCampaignsTable.id),
  liftedBy: jsonb('lifted_by').$type<ActorRef>(),
  liftedAt: instant('lifted_at'),
  liftReason: text('lift_reason'),
  emailKey: text('email_key').notNull().generatedAlwaysAs(computed),
});
