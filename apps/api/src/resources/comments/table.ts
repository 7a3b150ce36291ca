import type { Comment } from '@diwan/api-contract/resources/comments';
import type { AuthorStanding } from '@diwan/api-contract/values/site/comment';
import type { Contributor } from '@diwan/api-contract/values/site/video';
import { type AnyPgColumn, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, instant, stamps } from '#db/columns.ts';
import { employersTable } from '../employers/table.ts';
import { providersTable } from '../providers/table.ts';
import { seekersTable } from '../seekers/table.ts';
import { videosTable } from '../videos/table.ts';

export const commentsTable = pgTable('comments', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Comment['state']>('state').notNull(),
  videoId: uuid('video_id')
    .references(() => videosTable.id)
    .notNull(),
  parentId: uuid('parent_id').references((): AnyPgColumn => commentsTable.id),
  text: text().notNull(),
  atSeconds: integer('at_seconds'),
  authorSeekerId: uuid('author_seeker_id').references(() => seekersTable.id),
  authorEmployerId: uuid('author_employer_id').references(() => employersTable.id),
  authorProviderId: uuid('author_provider_id').references(() => providersTable.id),
  autoFlags: text('auto_flags').array().$type<Comment['autoFlags']>().notNull().default([]),
  likes: integer().notNull().default(0),
  reports: jsonb().$type<Comment['reports']>().notNull().default([]),
  reportCount: integer('report_count').notNull().default(0),
  editedAt: instant('edited_at'),
  isPinned: boolean('is_pinned').notNull().default(false),
  moderation: jsonb().$type<Comment['moderation']>(),
});

/** Who may not comment as everybody else may. */
export const commentAuthorsTable = pgTable('comment_authors', {
  authorId: uuid('author_id').primaryKey(),
  authorType: choice<Contributor>('author_type').notNull(),
  standing: choice<Exclude<AuthorStanding, 'free'>>('standing').notNull(),
  since: instant('since').notNull(),
  by: text().notNull(),
});
