import type { CommentEvent } from '@diwan/api-contract/resources/comments';
import type { AuthorStanding, CommentState } from '@diwan/api-contract/values/site/comment';
import type { Reasoned } from '../reasons.ts';

/** What the rules about a comment look at. */
export interface CommentInput extends Reasoned {
  /** In which state the comment is that it answers; null of one that answers none. */
  parentState: CommentState | null;
  authorStanding: AuthorStanding;
  isPinned: boolean;
  reportCount: number;
  /** After so many reports it waits for staff again. */
  reportsToHold: number;
}

export type AnyCommentEvent = CommentEvent;

export type CommentRefusal =
  | 'parentUnseen'
  | 'authorBanned'
  | 'isReply'
  | 'isPinned'
  | 'notPinned'
  | 'standingSame'
  | 'reasonMissing'
  | 'reasonGone'
  | 'noteTooShort'
  | 'noteTooLong';

export type { ContentJudgement, ReportedContent } from '../video/video.input.ts';
