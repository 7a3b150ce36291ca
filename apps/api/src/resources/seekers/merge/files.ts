import { seekers as contract } from '@diwan/api-contract/resources/seekers';
import { isDocument } from '@diwan/api-contract/values/file';
import { and, eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { newId } from '#db/id.ts';
import { fieldFilesTable as fieldFiles } from '#db/schema/field-files.ts';
import { recordFilesTable as documents } from '#db/schema/files.ts';
import type { seekersTable } from '../table.ts';

type Seeker = Row<typeof seekersTable>;

/** Sets the files of a record's fields free, so that another one may claim them; what nobody claims is swept. */
export async function releaseFiles(recordId: string, { tx, actor, now }: Writer): Promise<void> {
  const isOwn = and(eq(fieldFiles.resource, contract.path), eq(fieldFiles.recordId, recordId));
  await tx.update(fieldFiles).set({ recordId: null, heldBy: actor.id, freeSince: now }).where(isOwn);
}

/** The CV of which the other one was preferred stays among the documents. */
export async function keepOtherCv(
  { before, kept, merged }: Record<'before' | 'kept' | 'merged', Seeker>,
  { tx, actor, now }: Writer,
): Promise<void> {
  const other = before.cv === kept.cv ? merged.cv : before.cv;
  if (other === null) return;
  const [file] = await tx.select().from(fieldFiles).where(eq(fieldFiles.id, other));
  if (!file) return;
  const { key, name, kind, size, sha256, scan } = file;
  if (!isDocument(kind)) return;
  const author = { type: actor.type, id: actor.id, name: actor.name };
  const place = { id: newId(), resource: contract.path, recordId: kept.id };
  await tx.insert(documents).values({ ...place, key, name, kind, size, sha256, scan, author, createdAt: now });
}
