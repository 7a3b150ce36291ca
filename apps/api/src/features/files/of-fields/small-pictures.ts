import { buffer } from 'node:stream/consumers';
import type { SmallPicture } from '@diwan/api-contract/endpoints/files/field-files';
import { imageKinds, withheldFor } from '@diwan/api-contract/values/file';
import { idIn } from '#crud/lists/clauses.ts';
import { type FieldFileRow, fieldFilesTable as files } from '#db/schema/field-files.ts';
import type { AppDeps } from '#deps.ts';
import type { Actor } from '#http/requests/actor.ts';
import { resourceAt } from '#resources/index.ts';
import type { FileStore } from '#storage/store.ts';

/** The pictures among some files that somebody may see; several files may share their bytes, which are then read once. */
export async function smallPictures(
  { database, store }: AppDeps,
  ids: readonly string[],
  actor: Actor,
): Promise<SmallPicture[]> {
  const rows = await database.orm.select().from(files).where(idIn(files.id, ids));
  const seen = rows.filter((row) => isSeenBy(actor, row) && withheldFor(row.scan) === null);
  const contents = new Map<string, Promise<string | null>>();
  const pictures = seen.map(async (row): Promise<SmallPicture[]> => {
    const kind = imageKinds.find((each) => each === row.kind);
    if (!kind) return [];
    // What is made small is always of one kind.
    if (row.small) return [{ id: row.id, kind: 'webp', content: row.small.toString('base64') }];
    const reading = contents.get(row.key) ?? contentOf(row, store);
    contents.set(row.key, reading);
    const content = await reading;
    return content === null ? [] : [{ id: row.id, kind, content }];
  });
  return (await Promise.all(pictures)).flat();
}

/** Whether somebody may see the picture of a field; one that stands beside names is seen by whoever may read these. */
export function isSeenBy(actor: Actor, { resource, field, recordId, heldBy }: FieldFileRow): boolean {
  if (recordId === null) return heldBy === actor.id;
  const { may, picture } = resourceAt(resource).contract;
  return actor.can(picture?.at === field ? (may.choose ?? may.read) : may.read);
}

async function contentOf(row: FieldFileRow, store: FileStore): Promise<string | null> {
  const content = await store.open(row);
  return content && (await buffer(content)).toString('base64');
}
