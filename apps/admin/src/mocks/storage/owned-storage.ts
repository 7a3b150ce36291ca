import type { DemoStorage } from './demo-storage.ts';

const name = 'owner';
const key = 'uid';

/** What somebody else left in this browser goes before anything is read: it may be as private as any letter. Nor is anything kept of who has logged out. */
export async function ownedStorage(
  storage: DemoStorage,
  person: string,
  isHere: () => boolean = () => true,
): Promise<DemoStorage> {
  const owned: DemoStorage = {
    ...storage,
    async keep(...kept) {
      if (isHere()) await storage.keep(...kept);
    },
    async clear() {
      await storage.clear();
      await storage.keep(name, key, person);
    },
  };
  if ((await storage.load(name)).get(key) !== person) await owned.clear();
  return owned;
}
