import type { EmailTemplate } from '@diwan/api-contract/resources/email-templates';
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { choice, computed, instant, stamps } from '#db/columns.ts';

export const emailTemplatesTable = pgTable('email_templates', {
  ...stamps(),
  state: choice<EmailTemplate['state']>('state').notNull(),
  key: choice<EmailTemplate['key']>('key').notNull(),
  name: jsonb().$type<EmailTemplate['name']>().notNull(),
  recipient: choice<EmailTemplate['recipient']>('recipient').notNull(),
  subject: jsonb().$type<EmailTemplate['subject']>().notNull(),
  preheader: jsonb().$type<NonNullable<EmailTemplate['preheader']>>(),
  body: jsonb().$type<EmailTemplate['body']>().notNull(),
  isChanged: boolean('is_changed').notNull().default(false),
  lastTestAt: instant('last_test_at'),
  nameAr: text('name_ar').notNull().generatedAlwaysAs(computed),
});
