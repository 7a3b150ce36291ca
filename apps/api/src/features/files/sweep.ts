import { inArray, lt } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { fieldFilesTable as fieldFiles } from '#db/schema/field-files.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';
import type { AppDeps } from '#deps.ts';

const batch = 500;
const graceMilliseconds = 3_600_000;
const heldMilliseconds = 24 * 3_600_000;

/** Deletes files of fields that no record has had for a day, and bytes that nothing refers to: of uploads that broke off, and of files that are gone. */
export async function sweepFiles({ database, clock, store }: AppDeps): Promise<number> {
  const now = clock().getTime();
  const heldUntil = new Date(now - heldMilliseconds).toISOString();
  await database.orm.delete(fieldFiles).where(lt(fieldFiles.freeSince, heldUntil));
  const before = new Date(now - graceMilliseconds);
  let removed = (await store.removeLeftovers(before)) + (await store.uploads.removeExpired());
  for await (const keys of store.olderThan(before)) {
    for (let from = 0; from < keys.length; from += batch) {
      const some = keys.slice(from, from + batch);
      const documents = database.orm.select({ key: files.key }).from(files).where(inArray(files.key, some));
      const ofFields = database.orm
        .select({ key: fieldFiles.key })
        .from(fieldFiles)
        .where(inArray(fieldFiles.key, some));
      const kept = new Set((await union(documents, ofFields)).map(({ key }) => key));
      for (const key of some.filter((one) => !kept.has(one))) {
        await store.remove(key);
        removed += 1;
      }
    }
  }
  return removed;
}
