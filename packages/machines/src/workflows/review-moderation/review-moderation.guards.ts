import { isAfter } from '../rules.ts';
import type { AnyReviewEvent, ReviewInput } from './review-moderation.input.ts';

interface Args {
  context: ReviewInput;
  event: AnyReviewEvent;
}

const hourInMs = 3_600_000;
const passageOf = (event: AnyReviewEvent) => ('passage' in event ? event.passage : null) ?? null;

export const isAutoPublishOff = ({ context }: Args) => context.autoPublishHours === 0;
export const isFlagged = ({ context }: Args) => context.autoFlags.length > 0;
/** The time in which staff may look at it first is not over. */
export const isTooEarly = ({ context: { stateChangedAt, autoPublishHours, now } }: Args) =>
  isAfter(new Date(Date.parse(stateChangedAt) + autoPublishHours * hourInMs).toISOString(), now);
export const isOwnEntry = ({ context }: Args) => context.isOwnEntry;
export const hasNoReports = ({ context }: Args) => context.reportCount === 0;
/** One more is as many as it takes. */
export const isReportedEnough = ({ context }: Args) => context.reportCount + 1 >= context.reportsToHide;
/** No passage is named, and nothing was found that says how to reach somebody. */
export const isNothingToRedact = ({ context, event }: Args) =>
  !passageOf(event) && !context.autoFlags.some((flag) => flag !== 'profanity');
export const isPassageMissing = ({ context, event }: Args) => {
  const passage = passageOf(event);
  return passage !== null && !context.words.includes(passage);
};
