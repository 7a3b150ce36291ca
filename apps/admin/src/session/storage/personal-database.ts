import { promisifyRequest, type UseStore } from 'idb-keyval';
import { noteDatabase } from './session-storage.ts';

/**
 * A database with what is somebody's own; where storage is blocked every use of it fails. A write makes all its requests at once:
 * it can't read first what it writes then.
 */
interface PersonalDatabase {
  isOpen: () => boolean;
  store: (name: string) => UseStore;
}

/** Opens the database with its first use, and has it go when its person logs out. */
export function personalDatabase(name: string, stores: readonly string[]): PersonalDatabase {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  async function open(): Promise<IDBDatabase> {
    noteDatabase(name);
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    const database = await promisifyRequest(request);
    database.onclose = forget;
    // Somebody logs out: the database goes as soon as nobody holds it any more.
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  }
  return {
    isOpen: () => opened !== undefined,
    store: (store) => async (mode, act) => {
      opened ??= open().catch((error: unknown) => {
        forget();
        throw error;
      });
      const transaction = (await opened).transaction(store, mode);
      const result = act(transaction.objectStore(store));
      // What has been committed is written also when the page goes in the same moment; otherwise the browser takes it back.
      if (mode === 'readwrite') transaction.commit();
      return result;
    },
  };
}
