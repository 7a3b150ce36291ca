import { and, eq } from 'drizzle-orm';
import { findRow } from '#crud/lists/repository.ts';
import { type Notices, nobody, noticesAbout } from '#crud/notices.ts';
import type { Tx } from '#db/database.ts';
import { type NoteRow, recordNotesTable as notes } from '#db/schema/notes.ts';
import { keyAt, resourceAt } from '#resources/index.ts';
import { readersAmong } from './readers.ts';

/** Whom it mentions. */
const called = ({ mentions }: NoteRow) => mentions.map(({ id }) => id);
const params = ({ title }: NoteRow) => ({ note: title });

/** Of those who may read it: whoever has written about the record before, and whoever looks after it; those whom it mentions are told that. */
async function concerned(note: NoteRow, tx: Tx) {
  const { resource, recordId } = note;
  const written = await tx
    .selectDistinct({ author: notes.author })
    .from(notes)
    .where(and(eq(notes.resource, resource), eq(notes.recordId, recordId)));
  const record = await findRow(resourceAt(resource).table, tx, recordId);
  const called = new Set(note.mentions.map(({ id }) => id));
  const others = [...written.map(({ author }) => author.id), record?.assignee?.id];
  return readersAmong(
    others.filter((id) => !called.has(id)),
    note,
    tx,
  );
}

const told = noticesAbout<NoteRow>(async ({ resource, recordId: id }, tx) => {
  const record = await findRow(resourceAt(resource).table, tx, id);
  return { ref: { resource: keyAt(resource), id, label: resourceAt(resource).label(record!) } };
});
const mentions = told('noteMentioned', called, { params });
const forReference = nobody('Whoever was told of the note finds it as it is now.');

/** Whom a note tells what. */
export const noteNotices: Notices<NoteRow, 'note.added' | 'note.mentioned' | 'note.changed' | 'note.removed'> = {
  'note.added': [told('noteAdded', concerned, { params }), mentions],
  'note.mentioned': [mentions],
  'note.changed': forReference,
  'note.removed': forReference,
};
