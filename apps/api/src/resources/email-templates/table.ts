import type { EmailTemplate } from '@diwan/api-contract/resources/email-templates';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { choice, computed, instant, stamps } from '#db/columns.ts';

export const emailTemplatesTable = pgTable('email_templates', {
  ...stamps(),
  state: choice<EmailTemplate['state']>('state').notNull(),
  key: choice<EmailTemplate['key']>('key').notNull(),
  name: jsonb().$type<EmailTemplate['name']>().notNull(),
  recipient: choice<EmailTemplate['recipient']>('recipient').notNull(),
  subject: jsonb().$type<LocalizedText>().notNull(),
  preheader: jsonb().$type<LocalizedText>(),
  body: jsonb().$type<LocalizedText>().notNull(),
  isChanged: boolean('is_changed').notNull().default(false),
  lastTestAt: instant('last_test_at'),
  nameAr: text('name_ar').notNull().generatedAlwaysAs(computed),
});
