import { extname } from 'node:path';
import { withheldFor } from '@diwan/api-contract/values/file';
import { asc, eq } from 'drizzle-orm';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { type FieldFileRow, fieldFilesTable as files } from '#db/schema/field-files.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { seekersTable as seekers } from '#resources/seekers/table.ts';
import type { FileStore } from '#storage/store.ts';

/** The CV that came with an application. */
export interface FoundCv {
  application: { id: string; number: string };
  file: FieldFileRow;
  /** Its name among the others: two people may have the same, two applications have not the same number. */
  path: string;
}

/** The CVs of applications that can be handed out, in the order in which they came. */
export async function foundCvs(ids: readonly string[], tx: Tx, store: FileStore): Promise<FoundCv[]> {
  const rows = await tx
    .select({ id: applications.id, number: applications.number, name: seekers.nameAr, file: files })
    .from(applications)
    .innerJoin(seekers, eq(seekers.id, applications.seekerId))
    .innerJoin(files, eq(files.id, applications.cvSnapshot))
    .where(idIn(applications.id, ids))
    .orderBy(asc(applications.number));
  const found: FoundCv[] = [];
  for (const { id, number, name, file } of rows) {
    if (withheldFor(file.scan)) continue;
    if (!(await store.has(file.key))) continue;
    found.push({ application: { id, number }, file, path: `${number} ${plain(name)}${extname(file.name)}` });
  }
  return found;
}

/** What every system takes for a name of a file. */
const plain = (name: string) => name.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ').trim();
