import { z } from 'zod';
import { may } from '#capabilities.ts';
import { c } from '#contract.ts';
import { fileBody } from '#page.ts';
import { routerOptions } from '#problem.ts';
import { id } from '#schema.ts';
import { participantTypes } from '#values/records/conversation.ts';
import { message } from '../chat/chat.ts';
import { messageId, signed, signing } from './signed.ts';

/** What users say in conversations in which they take part, and what they get of it. */
export const voiceNotesRouter = c.router(
  {
    send: {
      method: 'POST',
      path: '/platform/conversations/:id/voice-notes',
      summary: 'Take in what a user says in a conversation',
      description: `Called by the marketplace’s own services. The bytes are the body, with their Content-Length; its name ends in \`.ogg\`, \`.weba\`, \`.m4a\` or \`.mp3\`, and what is not the sound that it promises is refused. ${signing} In place of a body of bytes its SHA-256 is signed, in hexadecimal.`,
      pathParams: z.strictObject({ id }),
      query: z.strictObject({
        messageId,
        type: z.enum(participantTypes),
        by: id,
        name: z.string().min(1).max(1000),
      }),
      headers: signed,
      body: fileBody,
      responses: { 200: message },
      metadata: may('anyone'),
    },
    fetch: {
      method: 'GET',
      path: '/platform/conversations/:id/files/:file',
      summary: 'Give a user a file of a conversation',
      description: `Called by the marketplace’s own services, by the ids that messages carry: what was said, and what was attached. Nothing of the notes of staff, and nothing that was deleted or redacted. ${signing} The body that is signed is empty.`,
      pathParams: z.strictObject({ id, file: id }),
      query: z.strictObject({ type: z.enum(participantTypes), by: id }),
      headers: signed,
      responses: { 200: c.otherResponse({ contentType: 'application/octet-stream', body: fileBody }) },
      metadata: may('anyone'),
    },
  },
  routerOptions,
);
