import { promisifyRequest, type UseStore } from 'idb-keyval';
import { keptDatabase } from '#session/session-storage.ts';

/** What forms keep in this browser: drafts that were not saved, and saves that wait for the connection. */
export type KeptKind = 'drafts' | 'journal';

const kinds: readonly KeptKind[] = ['drafts', 'journal'];
let opened: Promise<IDBDatabase> | undefined;

/** Whether anything was ever kept in this browser since it was last wiped; looking for it must not leave a database behind. */
export async function isAnythingKept(): Promise<boolean> {
  if (opened) return true;
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === keptDatabase);
}

/** A part of the database that is wiped with the session; where storage is blocked every use of it fails. */
export function keptStore(kind: KeptKind): UseStore {
  return async (mode, act) => {
    const database = await open();
    return act(database.transaction(kind, mode).objectStore(kind));
  };
}

function open(): Promise<IDBDatabase> {
  opened ??= openDatabase().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(keptDatabase, 1);
  request.onupgradeneeded = () => {
    for (const kind of kinds) request.result.createObjectStore(kind);
  };
  const database = await promisifyRequest(request);
  const forget = () => {
    opened = undefined;
  };
  database.onclose = forget;
  // Somebody logs out: the database goes as soon as nobody holds it any more.
  database.onversionchange = () => {
    database.close();
    forget();
  };
  return database;
}
