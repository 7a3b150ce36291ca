import type { DemoStorage } from './demo-storage.ts';

const shelf = 'owner';
const key = 'uid';

/** What somebody else left in this browser goes before anything is read: it may be as private as any letter. */
export async function ownedStorage(storage: DemoStorage, person: string): Promise<DemoStorage> {
  const owned: DemoStorage = {
    ...storage,
    async clear() {
      await storage.clear();
      await storage.keep(shelf, key, person);
    },
  };
  if ((await storage.load(shelf)).get(key) !== person) await owned.clear();
  return owned;
}
