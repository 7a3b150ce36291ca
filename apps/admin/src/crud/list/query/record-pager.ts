import type { Counts } from '@diwan/api-contract/page';
import { cache } from '#api/cache/cache.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';
import type { ApiQuery } from './list.implementations.ts';

/** The list that a record was opened from: its address and the records of its page, in their order. */
export interface RecordPage {
  /** Path and query of the list. */
  address: string;
  /** Whether the address says which page of the list it is. */
  hasPage: boolean;
  ids: readonly string[];
  /** What the server was asked for. */
  apiQuery: ApiQuery;
  /** Where the pages beside it begin; null where there is none. */
  previous: string | null;
  next: string | null;
  /** How many records stand before this page; null where nobody has walked here from the first one. */
  offset: number | null;
  /** How many match in all; null until they are counted. */
  total: Counts['total'] | null;
}

const nameOf = (resource: ResourceKey) => `list.${resource}`;

/** Remembers, for this tab, the page of a list that its screen shows. */
export const rememberShown = (resource: ResourceKey, page: Omit<RecordPage, 'offset'>): void =>
  rememberPage(resource, { ...page, offset: offsetOf(page, lastPage(resource)) });

/** How many records stand before a page. Its cursor does not say: that is known on the first page, and counted on from the page before. */
export function offsetOf(page: Omit<RecordPage, 'offset'>, before: RecordPage | null): number | null {
  const { after, before: until, ...question } = page.apiQuery;
  if (page.previous === null) return 0;
  if (before === null || before.offset === null || !isSameQuestion(question, before.apiQuery)) return null;
  if (after !== undefined && after === before.next) return before.offset + before.ids.length;
  if (until !== undefined && until === before.previous) return before.offset - page.ids.length;
  return after === before.apiQuery.after && until === before.apiQuery.before ? before.offset : null;
}

function isSameQuestion(question: ApiQuery, { after: _after, before: _before, ...other }: ApiQuery): boolean {
  const names = new Set([...Object.keys(question), ...Object.keys(other)]);
  return [...names].every((name) => question[name] === other[name]);
}

/** Remembers, for this tab, a page of a list. */
export function rememberPage(resource: ResourceKey, page: RecordPage): void {
  try {
    sessionStorage.setItem(nameOf(resource), JSON.stringify(page));
  } catch {
    // Without storage there is no previous and next; everything else works.
  }
}

function lastPage(resource: ResourceKey): RecordPage | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(resource)) ?? 'null') as RecordPage | null;
  } catch {
    return null;
  }
}

/** The list that one came from in this tab, if it showed this record. */
export function pageOf(resource: ResourceKey, id: string): RecordPage | null {
  const page = lastPage(resource);
  return page?.ids.includes(id) ? page : null;
}

const visited = new Map<ResourceKey, string>();
cache.onClear(() => visited.clear());

/** Notes which record one looked at last, so that its list comes back to it. */
export const noteVisited = (resource: ResourceKey, id: string): void => void visited.set(resource, id);

export const lastVisited = (resource: ResourceKey): string | undefined => visited.get(resource);
