import type { AnyCommentEvent, CommentInput } from './comment.input.ts';

interface Args {
  context: CommentInput;
  event: AnyCommentEvent;
}

/** It answers what nobody sees. */
export const isParentUnseen = ({ context: { parentState } }: Args) =>
  parentState !== null && parentState !== 'published';
export const isReply = ({ context }: Args) => context.parentState !== null;
export const isAuthorBanned = ({ context }: Args) => context.authorStanding === 'banned';
export const isStandingSame = ({ context, event }: Args) =>
  event.type === 'comment.setStanding' && event.standing === context.authorStanding;
export const isFreeing = ({ event }: Args) => event.type === 'comment.setStanding' && event.standing === 'free';
export const isPinned = ({ context }: Args) => context.isPinned;
export const isNotPinned = ({ context }: Args) => !context.isPinned;
/** One more is as many as it takes. */
export const isReportedEnough = ({ context }: Args) => context.reportCount + 1 >= context.reportsToHold;
