import type { ApplicationEvent } from '@diwan/api-contract/resources/applications';
import type { Settings } from '@diwan/api-contract/settings/register';
import type {
  CandidateStatus,
  offerStates,
  rejectionMailTimes,
  rejectionReasons,
} from '@diwan/api-contract/values/records/application';
import type { JobPostState } from '@diwan/api-contract/values/records/job-post';
import type { Addressed } from '../messages.ts';

/** What may happen to an application; `apply` makes one, `expireOffer` is the system's. */
export type CandidateEvent = ApplicationEvent | { type: 'application.apply' } | { type: 'application.expireOffer' };

/** What the rules about a candidate look at; the server reads it in the transaction of the event. */
export interface CandidateInput extends Addressed {
  /** Instant; time is data here, so that a decision can be repeated and tested. */
  now: string;
  jobState: JobPostState;
  openings: number;
  filled: number;
  offerState: (typeof offerStates)[number];
  /** Until when the latest offer can be accepted. */
  offerDueAt: string | null;
  /** The same person has another open application to the same job post. */
  hasOtherOpenApplication: boolean;
  hasCv: boolean;
  /** The employer takes no application of theirs. */
  isBlocked: boolean;
  /** So many colleagues have judged the candidate, and so many must before the approval. */
  scorecards: number;
  scorecardsNeeded: number;
  /** The meeting that an event would plan. */
  meeting?: { isPast: boolean; clash: 'staff' | 'seeker' | null };
  /** The job post to which an event would move the candidate. */
  target?: { jobState: JobPostState; isSame: boolean; isBlocked: boolean; hasOpenApplication: boolean };
  rejection: { from: CandidateStatus; at: string } | null;
  recruitedAt: string | null;
  /** How long a rejection can be reopened and a hire be undone. */
  limits: Pick<Settings, 'applicationReopenDays' | 'hireUndoDays'>;
}

export type CandidateRefusal =
  | 'reasonMissing'
  | 'noteTooShort'
  | 'noteTooLong'
  | 'offerAccepted'
  | 'openingsFull'
  | 'startDateMissing'
  | 'jobNotOpen'
  | 'reopenTooLate'
  | 'undoTooLate'
  | 'alreadyApplied'
  | 'jobNotPublished'
  | 'cvMissing'
  | 'blockedByEmployer'
  | 'sameJob'
  | 'targetNotPublished'
  | 'alreadyThere'
  | 'offerNotAccepted'
  | 'offerDuePast'
  | 'offerOver'
  | 'addressRefused'
  | 'scorecardMissing'
  | 'startNotInFuture'
  | 'staffBusy'
  | 'seekerBusy';

/** What `storeRejection` keeps; the status it came from is the one before the event. */
export interface RejectionDraft {
  by: 'staff' | 'seeker';
  reason: (typeof rejectionReasons)[number];
  note: string | null;
  mail: (typeof rejectionMailTimes)[number];
}

type Ending = Extract<CandidateEvent, { type: 'application.reject' | 'application.withdraw' }>;

/** Whoever withdraws knows of it already. */
export const rejectionBy = (by: RejectionDraft['by'], event: Ending): RejectionDraft => ({
  by,
  reason: event.reason,
  note: event.note ?? null,
  mail: 'mail' in event ? event.mail : 'none',
});
