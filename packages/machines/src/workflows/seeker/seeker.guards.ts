import { mostTags } from '@diwan/api-contract/values/records/seeker';
import { isAddressRefused, isAddressTrusted } from '../messages.ts';
import { isMessageTooShort, isNoteTooLong, isReasonGone, isReasonMissing } from '../reasons.ts';
import { endOfDay, isAfter, isOlderThanDays } from '../rules.ts';
import type { AnySeekerEvent, SeekerInput } from './seeker.input.ts';

type Guard = (asked: { context: SeekerInput; event: AnySeekerEvent }) => boolean;

/** What the rules about a job seeker ask of the record and of the event. */
export const seekerGuards = {
  isReasonMissing,
  isReasonGone,
  isMessageTooShort,
  isNoteTooLong,
  isAddressRefused,
  isAddressTrusted,
  isContactVerified: ({ context, event }) =>
    event.type === 'seeker.verifyContact' && event.channel === 'mobile'
      ? context.isMobileVerified
      : context.isEmailVerified,
  isIdVerified: ({ context }) => context.isIdVerified,
  isIdMissing: ({ context }) => !context.hasNationalId,
  isIdExpired: ({ context }) => context.idExpiresAt !== null && !isAfter(context.idExpiresAt, context.now),
  isUntilMissing: ({ event }) => event.type === 'seeker.suspend' && !event.until,
  isUntilPast: ({ context, event }) =>
    event.type === 'seeker.suspend' && Boolean(event.until) && !isAfter(endOfDay(event.until), context.now),
  wasAskedLately: ({ context: { cvAskedAt, limits, now } }) =>
    cvAskedAt !== null && !isOlderThanDays(limits.cvRequestPauseDays, cvAskedAt, now),
  hasNotAgreed: ({ context }) => !context.wantsOffers,
  isJobUnpublished: ({ context }) => context.invitation?.isPublished === false,
  isBlocked: ({ context }) => context.invitation?.isBlocked === true,
  hasApplied: ({ context }) => context.invitation?.hasApplied === true,
  wasInvited: ({ context }) => context.invitation?.wasInvited === true,
  isTagged: ({ context, event }) => event.type === 'seeker.tag' && context.tags.includes(event.tag),
  isFullOfTags: ({ context }) => context.tags.length >= mostTags,
  isAnonymisationPlanned: ({ context }) => context.anonymiseAt !== null,
  isAnonymisationUnplanned: ({ context }) => context.anonymiseAt === null,
  isAnonymisationAhead: ({ context }) => context.anonymiseAt === null || isAfter(context.anonymiseAt, context.now),
  isOtherItself: ({ context }) => context.merging?.isItself === true,
  isOtherGone: ({ context }) => context.merging?.state === null,
  isOtherLater: ({ context }) => context.merging?.isLater === true,
  isEitherLeaving: ({ context }) => context.anonymiseAt !== null || context.merging?.isLeaving === true,
  hasOtherLeft: ({ context }) => context.merging?.state === 'deactivated',
  isOtherAtLarge: ({ context }) => context.merging !== undefined && context.merging.state !== 'suspended',
  areBothRecruited: ({ context }) => context.merging?.areBothRecruited === true,
  isKnown: ({ context }) => context.isMobileVerified || context.isEmailVerified || context.isIdVerified,
} satisfies Record<string, Guard>;
