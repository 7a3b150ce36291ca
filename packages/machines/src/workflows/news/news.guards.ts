import { isAfter } from '../rules.ts';
import type { AnyNewsEvent, NewsInput } from './news.input.ts';

interface Args {
  context: NewsInput;
  event: AnyNewsEvent;
}

export const isBodyMissing = ({ context }: Args) => !context.hasArabicBody;
export const isCoverMissing = ({ context }: Args) => !context.hasCover;
/** The time from which it stands on the public site is ahead. */
export const isForLater = ({ context: { publishAt, now } }: Args) => publishAt !== null && isAfter(publishAt, now);
/** The time until which it stands there is over. */
export const isEndPassed = ({ context: { unpublishAt, now } }: Args) =>
  unpublishAt !== null && !isAfter(unpublishAt, now);
export const isRevisionUnknown = ({ context, event }: Args) =>
  event.type === 'news.revert' && event.revision > context.revisionsCount;
export const isRevisionCurrent = ({ context, event }: Args) =>
  event.type === 'news.revert' && event.revision === context.revisionsCount;
export const wasPublished = ({ context }: Args) => context.wasPublished;
