import type { SeekerEvent } from '@diwan/api-contract/resources/seekers';
import type { Settings } from '@diwan/api-contract/settings/register';
import type { contactChannels } from '@diwan/api-contract/values/records/seeker';
import type { Addressed } from '../messages.ts';
import type { Reasoned } from '../reasons.ts';

/** What the rules about a job seeker look at. */
export interface SeekerInput extends Addressed, Reasoned {
  now: string;
  isMobileVerified: boolean;
  isEmailVerified: boolean;
  isIdVerified: boolean;
  hasNationalId: boolean;
  /** When the day on which the id expires is over; null when nobody has said. */
  idExpiresAt: string | null;
  /** When staff last asked for a newer CV. */
  cvAskedAt: string | null;
  tags: readonly string[];
  /** Whether they agreed to be told of jobs and offers. */
  wantsOffers: boolean;
  /** What is known of the job post to which an event would invite them. */
  invitation?: { isPublished: boolean; isBlocked: boolean; hasApplied: boolean; wasInvited: boolean };
  /** From when on they may be anonymised; null when nobody has asked for it. */
  anonymiseAt: string | null;
  /** What is known of the other record that an event would make one with this one; its state is null when it is nobody's any more. */
  merging?: {
    state: 'unverified' | 'active' | 'suspended' | 'deactivated' | null;
    isItself: boolean;
    /** The older record stays. */
    isLater: boolean;
    isLeaving: boolean;
    /** For one job post, which has counted them twice. */
    areBothRecruited: boolean;
  };
  /** How long nobody asks again for a newer CV, and how long an anonymisation can be called back. */
  limits: Pick<Settings, 'cvRequestPauseDays' | 'anonymisationDays'>;
}

export type SeekerRefusal =
  | 'contactVerified'
  | 'idVerified'
  | 'idMissing'
  | 'idExpired'
  | 'askedLately'
  | 'tagged'
  | 'tagsFull'
  | 'notAgreed'
  | 'jobNotPublished'
  | 'blockedByEmployer'
  | 'appliedAlready'
  | 'invitedAlready'
  | 'addressRefused'
  | 'addressTrusted'
  | 'anonymisationPlanned'
  | 'anonymisationNotPlanned'
  | 'anonymisationNotDue'
  | 'otherIsItself'
  | 'otherIsGone'
  | 'otherIsLater'
  | 'otherHasLeft'
  | 'otherNotSuspended'
  | 'recruitedTwice'
  | 'untilMissing'
  | 'untilPast'
  | 'reasonMissing'
  | 'reasonGone'
  | 'noteTooShort'
  | 'noteTooLong';

/** Why a job seeker is in a state that nobody wishes for. */
export interface SeekerJudgement {
  reason: string;
  note: string | null;
}

/** What staff send, and what only the system does. */
export type AnySeekerEvent =
  | SeekerEvent
  | { type: 'seeker.erase' }
  | { type: 'seeker.refuseAddress' }
  /** Another record of the same person has become one with this one. */
  | { type: 'seeker.absorb'; reason: 'duplicate'; note: string };

/** Which record stays, as staff have seen it, and what it takes over. */
export type SeekerMerge = Omit<Extract<SeekerEvent, { type: 'seeker.merge' }>, 'type'>;

export interface AnonymisationWish {
  reason: string;
  /** So many days from now it is carried out. */
  days: number;
}

export type ContactChannel = (typeof contactChannels)[number];
