import type { Kept, Save } from '@diwan/machines/edit/edit.types';
import { type Entry, refusedDraft, refusedEntries, waitingDraft } from '@diwan/machines/journal/journal.types';
import { delMany, entries, set } from 'idb-keyval';
import { storedPerson } from '#session/storage/session-storage.ts';
import { type DraftOwner, isOwned } from '../draft-store.ts';
import { isAnythingKept, keptStore } from '../kept-store.ts';

const store = keptStore('journal');
const listeners = new Set<() => void>();
let puts = 0;

let tabs: BroadcastChannel | undefined;

/** Calls back whenever something was put into the journal or taken out of it, here or in another tab. */
export function onJournalChanged(listener: () => void): () => void {
  lineToTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellChanged(): void {
  lineToTabs().postMessage(null);
  tellHere();
}

const tellHere = () => {
  for (const listener of listeners) listener();
};

function lineToTabs(): BroadcastChannel {
  if (!tabs) {
    tabs = new BroadcastChannel('journal');
    tabs.addEventListener('message', tellHere);
  }
  return tabs;
}

/** The saves of the person who is signed in that wait in this browser, in their order. */
export async function readJournal(): Promise<readonly Entry[]> {
  return (await readKeyed()).map(([, entry]) => entry);
}

/** Puts a save into the journal, behind all others. */
export async function queueSave({ owner, resource }: DraftOwner, save: Save, queuedAt: string): Promise<void> {
  const { id: recordId, key: id, version, base, draft } = save;
  const entry: Entry = { id, owner, resource, recordId, version, base, draft, queuedAt, isRefused: false };
  if (!isOwned({ owner, resource, id: recordId })) throw new Error('Nobody is signed in.');
  await set(orderedKey(), entry, store);
  tellChanged();
}

/** What of this record waits for the connection; a later save has to queue behind it. */
export async function findWaiting({ resource, id }: DraftOwner): Promise<Kept | null> {
  return id === null ? null : waitingDraft(await readJournal().catch(() => []), resource, id);
}

export async function findRefused({ resource, id }: Pick<DraftOwner, 'resource' | 'id'>): Promise<Kept | null> {
  return refusedDraft(await readJournal().catch(() => []), resource, id);
}

/** The person has decided about what was refused, or goes on with it in the form. */
export async function dropRefused({ resource, id }: Pick<DraftOwner, 'resource' | 'id'>): Promise<void> {
  try {
    const keyed = await readKeyed();
    const all = keyed.map(([, entry]) => entry);
    const decided = new Set(refusedEntries(all, resource, id));
    if (decided.size === 0) return;
    await drop(keyed.filter(([, entry]) => decided.has(entry)).map(([key]) => key));
  } catch {
    // Where nothing can be kept nothing waits.
  }
}

export async function dropEntry(entry: Entry): Promise<void> {
  const keyed = await readKeyed();
  await drop(keyed.filter(([, each]) => each.id === entry.id).map(([key]) => key));
}

export async function markRefused(entry: Entry): Promise<void> {
  const found = (await readKeyed()).find(([, each]) => each.id === entry.id);
  if (!found) return;
  await set(found[0], { ...entry, isRefused: true }, store);
  tellChanged();
}

async function drop(keys: IDBValidKey[]): Promise<void> {
  await delMany(keys, store);
  tellChanged();
}

async function readKeyed(): Promise<[IDBValidKey, Entry][]> {
  const person = storedPerson();
  if (!person || !(await isAnythingKept())) return [];
  const all = await entries<IDBValidKey, Entry>(store);
  return all.filter(([, { owner }]) => owner === person);
}

/** Later saves come later, also those of one millisecond. */
function orderedKey(): string {
  puts += 1;
  return `${String(Date.now()).padStart(15, '0')} ${String(puts).padStart(6, '0')}`;
}
