import { isAfter } from '../rules.ts';
import type { AnyEmailCampaignEvent, EmailCampaignInput } from './email-campaign.input.ts';

interface Args {
  context: EmailCampaignInput;
  event: AnyEmailCampaignEvent;
}

export const isBodyMissing = ({ context }: Args) => !context.hasArabicBody;
export const isNotTested = ({ context }: Args) => !context.isTested;
export const isAudienceEmpty = ({ context }: Args) => context.recipientsCount === 0;
export const isLarge = ({ context }: Args) => context.isLarge;
export const isNotLarge = ({ context }: Args) => !context.isLarge;
export const isOwn = ({ context }: Args) => context.isOwn;
/** The time that it asks for is over. */
export const isScheduledPast = ({ context: { scheduleAt, now } }: Args) =>
  scheduleAt !== null && !isAfter(scheduleAt, now);
export const isScheduledAhead = ({ context: { scheduleAt, now } }: Args) =>
  scheduleAt !== null && isAfter(scheduleAt, now);
/** The time in which it could be taken back is over. */
export const isLeaving = ({ context: { leavesAt, now } }: Args) => leavesAt !== null && !isAfter(leavesAt, now);
