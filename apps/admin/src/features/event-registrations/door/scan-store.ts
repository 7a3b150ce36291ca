import type { Scan } from '@diwan/machines/check-in/check-in.types';
import { del, set, values } from 'idb-keyval';
import { personalDatabase } from '#session/storage/personal-database.ts';

const name = 'check-in';
const store = personalDatabase(name, ['scans']).store('scans');

/** What waits in this browser for the door of an event; nothing where nothing can be kept. */
export async function readScans(eventId: string): Promise<readonly Scan[]> {
  const databases = await indexedDB.databases();
  // Looking for scans must not leave a database behind.
  if (!databases.some((each) => each.name === name)) return [];
  const all = await values<Scan>(store);
  return all
    .filter((scan) => scan.eventId === eventId)
    .sort((one, other) => Date.parse(one.scannedAt) - Date.parse(other.scannedAt));
}

/** @throws Where this browser keeps nothing, or no more. */
export const keepScan = (scan: Scan): Promise<void> => set(scan.id, scan, store);
export const forgetScan = (id: string): Promise<void> => del(id, store).catch(() => undefined);
