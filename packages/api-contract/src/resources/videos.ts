import { z } from 'zod';
import { may } from '../capabilities.ts';
import { comingFilm, filmUpload } from '../endpoints/platform/videos.ts';
import { day, flag, many } from '../page.ts';
import { id, instant, ref, rowStamps, stamps } from '../schema.ts';
import { transcodes, videoSources, videoStates, videoVisibilities } from '../values/site/video.ts';
import { contentReport, contributor, judgement, moderation, reported } from './content-parts.ts';
import { videoDraft, videoRules } from './video-draft.ts';

const record = videoDraft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(videoStates),
  category: ref.nullable(),
  /** Who has added it, whichever kind they are. */
  uploader: contributor,
  source: z.enum(videoSources),
  /** Where it is watched, if that is not here. */
  url: z.string().nullable(),
  /** The film of an upload, read as files of fields are; null where none is kept. */
  file: id.nullable(),
  /** Whole seconds; null until they are known. */
  durationSec: z.int().nullable(),
  transcode: z.enum(transcodes),
  publishedAt: instant.nullable(),
  isFeatured: z.boolean(),
  views: z.int(),
  likes: z.int(),
  /** Comments that everybody sees. */
  commentCount: z.int(),
  /** All comments, whatever became of them. */
  allCommentCount: z.int(),
  reports: z.array(contentReport),
  reportCount: z.int(),
  moderation: moderation.nullable(),
});

const definition = {
  path: 'videos',
  screen: '/ihrTube/list',
  about: 'The videos that job seekers, employers and providers add to the public site, and what is shown of them.',
  workflow: 'video',
  draft: videoDraft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    title: true,
    thumbnail: true,
    uploader: true,
    category: true,
    durationSec: true,
    views: true,
    commentCount: true,
    reportCount: true,
    isFeatured: true,
    publishedAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(videoStates)),
    category: many(id),
    uploaderSeeker: many(id),
    uploaderEmployer: many(id),
    uploaderProvider: many(id),
    source: many(z.enum(videoSources)),
    visibility: many(z.enum(videoVisibilities)),
    isFree: flag,
    isFeatured: flag,
    hasReports: flag,
    isOverdue: flag,
    publishedFrom: day,
    publishedTo: day,
  },
  sorts: ['createdAt', 'title', 'durationSec', 'views', 'commentCount', 'reportCount', 'publishedAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'edit', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('video.approve') }),
    z.strictObject({ type: z.literal('video.reject'), ...judgement('videoReasons') }),
    z.strictObject({ type: z.literal('video.hide'), ...judgement('videoReasons') }),
    z.strictObject({ type: z.literal('video.unhide') }),
    z.strictObject({ type: z.literal('video.feature') }),
    z.strictObject({ type: z.literal('video.unfeature') }),
    /** On behalf of somebody who has found something wrong with it. */
    z.strictObject({ type: z.literal('video.report'), ...reported }),
    z.strictObject({ type: z.literal('video.dismissReports') }),
    z.strictObject({ type: z.literal('video.archive') }),
    z.strictObject({ type: z.literal('video.restore') }),
  ]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.publish', export: 'export.pii' },
  rules: videoRules,
  searchRank: 9,
  picture: { of: 'company', at: 'thumbnail' },
  work: { queue: 'videosToReview', state: 'pending_review', days: 2 },
} as const;

export const videos = {
  ...definition,
  more: {
    sendFilm: {
      method: 'POST',
      path: '/videos/:id/film',
      summary: 'Ask where the film of a user is sent to',
      description:
        'For a video whose film has not come yet, or was refused; sent on behalf of whoever has added it. The same film goes on where it broke off.',
      pathParams: z.strictObject({ id }),
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: comingFilm,
      responses: { 200: filmUpload },
      metadata: may(definition.may.write),
    },
  },
} as const;

export type Video = z.output<typeof videos.record>;
export type VideoRow = z.output<typeof videos.row>;
export type VideoEvent = z.output<typeof videos.events>;
