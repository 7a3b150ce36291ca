import { comments } from '@diwan/api-contract/resources/comments';
import { commentWorkflow } from '@diwan/machines/workflows/comment/comment.workflow';
import { isNotNull, isNull, sql } from 'drizzle-orm';
import { defineResource } from '#crud/definition.ts';
import { isPositive, madeFrom, overlaps, toDay } from '#crud/lists/clauses.ts';
import { commentEffects, commentInput } from './effects.ts';
import { recountComments } from './count.ts';
import { commentLinks } from './links.ts';
import { commentNotices, excerptOf } from './notices.ts';
import { commentsTable as table } from './table.ts';

const always = () => true;
/** What was pinned cannot be again without a look at what is pinned since. */
const wasNotPinned = ({ isPinned }: { isPinned: boolean }) => !isPinned;

/** As the indexes of what something was found in have it. */
const isFlagged = sql`${table.autoFlags} <> '{}'`;

export const commentsResource = defineResource({
  contract: comments,
  table,
  filters: {
    flags: (values) => sql`(${overlaps(table.autoFlags)(values)} and ${isFlagged})`,
    hasLink: (isWanted) =>
      isWanted ? sql`(${table.autoFlags} @> '{link}' and ${isFlagged})` : sql`not ${table.autoFlags} @> '{link}'`,
    hasReports: isPositive(table.reportCount),
    isReply: (isWanted) => (isWanted ? isNotNull(table.parentId) : isNull(table.parentId)),
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
  },
  sorts: { createdAt: table.createdAt, likes: table.likes, reportCount: table.reportCount },
  label: ({ text }) => ({ ar: excerptOf(text) }),
  personOf: ({ authorSeekerId }) => authorSeekerId,
  computed: commentLinks,
  exported: {
    comment: 'text',
    author: { of: 'author', title: 'author', value: ({ author }, { text }) => text(author.label) },
    video: 'video',
    atSeconds: 'atSeconds',
    likes: 'likes',
    reports: 'reportCount',
    flags: 'autoFlags',
    state: 'state',
    createdAt: 'createdAt',
    number: 'number',
  },
  goesWith: ['videoId', 'parentId'],
  workflowBinding: {
    workflow: commentWorkflow,
    input: commentInput,
    effects: commentEffects,
    notices: commentNotices,
    onChange: recountComments,
    undoable: {
      'comment.publish': always,
      'comment.hold': wasNotPinned,
      'comment.reject': wasNotPinned,
      'comment.markSpam': wasNotPinned,
      'comment.restore': always,
    },
  },
  seed: async () => (await import('./seed.ts')).commentsSeed,
});
