import { changesOf } from '../edit/changes.ts';
import type { Draft } from '../edit/edit.types.ts';
import { disputesOf, merge } from '../edit/merge.ts';
import { problemOf } from '../problem.ts';
import type { Entry } from './journal.types.ts';

/** The endpoints that an entry needs, of its resource. */
export interface Endpoints {
  add: (draft: Draft, key: string) => Promise<unknown>;
  edit: (id: string, version: number, changes: Draft) => Promise<unknown>;
}

const mostRounds = 5;

/**
 * Sends what waited. What others saved meanwhile is put together with it where nothing is disputed; what the server has already,
 * because only its answer was lost, isn't sent again.
 */
export async function applyEntry(entry: Entry, endpoints: Endpoints): Promise<void> {
  const { id, recordId, base, draft } = entry;
  if (recordId === null) {
    await endpoints.add(draft, id);
    return;
  }
  let version = entry.version!;
  let changes = changesOf(base, draft);
  for (let round = 1; ; round++) {
    try {
      await endpoints.edit(recordId, version, changes);
      return;
    } catch (error) {
      const current = problemOf(error).current as (Draft & { version: number }) | undefined;
      if (problemOf(error).code !== 'stale' || !current || round === mostRounds) throw error;
      const theirs = Object.fromEntries(Object.keys(draft).map((field) => [field, current[field]]));
      if (disputesOf(base, draft, theirs).length > 0) throw error;
      changes = changesOf(theirs, merge(base, draft, theirs, {}));
      if (Object.keys(changes).length === 0) return;
      version = current.version;
    }
  }
}
