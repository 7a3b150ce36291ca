import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { page } from '../page.ts';
import { routerOptions } from '../problem.ts';
import { resourcePath } from '../resources/resource-path.ts';
import { actorRef, id, instant, text } from '../schema.ts';
import { mostMentions, noteVisibilities } from '../values/records/note.ts';

const draft = z.strictObject({
  title: text().min(1).max(200),
  text: text().min(1).max(4000),
  visibility: z.enum(noteVisibilities),
  /** Colleagues who are told of it, and read it whomever it is for. */
  mentions: z.array(id).max(mostMentions),
  /** It stays above the others. */
  isPinned: z.boolean(),
});
export type NoteDraft = z.output<typeof draft>;

/** Without more words a note is for all staff. */
const newNote = draft.extend({
  visibility: draft.shape.visibility.default('staff'),
  mentions: draft.shape.mentions.default([]),
  isPinned: draft.shape.isPinned.default(false),
});

/** What a member of staff wrote about a record; nobody else ever sees it. */
export const note = draft.extend({
  mentions: z.array(z.strictObject({ id, name: z.string() })),
  id,
  version: z.int().min(1),
  author: actorRef,
  createdAt: instant,
  updatedAt: instant,
  /** Only its author may change or delete it. */
  isMine: z.boolean(),
});
export type Note = z.output<typeof note>;

const params = z.strictObject({ id });
const ifMatch = z.object({ 'if-match': z.string().regex(/^"v\d+"$/) });

/** Notes about the records of every resource. Whoever may read the record may write notes, and read those that are for them: the server asks the resource's own policy and leaves out the rest. */
export const notesRouter = c.router(
  {
    list: {
      method: 'GET',
      path: '/notes',
      summary: 'List the notes of a record',
      query: z.strictObject({ resource: resourcePath, record: id, before: z.string().max(200).optional() }),
      responses: { 200: page(note) },
      metadata: may('session.use'),
    },
    add: {
      method: 'POST',
      path: '/notes',
      summary: 'Write a note about a record',
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: newNote.extend({ resource: resourcePath, record: id }),
      responses: { 201: note },
      metadata: may('session.use'),
    },
    edit: {
      method: 'PATCH',
      path: '/notes/:id',
      summary: "Change one's own note",
      pathParams: params,
      headers: ifMatch,
      body: draft.partial(),
      responses: { 200: note },
      metadata: may('session.use'),
    },
    remove: {
      method: 'DELETE',
      path: '/notes/:id',
      summary: "Delete one's own note",
      pathParams: params,
      headers: ifMatch,
      responses: { 204: z.void() },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
