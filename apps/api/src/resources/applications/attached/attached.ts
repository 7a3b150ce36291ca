import { applications } from '@diwan/api-contract/resources/applications';
import { and, eq } from 'drizzle-orm';
import { computed } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';
import { recordNotesTable as notes } from '#db/schema/notes.ts';
import { applicationsTable as table } from '../table.ts';

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** What staff noted about each application for all of them; whom further notes are for, the notes know. */
export const notesOf = computed(table, ['id'], async (rows, { tx }) => {
  const all = await tx
    .select()
    .from(notes)

    .where(and(eq(notes.resource, applications.path), eq(notes.visibility, 'staff'), idIn(notes.recordId, idsOf(rows))))
    .orderBy(notes.createdAt, notes.id);
  const byApplication = Map.groupBy(all, ({ recordId }) => recordId);
  return rows.map((row) =>
    (byApplication.get(row.id) ?? []).map(({ id, title, text, createdAt, author }) => ({
      id,
      title,
      text,
      at: createdAt,
      by: author.name,
    })),
  );
});

/** What was attached to each besides its CV. */
export const attachmentsOf = computed(table, ['id'], async (rows, { tx }) => {
  const all = await tx
    .select()
    .from(files)
    .where(and(eq(files.resource, applications.path), idIn(files.recordId, idsOf(rows))))
    .orderBy(files.createdAt, files.id);
  const byApplication = Map.groupBy(all, ({ recordId }) => recordId);
  return rows.map((row) =>
    (byApplication.get(row.id) ?? []).map(({ id, name, kind, size, createdAt, author }) => ({
      id,
      name,
      kind,
      size,
      at: createdAt,
      by: author.name,
    })),
  );
});
