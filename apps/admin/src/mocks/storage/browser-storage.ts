import { clear, del, promisifyRequest, set } from 'idb-keyval';
import { personalDatabase } from '#session/storage/personal-database.ts';
import type { DemoStorage } from './demo-storage.ts';

const database = personalDatabase('diwan-demo', ['kept']);

/** The browser's own database, apart from what the product keeps there; it too goes when its person logs out. */
export function browserStorage(): DemoStorage {
  const store = database.store('kept');
  return {
    load: (name) =>
      store('readonly', async (kept) => {
        const keysOfName = IDBKeyRange.bound([name], [name, []]);
        const [keys, values] = await Promise.all([
          promisifyRequest(kept.getAllKeys(keysOfName)),
          promisifyRequest(kept.getAll(keysOfName)),
        ]);
        return new Map(keys.map((key, index) => [(key as [string, string])[1], values[index] as unknown]));
      }),
    keep: (name, key, value) => set([name, key], value, store),
    drop: (name, key) => del([name, key], store),
    clear: () => clear(store),
  };
}
