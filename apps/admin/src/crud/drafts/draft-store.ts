import type { Draft, Kept } from '@diwan/machines/edit/edit.types';
import { del, get, set } from 'idb-keyval';
import { storedPerson } from '#session/session-storage.ts';
import type { ResourceKey } from '../resource-types.ts';
import { isAnythingKept, keptStore } from './kept-store.ts';

/** Grows when what is kept changes its shape: what an older version kept is then left aside. */
const format = 1;

/** Whose draft of which record; `new` for one to be added. */
export interface DraftPlace {
  owner: string;
  resource: ResourceKey;
  id: string | null;
}

interface StoredDraft extends Kept {
  format: number;
}

const store = keptStore('drafts');
const keyOf = ({ owner, resource, id }: DraftPlace) => `${owner} ${resource} ${id ?? 'new'}`;

/** Whether this place belongs to the person whose session this browser holds: after logging out nothing is kept any more. */
export const isOwned = ({ owner }: DraftPlace) => storedPerson() === owner;

/** What was typed and not saved at this place; null also where nothing can be kept. */
export async function findDraft(place: DraftPlace): Promise<Kept | null> {
  try {
    if (!(await isAnythingKept())) return null;
    const found: unknown = await get(keyOf(place), store);
    if (found === undefined) return null;
    const kept = readDraft(found);
    if (!kept) await del(keyOf(place), store);
    return kept;
  } catch {
    return null;
  }
}

export async function keepDraft(place: DraftPlace, kept: Kept): Promise<void> {
  if (!isOwned(place)) return;
  const stored: StoredDraft = { ...kept, format };
  await set(keyOf(place), stored, store).catch(() => undefined);
}

export async function dropDraft(place: DraftPlace): Promise<void> {
  try {
    if (await isAnythingKept()) await del(keyOf(place), store);
  } catch {
    // Where nothing can be kept nothing was.
  }
}

/** What storage holds, if this version of the product can read it. */
export function readDraft(value: unknown): Kept | null {
  const { format: written, draft, base, version, savedAt } = Object(value) as Partial<StoredDraft>;
  const isReadable = written === format && isDraft(draft) && isDraft(base) && isInstant(savedAt);
  if (!isReadable || !(version === null || Number.isInteger(version))) return null;
  return { draft, base, version: version as number | null, savedAt };
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
