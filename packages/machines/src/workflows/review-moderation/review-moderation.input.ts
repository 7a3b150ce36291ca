import type { ReviewEvent } from '@diwan/api-contract/resources/reviews';
import type { ReviewFlag, ReviewReport } from '@diwan/api-contract/values/records/review';
import type { Reasoned } from '../reasons.ts';

/** What the rules about a review look at. */
export interface ReviewInput extends Reasoned {
  now: string;
  autoFlags: readonly ReviewFlag[];
  reportCount: number;
  /** After so many reports nobody sees it until staff have decided. */
  reportsToHide: number;
  /** What nothing was found in is published after so many hours; never where it is 0. */
  autoPublishHours: number;
  /** Since when it is in its state. */
  stateChangedAt: string;
  /** Whether whoever asks has entered the wording that waits. */
  isOwnEntry: boolean;
  /** All of its words. */
  words: string;
}

export type AnyReviewEvent = ReviewEvent | { type: 'review.autoPublish' };

export type ReviewRefusal =
  | 'autoPublishOff'
  | 'flagged'
  | 'tooEarly'
  | 'samePerson'
  | 'noReports'
  | 'nothingToRedact'
  | 'passageMissing'
  | 'reasonMissing'
  | 'reasonGone'
  | 'noteTooShort'
  | 'noteTooLong';

/** What was decided about it, and why. */
export interface ReviewJudgement {
  reason: string | null;
  note: string | null;
}

/** What somebody found wrong with it. */
export interface ReportedReview {
  report: ReviewReport;
  note: string | null;
}

/** The wording that its author asks for. */
export interface EditedReview {
  rating: number;
  title: string | null;
  text: string;
}
