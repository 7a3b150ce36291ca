import { z } from 'zod';
import { choice, prose, reference } from '../kinds/kinds.ts';
import { day, flag, many } from '../page.ts';
import { id, instant, picturedRef, rowStamps, stamps, text } from '../schema.ts';
import { authorStandings, commentFlags, commentStates } from '../values/site/comment.ts';
import { contentReport, contributor, judgement, moderation, reported } from './content-parts.ts';

export const commentText = () => prose(text().min(1).max(1000));

/** What its author writes; staff read it. */
const commentDraft = z.strictObject({
  videoId: reference('videos'),
  text: commentText(),
  /** The second of the film that it is about; null of one that is about the whole. */
  atSeconds: z.int().min(0).max(86_400).nullable(),
});

const record = commentDraft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(commentStates),
  video: picturedRef,
  /** What it answers. */
  parent: z.strictObject({ id, author: z.string(), text: z.string(), state: z.enum(commentStates) }).nullable(),
  /** How many answer it. */
  replyCount: z.int(),
  /** Who has written it, whichever kind they are. */
  author: contributor,
  authorStanding: z.enum(authorStandings),
  autoFlags: z.array(z.enum(commentFlags)),
  likes: z.int(),
  reports: z.array(contentReport),
  reportCount: z.int(),
  editedAt: instant.nullable(),
  isPinned: z.boolean(),
  moderation: moderation.nullable(),
});

export const comments = {
  path: 'comments',
  screen: '/ihrTubeComment/list',
  about: 'What is written below videos and at their seconds, and what is shown of it.',
  workflow: 'comment',
  draft: commentDraft,
  record,
  row: record.pick({
    ...rowStamps,
    state: true,
    text: true,
    atSeconds: true,
    author: true,
    video: true,
    likes: true,
    reportCount: true,
    autoFlags: true,
    createdAt: true,
  }),
  filters: {
    state: many(z.enum(commentStates)),
    video: many(id),
    authorSeeker: many(id),
    authorEmployer: many(id),
    authorProvider: many(id),
    flags: many(z.enum(commentFlags)),
    hasLink: flag,
    hasReports: flag,
    isReply: flag,
    isOverdue: flag,
    createdFrom: day,
    createdTo: day,
  },
  sorts: ['createdAt', 'likes', 'reportCount', 'stateChangedAt'],
  verbs: ['list', 'view', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('comment.publish') }),
    z.strictObject({ type: z.literal('comment.hold') }),
    z.strictObject({ type: z.literal('comment.reject'), ...judgement('commentReasons') }),
    z.strictObject({ type: z.literal('comment.markSpam') }),
    z.strictObject({ type: z.literal('comment.restore') }),
    /** In place of the one that was pinned before. */
    z.strictObject({ type: z.literal('comment.pin') }),
    z.strictObject({ type: z.literal('comment.unpin') }),
    /** On behalf of somebody who has found something wrong with it. */
    z.strictObject({ type: z.literal('comment.report'), ...reported }),
    /** What its author may do from now on; what those have published who may not do all waits for staff again. */
    z.strictObject({ type: z.literal('comment.setStanding'), standing: choice(authorStandings, 'authorStanding') }),
    /** At the wish of its author. */
    z.strictObject({ type: z.literal('comment.removeForAuthor') }),
  ]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.publish', export: 'export.pii' },
  searchRank: null,
  work: { queue: 'commentsToModerate', state: 'held', days: 1 },
} as const;

export type Comment = z.output<typeof comments.record>;
export type CommentRow = z.output<typeof comments.row>;
export type CommentEvent = z.output<typeof comments.events>;
