import type { UseStore } from 'idb-keyval';
import { personalDatabase } from '#session/storage/personal-database.ts';

/** What forms keep in this browser: drafts that were not saved, and saves that wait for the connection. */
export type KeptKind = 'drafts' | 'journal';

const kinds: readonly KeptKind[] = ['drafts', 'journal'];
const name = 'kept';
const database = personalDatabase(name, kinds);

/** Whether anything was ever kept in this browser since it was last wiped; looking for it must not leave a database behind. */
export async function isAnythingKept(): Promise<boolean> {
  if (database.isOpen()) return true;
  const databases = await indexedDB.databases();
  return databases.some((each) => each.name === name);
}

/** A part of the database that is wiped with the session. */
export const keptStore = (kind: KeptKind): UseStore => database.store(kind);
