import { and, eq } from 'drizzle-orm';
import { findRow } from '#crud/lists/repository.ts';
import { type Notices, nobody, noticesAbout } from '#crud/notices.ts';
import type { Tx } from '#db/database.ts';
import { type NoteRow, recordNotesTable as notes } from '#db/schema/notes.ts';
import { keyAt, resourceAt } from '#resources/index.ts';

/** Whoever has written about the record before, and whoever looks after it. */
async function concerned({ resource, recordId }: NoteRow, tx: Tx) {
  const written = await tx
    .selectDistinct({ author: notes.author })
    .from(notes)
    .where(and(eq(notes.resource, resource), eq(notes.recordId, recordId)));
  const record = await findRow(resourceAt(resource).table, tx, recordId);
  return [...written.map(({ author }) => author.id), record?.assignee?.id];
}

const told = noticesAbout<NoteRow>(async ({ resource, recordId: id }, tx) => {
  const record = await findRow(resourceAt(resource).table, tx, id);
  return { ref: { resource: keyAt(resource), id, label: resourceAt(resource).label(record!) } };
});
const forReference = nobody('Whoever was told of the note finds it as it is now.');

/** Whom a note tells what. */
export const noteNotices: Notices<NoteRow, 'note.added' | 'note.changed' | 'note.removed'> = {
  'note.added': [told('noteAdded', concerned, { params: ({ title }) => ({ note: title }) })],
  'note.changed': forReference,
  'note.removed': forReference,
};
