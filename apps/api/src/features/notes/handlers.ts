import type { Note, notesRouter } from '@diwan/api-contract/endpoints/notes';
import type { RouterImplementation } from '@ts-rest/fastify';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { newestFirst } from '#crud/lists/newest-first.ts';
import { lockReferences } from '#crud/merge/locks.ts';
import { tell } from '#crud/notices.ts';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { type NoteRow, recordNotesTable as notes } from '#db/schema/notes.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { Actor } from '#http/requests/actor.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { etagOf, expectVersion } from '#http/serving/etag.ts';
import { subjectOf } from '#resources/subject.ts';
import { announceNote } from './announce-note.ts';
import { noteNotices } from './notices.ts';
import { mentioned, readableBy } from './readers.ts';

const pageSize = 20;

function noteOf({ resource: _resource, recordId: _record, ...row }: NoteRow, actor: Actor): Note {
  return { ...row, isMine: row.author.id === actor.id };
}

export function notesHandlers(deps: AppDeps): RouterImplementation<typeof notesRouter> {
  const { database, clock } = deps;
  return {
    list: async ({ query: { resource, record, before }, request: { actor } }) => {
      const { orm } = database;
      const { id: recordId } = await subjectOf(orm, actor, resource, record);
      const own = and(eq(notes.resource, resource), eq(notes.recordId, recordId));
      const where = and(own, await readableBy(actor.id, { resource, recordId }, orm));
      const others = and(where, eq(notes.isPinned, false));
      const { rows, next } = await newestFirst(orm, notes, { where: others, before, size: pageSize });
      const isPinned = and(where, eq(notes.isPinned, true));
      const pinned = before ? [] : await orm.select().from(notes).where(isPinned).orderBy(desc(notes.createdAt));
      return {
        status: 200,
        body: { items: [...pinned, ...rows].map((row) => noteOf(row, actor)), next, previous: null },
      };
    },

    add: async ({ body: { resource, record, ...draft }, request, reply }) => {
      const { actor } = request;
      const answer = await idempotent(deps, request, async (tx) => {
        await lockReferences(tx);
        const subject = await subjectOf(tx, actor, resource, record);
        const now = clock().toISOString();
        const author = { type: actor.type, id: actor.id, name: actor.name };
        const known = { id: newId(), resource, recordId: subject.id, author, createdAt: now, updatedAt: now };
        const row = { ...known, ...draft, mentions: await mentioned(draft, tx) };
        const [added] = await tx.insert(notes).values(row).returning();
        await announceNote(tx, request, subject, 'note.added', { before: null, after: added! });
        await tell(noteNotices['note.added'], added!, { tx, now, actor });
        return { status: 201 as const, body: noteOf(added!, actor) };
      });
      reply.header('etag', etagOf(answer.body.version));
      return answer;
    },

    edit: ({ params: { id }, body: patch, request, reply }) =>
      database.transaction(async (tx) => {
        const { row, subject } = await lockOwn(tx, id, request);
        const now = clock().toISOString();
        const draft = { ...row, ...patch, mentions: patch.mentions ?? row.mentions.map((person) => person.id) };
        const after = { ...row, ...patch, mentions: await mentioned(draft, tx), version: row.version + 1 };
        const [edited] = await tx
          .update(notes)
          .set({ ...after, updatedAt: now })
          .where(eq(notes.id, id))
          .returning();
        await announceNote(tx, request, subject, 'note.changed', { before: row, after });
        const called = after.mentions.filter((person) => !row.mentions.some((other) => other.id === person.id));
        await tell(noteNotices['note.mentioned'], { ...edited!, mentions: called }, { tx, now, actor: request.actor });
        reply.header('etag', etagOf(edited!.version));
        return { status: 200, body: noteOf(edited!, request.actor) };
      }),

    remove: ({ params: { id }, request }) =>
      database.transaction(async (tx) => {
        const { row, subject } = await lockOwn(tx, id, request);
        await tx.delete(notes).where(eq(notes.id, id));
        await announceNote(tx, request, subject, 'note.removed', { before: row, after: null });
        return { status: 204, body: undefined };
      }),
  };
}

/** Locks a note for its author, who has seen its latest version; others may read it and no more. */
async function lockOwn(tx: Tx, id: string, { actor, headers }: FastifyRequest) {
  const [row] = await tx.select().from(notes).where(eq(notes.id, id)).for('no key update');
  if (!row) throw problemOf('notFound');
  const subject = await subjectOf(tx, actor, row.resource, row.recordId);
  if (row.author.id !== actor.id) throw problemOf('forbidden', { reason: 'notAuthor' });
  if (row.version !== expectVersion(headers)) throw problemOf('stale', { current: noteOf(row, actor) });
  return { row, subject };
}
