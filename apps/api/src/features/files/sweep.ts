import { rm } from 'node:fs/promises';
import { inArray } from 'drizzle-orm';
import { recordFilesTable as files } from '#db/schema/files.ts';
import type { AppDeps } from '#deps.ts';
import { FileStore } from '#storage/store.ts';

const batch = 500;
const graceMilliseconds = 3_600_000;

/** Deletes bytes that no document refers to: of uploads that broke off, and of documents that are gone. */
export async function sweepFiles({ config, database, clock }: AppDeps): Promise<number> {
  const store = new FileStore(config);
  const { keys, arriving } = await store.olderThan(new Date(clock().getTime() - graceMilliseconds));
  for (const path of arriving) await rm(path, { force: true });
  let removed = arriving.length;
  for (let from = 0; from < keys.length; from += batch) {
    const some = keys.slice(from, from + batch);
    const known = await database.orm.select({ key: files.key }).from(files).where(inArray(files.key, some));
    const kept = new Set(known.map(({ key }) => key));
    for (const key of some.filter((one) => !kept.has(one))) {
      await store.remove(key);
      removed += 1;
    }
  }
  return removed;
}
