import type { Draft, Kept } from '@diwan/machines/edit/edit.types';
import { del, entries, set } from 'idb-keyval';
import { storedPerson } from '#session/storage/session-storage.ts';
import type { ResourceKey } from '../resource/resource-types.ts';
import { isAnythingKept, keptStore } from './kept-store.ts';
import { heldDrafts } from './open-forms.ts';

/** Grows when what is kept changes its shape: what an older version kept is then left aside. */
const format = 1;

/** Whose draft of which record; `new` for one to be added. */
export interface DraftOwner {
  owner: string;
  resource: ResourceKey;
  id: string | null;
}

interface StoredDraft extends Kept {
  format: number;
}

/** A draft and the key under which it is kept. */
export interface FoundDraft {
  key: string;
  kept: Kept;
}

const store = keptStore('drafts');
const keysOf = ({ owner, resource, id }: DraftOwner) => `${owner} ${resource} ${id ?? 'new'} `;

/** The key of a form that was just opened: in however many tabs a record is open, each keeps a draft of its own. */
export const newDraftKey = (subject: DraftOwner): string => keysOf(subject) + crypto.randomUUID();

/** Whether forms hold something of this person that is not saved, in whichever tab. */
export const hasOpenDrafts = async (owner: string): Promise<boolean> =>
  [...(await heldDrafts())].some((key) => key.startsWith(`${owner} `));

/** Whether this subject belongs to the person whose session this browser holds: after logging out nothing is kept any more. */
export const isOwned = ({ owner }: DraftOwner) => storedPerson() === owner;

/** What was typed last at this subject and not saved, by a form that is no longer open; null also where nothing can be kept. */
export async function findDraft(subject: DraftOwner): Promise<FoundDraft | null> {
  try {
    if (!(await isAnythingKept())) return null;
    const [held, all] = await Promise.all([heldDrafts(), entries<string, unknown>(store)]);
    const left = all.filter(([key]) => key.startsWith(keysOf(subject)) && !held.has(key));
    const found = left.map(([key, value]) => ({ key, kept: readDraft(value) }));
    for (const { key, kept } of found) if (!kept) await del(key, store);
    const readable = found.filter((each): each is FoundDraft => each.kept !== null);
    return readable.sort((one, other) => Date.parse(other.kept.savedAt) - Date.parse(one.kept.savedAt))[0] ?? null;
  } catch {
    return null;
  }
}

/** The drafts of one record, or of new ones of a resource, that no open form holds. */
export interface LeftDraft {
  resource: ResourceKey;
  id: string | null;
  /** The last one; a form that is opened continues with it. */
  kept: Kept;
  keys: readonly string[];
}

/** What somebody typed into forms of this browser, did not save and has open nowhere, the last first. */
export async function leftDrafts(owner: string): Promise<LeftDraft[]> {
  const [held, all] = await Promise.all([heldDrafts(), storedEntries()]);
  const left = new Map<string, LeftDraft>();
  for (const [key, value] of all) {
    const [whose, resource, id] = key.split(' ');
    const kept = readDraft(value);
    if (whose !== owner || held.has(key) || !kept) continue;
    const subject = `${resource} ${id}`;
    const known = left.get(subject);
    const isLater = !known || kept.savedAt > known.kept.savedAt;
    left.set(subject, {
      resource: resource as ResourceKey,
      id: id === 'new' ? null : id!,
      kept: isLater ? kept : known.kept,
      keys: [...(known?.keys ?? []), key],
    });
  }
  return [...left.values()].sort((one, other) => other.kept.savedAt.localeCompare(one.kept.savedAt));
}

/** Where nothing can be kept nothing was. */
async function storedEntries(): Promise<[string, unknown][]> {
  try {
    return (await isAnythingKept()) ? await entries<string, unknown>(store) : [];
  } catch {
    return [];
  }
}

export async function keepDraft(subject: DraftOwner, key: string, kept: Kept): Promise<void> {
  if (!isOwned(subject)) return;
  const stored: StoredDraft = { ...kept, format };
  await set(key, stored, store).catch(() => undefined);
}

export async function dropDraft(key: string): Promise<void> {
  try {
    if (await isAnythingKept()) await del(key, store);
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
