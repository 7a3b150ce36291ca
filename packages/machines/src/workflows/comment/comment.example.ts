import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import type { CommentInput } from './comment.input.ts';

/** A comment of somebody who may write freely, which two have reported. */
export const example: CommentInput = {
  offered: initiallyOffered,
  parentState: null,
  authorStanding: 'free',
  isPinned: false,
  reportCount: 2,
  reportsToHold: 3,
};
