import { z } from 'zod';
import { may } from '#capabilities.ts';
import { language } from '#kinds/kinds.ts';
import { id, instant, localizedText, optionalLocalizedText, text } from '#schema.ts';
import { mostFilmBytes } from '#values/file.ts';
import { contributors, videoStates } from '#values/site/video.ts';
import { messageId, signed, signing } from './signed.ts';

const by = z.strictObject({ type: z.enum(contributors), id });

/** A film that is to come: its name ends in what it is, `.webm` or `.mp4`; its size in bytes. */
export const comingFilm = z.strictObject({
  name: text().min(1).max(1000),
  size: z.int().min(1).max(mostFilmBytes),
});
export type ComingFilm = z.output<typeof comingFilm>;

/** Where a film is sent to, by whoever has the address, until then: in parts, each after the other, going on where it broke off (tus 1.0.0; HEAD and PATCH). */
export const filmUpload = z.strictObject({ url: z.string(), until: instant });
export type FilmUpload = z.output<typeof filmUpload>;

const youtube = z.url({ protocol: /^https$/, hostname: /^(?:www\.)?(?:youtube\.com|youtu\.be)$/ });
const vimeo = z.url({ protocol: /^https$/, hostname: /^(?:www\.|player\.)?vimeo\.com$/ });

/** A video that a user adds: a film that they send, or one that is watched elsewhere. */
export const addedVideo = z.strictObject({
  messageId,
  by,
  title: localizedText({ min: 3, max: 150 }),
  description: optionalLocalizedText(3000),
  tags: z.array(text().min(2).max(40)).max(15),
  language: language(),
  film: z.discriminatedUnion('source', [
    comingFilm.extend({ source: z.literal('upload') }),
    z.strictObject({ source: z.literal('youtube'), url: youtube.max(300) }),
    z.strictObject({ source: z.literal('vimeo'), url: vimeo.max(300) }),
  ]),
});
export type AddedVideo = z.output<typeof addedVideo>;

/** What the platform learns of a video. */
const platformVideo = z.strictObject({
  id,
  number: z.string(),
  state: z.enum(videoStates),
  /** Null of one that is watched elsewhere. */
  upload: filmUpload.nullable(),
});
export type PlatformVideo = z.output<typeof platformVideo>;

export const videoEndpoints = {
  addVideo: {
    method: 'POST',
    path: '/platform/videos',
    summary: 'Take in a video that a user adds',
    description: `Called by the marketplace’s own services. It waits for staff once its film has come. ${signing}`,
    headers: signed,
    body: addedVideo,
    responses: { 201: platformVideo },
    metadata: may('anyone'),
  },
  sendFilm: {
    method: 'POST',
    path: '/platform/videos/:id/film',
    pathParams: z.object({ id }),
    summary: 'Ask where a film is sent to',
    description: `Called by the marketplace’s own services, for a video whose film has not come yet, or was refused. The same film goes on where it broke off. ${signing}`,
    headers: signed,
    body: z.strictObject({ messageId, by, film: comingFilm }),
    responses: { 200: platformVideo },
    metadata: may('anyone'),
  },
} as const;
