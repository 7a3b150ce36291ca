import type { Draft, Kept } from '../edit/edit.types.ts';

/** A save that waits in this browser until the server can be reached. */
export interface Entry {
  /** The key of its effect: sending it twice is sending it once. */
  id: string;
  owner: string;
  /** Key of the resource in the contract. */
  resource: string;
  /** Null for a record to be added. */
  recordId: string | null;
  version: number | null;
  base: Draft;
  draft: Draft;
  /** Instant. */
  queuedAt: string;
  /** The server or somebody else's change stands against it: the person has to decide. */
  isRefused: boolean;
}

const isOfSameRecord = (one: Entry, other: Entry) =>
  one.recordId !== null && one.resource === other.resource && one.recordId === other.recordId;

/** What may be sent next: the first in order, but nothing to a record on which an earlier save was refused. */
export function nextEntry(entries: readonly Entry[]): Entry | null {
  const refused = entries.filter(({ isRefused }) => isRefused);
  return entries.find((each) => !each.isRefused && !refused.some((other) => isOfSameRecord(other, each))) ?? null;
}

/** What needs a decision at a record, as if it had just been typed there; null where nothing does. */
export function refusedDraft(entries: readonly Entry[], resource: string, recordId: string | null): Kept | null {
  return draftOf(refusedEntries(entries, resource, recordId));
}

/** What of a record is on its way to the server; null where nothing is. */
export function waitingDraft(entries: readonly Entry[], resource: string, recordId: string): Kept | null {
  return draftOf(entries.filter((each) => !each.isRefused && each.resource === resource && each.recordId === recordId));
}

function draftOf(entries: readonly Entry[]): Kept | null {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return null;
  return { base: first.base, draft: last.draft, version: first.version, savedAt: last.queuedAt };
}

/** A refused save and those that wait behind it; of records to be added one at a time. */
export function refusedEntries(entries: readonly Entry[], resource: string, recordId: string | null): Entry[] {
  const first = entries.find((each) => each.isRefused && each.resource === resource && each.recordId === recordId);
  if (!first) return [];
  return recordId === null ? [first] : entries.filter((each) => isOfSameRecord(first, each));
}
