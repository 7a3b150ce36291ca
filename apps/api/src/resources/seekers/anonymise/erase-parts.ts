import { inArray, or } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { fieldFilesTable as fieldFiles } from '#db/schema/field-files.ts';
import { recordFilesTable as documents } from '#db/schema/files.ts';
import { recordNotesTable as notes } from '#db/schema/notes.ts';
import { notificationsTable as notifications } from '#db/schema/notifications.ts';
import { undoableEvents } from '#db/schema/platform.ts';
import { publishUnread } from '#notify/notify.ts';
import { type Leaving, names } from './leaving.ts';

/** Notes, documents, pictures, CVs and what staff were told; bytes without a row are swept from the disk. */
export async function eraseParts({ recordIds, words }: Leaving, { tx }: Writer): Promise<void> {
  await tx.delete(notes).where(inArray(notes.recordId, recordIds));
  await tx.delete(documents).where(inArray(documents.recordId, recordIds));
  await tx.delete(fieldFiles).where(inArray(fieldFiles.recordId, recordIds));
  await tx.delete(undoableEvents).where(inArray(undoableEvents.entityId, recordIds));
  const told = await tx
    .delete(notifications)
    .where(
      or(inArray(notifications.refId, recordIds), names(notifications.params, words), names(notifications.ref, words)),
    )
    .returning({ userId: notifications.userId });
  await publishUnread(
    tx,
    told.map(({ userId }) => userId),
  );
}
