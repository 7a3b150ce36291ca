import type { NewsEvent } from '@diwan/api-contract/resources/news';
import type { NewsReturn } from '@diwan/api-contract/values/site/news';

/** What the rules about news look at. */
export interface NewsInput {
  now: string;
  /** Whether there is a text in Arabic, the language that every reader is given where another is missing. */
  hasArabicBody: boolean;
  hasCover: boolean;
  publishAt: string | null;
  unpublishAt: string | null;
  /** Whether it has ever been on the public site. */
  wasPublished: boolean;
  revisionsCount: number;
}

/** What staff send, and what comes with its time. */
export type AnyNewsEvent = NewsEvent | { type: 'news.publishDue' } | { type: 'news.unpublishDue' };

export type NewsRefusal =
  | 'bodyMissing'
  | 'coverMissing'
  | 'endPassed'
  | 'notDue'
  | 'revisionUnknown'
  | 'revisionIsCurrent'
  | 'reasonMissing'
  | 'noteTooShort'
  | 'noteTooLong';

/** Why news goes back to whoever wrote it. */
export interface NewsJudgement {
  reason: NewsReturn;
  note: string | null;
}
