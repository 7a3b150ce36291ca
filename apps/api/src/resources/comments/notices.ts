import type { commentMachine } from '@diwan/machines/workflows/comment/comment.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { commentsTable } from './table.ts';

type Comment = Row<typeof commentsTable>;

/** So much of a text as names it. */
export const excerptOf = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

const told = noticesAbout<Comment>(({ id, text }) => ({
  ref: { resource: 'comments', id, label: { ar: excerptOf(text) } },
}));
const decided = nobody('It concerns the author; to colleagues the queue has become shorter.');
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of a comment tells what. */
export const commentNotices: Notices<Comment, EventTypeOf<typeof commentMachine>> = {
  'comment.publish': decided,
  'comment.hold': ownChange,
  'comment.reject': decided,
  'comment.markSpam': decided,
  'comment.restore': ownChange,
  'comment.pin': ownChange,
  'comment.unpin': ownChange,
  'comment.report': [told('commentHeld', queueOf('content.publish'), { isFor: ({ state }) => state === 'held' })],
  'comment.setStanding': ownChange,
  'comment.removeForAuthor': ownChange,
};
