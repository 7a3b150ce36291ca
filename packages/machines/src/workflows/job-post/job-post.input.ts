import type { JobPost, JobPostEvent } from '@diwan/api-contract/resources/job-posts';
import type { Settings } from '@diwan/api-contract/settings/register';
import type { employerStates } from '@diwan/api-contract/values/records/employer';
import type { Addressed } from '../messages.ts';
import type { Reasoned } from '../reasons.ts';

/** What the rules about a job post look at. */
export interface JobPostInput extends Addressed, Reasoned {
  now: string;
  /** When it was published for the first or the last time. */
  publishedAt: string | null;
  /** Null means: as soon as it is approved. */
  publishAt: string | null;
  expiresAt: string;
  /** The expiry of which its employer was warned. */
  warnedFor: string | null;
  /** When seekers were told of it: that happens once. */
  alertedAt: string | null;
  employerState: (typeof employerStates)[number];
  quotaLeft: number;
  extensionsCount: number;
  /** How long and how often a post may be visible, and how early its employer is warned. */
  limits: Pick<Settings, 'jobPostMaxDays' | 'jobPostMaxExtensions' | 'jobPostWarningDays'>;
  openings: number;
  filled: number;
  /** Who paused it; a suspended employer's posts come back with the employer, others don't. */
  pausedBy: 'person' | 'suspension' | null;
  /** The state before it was closed or expired: reopening a paused post leaves it paused. */
  endedFrom: 'published' | 'paused' | 'expired' | null;
}

/** Events that nobody sends by hand: from the scheduler, from a hire, or from the employer's own workflow. */
export type JobPostSystemEvent =
  | { type: 'jobPost.publishDue' }
  | { type: 'jobPost.warn' }
  | { type: 'jobPost.alert' }
  | { type: 'jobPost.expire' }
  | { type: 'jobPost.autoFill' }
  | { type: 'jobPost.suspend' }
  | { type: 'jobPost.reinstate' };

export type AnyJobPostEvent = JobPostEvent | JobPostSystemEvent;

export type JobPostRefusal =
  | 'employerNotVerified'
  | 'quotaExhausted'
  | 'reasonMissing'
  | 'reasonGone'
  | 'noteTooShort'
  | 'noteTooLong'
  | 'postExpired'
  | 'postPaused'
  | 'expiryTooFar'
  | 'expiryNotLater'
  | 'extensionsExhausted'
  | 'openingsFull'
  | 'openingsLeft'
  | 'featureOver'
  | 'addressRefused'
  | 'notDue'
  | 'notSuspended';

/** What whoever reviewed it asked for. */
export type ChangeRequest = NonNullable<JobPost['changeRequest']>;

export interface Closure {
  reason: string;
  note: string | null;
}

type Closing = Extract<JobPostEvent, { type: 'jobPost.close' }>;

/** What becomes of the open applicants of a post that is closed. */
export interface Settlement extends Pick<Closing, 'applicants'> {
  mail: NonNullable<Closing['mail']>;
  jobPost: string | null;
}

export const settlementOf = ({ applicants, mail = 'none', jobPost }: Closing): Settlement => ({
  applicants,
  mail,
  jobPost: jobPost ?? null,
});
