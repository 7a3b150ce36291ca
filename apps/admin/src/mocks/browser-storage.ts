import { clear, del, promisifyRequest, set } from 'idb-keyval';
import { personalDatabase } from '../session/personal-database.ts';
import type { DemoStorage } from './demo-storage.ts';

const database = personalDatabase('diwan-demo', ['kept']);

/** The browser's own database, apart from what the product keeps there; it too goes when its person logs out. */
export function browserStorage(): DemoStorage {
  const store = database.store('kept');
  return {
    load: (shelf) =>
      store('readonly', async (kept) => {
        const keysOfShelf = IDBKeyRange.bound([shelf], [shelf, []]);
        const [keys, values] = await Promise.all([
          promisifyRequest(kept.getAllKeys(keysOfShelf)),
          promisifyRequest(kept.getAll(keysOfShelf)),
        ]);
        return new Map(keys.map((key, index) => [(key as [string, string])[1], values[index] as unknown]));
      }),
    keep: (shelf, key, value) => set([shelf, key], value, store),
    drop: (shelf, key) => del([shelf, key], store),
    clear: () => clear(store),
  };
}
