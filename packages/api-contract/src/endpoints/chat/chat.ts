import { z } from 'zod';
import { may, mayAfterStepUp } from '#capabilities.ts';
import { c } from '#contract.ts';
import { routerOptions } from '#problem.ts';
import { id, instant, text } from '#schema.ts';
import { fileScans } from '#values/file.ts';
import { fileKinds } from '#values/file-kinds.ts';
import { soundKinds } from '#values/recording-kinds.ts';
import { deliveryStates, longestMessage, mostAttachments, participantTypes } from '#values/records/conversation.ts';

/** A document that a message brings; it is one of its conversation's. */
export const attachment = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(fileKinds),
  size: z.int().min(1),
  scan: z.enum(fileScans),
});

/** What somebody has said instead of writing it. */
export const voiceNote = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(soundKinds),
  size: z.int().min(1),
  scan: z.enum(fileScans),
  /** How long it is; null where that can't be told. */
  seconds: z.int().min(0).nullable(),
});
export type VoiceNote = z.output<typeof voiceNote>;

/** One message. `seq` counts the messages of its conversation from 1 without a gap: it is their order, the same for everybody. */
export const message = z.strictObject({
  /** Chosen by whoever sends it: sent again, it is the same message. */
  id,
  seq: z.int().min(1),
  sender: z.strictObject({
    type: z.enum([...participantTypes, 'staff']),
    /** Of staff alone. */
    id: z.string().nullable(),
    name: z.strictObject({ ar: z.string(), en: z.string().optional() }),
  }),
  /** Null of one that was redacted or deleted, empty of one that is spoken. */
  text: z.string().nullable(),
  voice: voiceNote.nullable(),
  attachments: z.array(attachment),
  /** The message that it answers, by its number. */
  replyTo: z.int().nullable(),
  at: instant,
  /** A note of staff: no user ever gets it. */
  isInternal: z.boolean(),
  isRedacted: z.boolean(),
  deletedAt: instant.nullable(),
  delivery: z.enum(deliveryStates),
});
export type Message = z.output<typeof message>;

/** A part of a conversation: its messages in their order. */
export const messagePage = z.strictObject({
  items: z.array(message),
  /** The number of the last message that there is. */
  lastSeq: z.int(),
  /** How far whoever asks has read. */
  readSeq: z.int(),
});
export type MessagePage = z.output<typeof messagePage>;

const params = z.strictObject({ id });
const ofMessage = z.strictObject({ id, message: id });
const whole = z.coerce.number<string>().int().min(0).max(2_147_483_647).optional();
const reason = text().min(5).max(300);

export const chatRouter = c.router(
  {
    messages: {
      method: 'GET',
      path: '/conversations/:id/messages',
      summary: 'Read messages of a conversation',
      description:
        'The newest ones, those before a number, or those after one. Of a conversation between users alone only for whoever has opened it with a reason.',
      pathParams: params,
      query: z.strictObject({
        before: whole,
        after: whole,
        limit: z.coerce.number<string>().int().min(1).max(200).optional(),
      }),
      responses: { 200: messagePage },
      metadata: may('people.read'),
    },
    send: {
      method: 'POST',
      path: '/conversations/:id/messages',
      summary: 'Write a message or an internal note',
      description:
        'The key is the id of the message: the same one sent again is answered with the message that is there.',
      headers: z.object({ 'idempotency-key': z.uuid() }),
      pathParams: params,
      body: z.strictObject({
        text: text().min(1).max(longestMessage),
        isInternal: z.boolean(),
        replyTo: z.int().min(1).nullable(),
        attachments: z.array(id).max(mostAttachments),
      }),
      responses: { 201: message },
      metadata: may('chat.answer'),
    },
    read: {
      method: 'PUT',
      path: '/conversations/:id/read',
      summary: 'Say how far one has read',
      pathParams: params,
      body: z.strictObject({ seq: z.int().min(0) }),
      responses: { 204: z.void() },
      metadata: may('chat.answer'),
    },
    typing: {
      method: 'PUT',
      path: '/conversations/:id/typing',
      summary: 'Tell colleagues that one is writing',
      pathParams: params,
      body: z.strictObject({}),
      responses: { 204: z.void() },
      metadata: may('chat.answer'),
    },
    open: {
      method: 'POST',
      path: '/conversations/:id/openings',
      summary: 'Open a conversation between users',
      description:
        'The reason is kept in the audit log beside who asked and when; what was written can then be read for a while.',
      headers: z.object({ 'idempotency-key': z.uuid() }),
      pathParams: params,
      body: z.strictObject({ reason }),
      responses: { 200: z.strictObject({ until: instant }) },
      metadata: mayAfterStepUp('people.seePii'),
    },
    redact: {
      method: 'POST',
      path: '/conversations/:id/messages/:message/redaction',
      summary: 'Redact a message of a user',
      description: 'Its words are gone for good; that it was there, and who has redacted it and why, stays.',
      headers: z.object({ 'idempotency-key': z.uuid() }),
      pathParams: ofMessage,
      body: z.strictObject({ reason }),
      responses: { 200: message },
      metadata: may('chat.answer'),
    },
    remove: {
      method: 'DELETE',
      path: '/conversations/:id/messages/:message',
      summary: "Delete a message of one's own",
      description: 'That there was one stays.',
      pathParams: ofMessage,
      responses: { 200: message },
      metadata: may('chat.answer'),
    },
  },
  routerOptions,
);
