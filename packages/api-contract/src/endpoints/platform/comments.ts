import { z } from 'zod';
import { may } from '#capabilities.ts';
import { commentText } from '#resources/comments.ts';
import { reported } from '#resources/content-parts.ts';
import { id } from '#schema.ts';
import { commentStates } from '#values/site/comment.ts';
import { contributors } from '#values/site/video.ts';
import { messageId, signed, signing } from './signed.ts';

const by = z.strictObject({ type: z.enum(contributors), id });

/** What a user writes below a video, at a second of it, or in answer to a comment that everybody sees. */
export const writtenComment = z.strictObject({
  messageId,
  by,
  text: commentText(),
  atSeconds: z.int().min(0).max(86_400).nullable(),
  parentId: id.nullable(),
});
export type WrittenComment = z.output<typeof writtenComment>;

/** What users do to comments: anybody reports what somebody else has written, and takes back what is their own. */
export const commentAction = z.strictObject({
  messageId,
  by,
  event: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('comment.report'), ...reported }),
    z.strictObject({ type: z.literal('comment.removeForAuthor') }),
  ]),
});

/** What the platform learns of a comment. */
const platformComment = z.strictObject({ id, number: z.string(), state: z.enum(commentStates) });
export type PlatformComment = z.output<typeof platformComment>;

export const commentEndpoints = {
  writeComment: {
    method: 'POST',
    path: '/platform/videos/:id/comments',
    pathParams: z.object({ id }),
    summary: 'Take in what a user writes below a video',
    description: `Called by the marketplace’s own services. Whether it is shown at once or waits for staff follows from the video’s policy, from what is found in the text, and from what staff have decided about its author: \`refused\` with \`commentsClosed\` or \`authorBanned\` where nothing may be written. ${signing}`,
    headers: signed,
    body: writtenComment,
    responses: { 201: platformComment },
    metadata: may('anyone'),
  },
  actOnComment: {
    method: 'POST',
    path: '/platform/comments/:id/events',
    pathParams: z.object({ id }),
    summary: 'Do what a user does to a comment',
    description: `Called by the marketplace’s own services. ${signing}`,
    headers: signed,
    body: commentAction,
    responses: { 200: platformComment },
    metadata: may('anyone'),
  },
} as const;
