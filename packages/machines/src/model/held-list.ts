import type { Counts, Page } from '@diwan/api-contract/page';
import { createActor } from 'xstate';
import { createListMachine } from '../list/list.machine.ts';
import type { listStatus } from '../list/list.selectors.ts';
import type { CachedList, ListQuery } from '../list/list.types.ts';
import { holdWork, turn } from './held-work.ts';

export interface Skill {
  id: string;
  version: number;
  name: string;
}

type Seen = Parameters<typeof listStatus<Skill>>[0];
/** The rows that are shown. */
export const rowsOf = ({ context }: Seen): Skill[] => context.page?.items ?? [];
export const countsOf = ({ context }: Seen) => context.counts;
export const addedCount = ({ context }: Seen) => context.added.length;
export const skill = (id: string, version = 1): Skill => ({ id, version, name: `${id}${version}` });
export const page = (...items: Skill[]): Page<Skill> => ({ items, next: null, previous: null });

/** A list whose questions are answered by the test. */
export function open(query: ListQuery = {}, known: Page<Skill> | null = null, before: CachedList<Skill> | null = null) {
  const pages = holdWork<Page<Skill>, { query: ListQuery; isTurning: boolean }>();
  const counts = holdWork<Counts, { query: ListQuery }>();
  const rows = holdWork<Skill[], { ids: readonly string[] }>();
  const matches = holdWork<readonly string[], { ids: readonly string[]; query: ListQuery }>();
  const machine = createListMachine<Skill>().provide({
    actors: {
      fetchPage: pages.actor,
      fetchCounts: counts.actor,
      fetchRows: rows.actor,
      findMatches: matches.actor,
    },
  });
  const actor = createActor(machine, { input: { query, page: known, seen: before } }).start();
  const requests = { pages: pages.requests, counts: counts.requests, rows: rows.requests, matches: matches.requests };
  return { actor, ...requests, state: () => actor.getSnapshot() };
}

/** The same, with these rows in it. */
export async function showing(...items: Skill[]) {
  const list = open();
  list.pages[0]!.resolve(page(...items));
  await turn();
  return list;
}
