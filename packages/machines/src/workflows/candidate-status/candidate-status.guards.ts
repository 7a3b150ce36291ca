import { isAddressRefused } from '../messages.ts';
import { isMessageTooShort, isNoteTooLong, isNoteTooShort, isReasonMissing } from '../reasons.ts';
import { isAfter, isOlderThanDays } from '../rules.ts';
import type { CandidateEvent, CandidateInput } from './candidate-status.input.ts';

interface Asked {
  context: CandidateInput;
  event: CandidateEvent;
}
type Guard = (asked: Asked) => boolean;

/** What the rules about a candidate ask of the record and of the event. */
export const candidateGuards = {
  isReasonMissing,
  isMessageTooShort,
  isNoteTooShort,
  isNoteTooLong,
  isAddressRefused,
  isFull: ({ context }) => context.filled >= context.openings,
  isStartDateMissing: ({ event }) => event.type === 'application.recruit' && !event.startsOn,
  isJobClosed: ({ context }) => context.jobState !== 'published' && context.jobState !== 'paused',
  isReopenLate: ({ context }) =>
    isOlderThanDays(context.limits.applicationReopenDays, context.rejection?.at, context.now),
  isUndoLate: ({ context }) => isOlderThanDays(context.limits.hireUndoDays, context.recruitedAt, context.now),
  hasOtherOpenApplication: ({ context }) => context.hasOtherOpenApplication,
  wasInProgress: ({ context }) => context.rejection?.from === 'in-progress',
  wasApproved: ({ context }) => context.rejection?.from === 'approved',

  isJobUnpublished: ({ context }) => context.jobState !== 'published',
  isCvMissing: ({ context }) => !context.hasCv,
  isBlocked: ({ context }) => context.isBlocked,
  isBlockedThere: ({ context }) => context.target?.isBlocked === true,
  areCardsMissing: ({ context }) => context.scorecards < context.scorecardsNeeded,
  isMeetingPast: ({ context }) => context.meeting?.isPast === true,
  areStaffBusy: ({ context }) => context.meeting?.clash === 'staff',
  isSeekerBusy: ({ context }) => context.meeting?.clash === 'seeker',
  isSameJob: ({ context }) => context.target?.isSame === true,
  isTargetClosed: ({ context }) => context.target !== undefined && context.target.jobState !== 'published',
  hasApplicationThere: ({ context }) => context.target?.hasOpenApplication === true,

  hasAcceptedOffer: ({ context }) => context.offerState === 'accepted',
  /** Nobody has answered it yet. */
  isOfferOpen: ({ context }) => context.offerState === 'draft' || context.offerState === 'sent',
  /** The candidate has it. */
  isOfferKnown: ({ context }) => context.offerState === 'sent' || context.offerState === 'accepted',
  hasOffer: ({ context }) => ['draft', 'sent', 'accepted'].includes(context.offerState),
  isDue: ({ context }) => context.offerDueAt !== null && !isAfter(context.offerDueAt, context.now),
  isDueAtOnce: ({ context, event }) =>
    event.type === 'application.draftOffer' && !isAfter(event.expiresAt, context.now),
} satisfies Record<string, Guard>;
