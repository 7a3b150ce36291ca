import type { VideoEvent } from '@diwan/api-contract/resources/videos';
import type { ContentReport } from '@diwan/api-contract/values/site/video';
import type { Reasoned } from '../reasons.ts';

/** What the rules about a video look at. */
export interface VideoInput extends Reasoned {
  hasCategory: boolean;
  /** Whether it costs something and nobody has said how much. */
  isPriceMissing: boolean;
  transcode: 'none' | 'queued' | 'processing' | 'ready' | 'failed';
  isFeatured: boolean;
  reportCount: number;
  /** Whether it has ever been on the public site. */
  wasPublished: boolean;
}

/** What staff send, and what is told of its film. */
export type AnyVideoEvent =
  | VideoEvent
  /** Whole seconds, where whoever made the film of it has measured them. */
  | { type: 'video.transcodeOk'; durationSec?: number | null }
  | { type: 'video.transcodeFail' }
  /** Somebody begins to send it, or to send another. */
  | { type: 'video.expectFilm' };

export type VideoRefusal =
  | 'filmElsewhere'
  | 'filmNotReady'
  | 'alreadyFailed'
  | 'categoryMissing'
  | 'priceMissing'
  | 'isFeatured'
  | 'notFeatured'
  | 'noReports'
  | 'reasonMissing'
  | 'reasonGone'
  | 'noteTooShort'
  | 'noteTooLong';

/** What was decided about a video or a comment, and why. */
export interface ContentJudgement {
  reason: string | null;
  note: string | null;
}

/** What somebody found wrong with a video or a comment. */
export interface ReportedContent {
  report: ContentReport;
  note: string | null;
}
