import type { Counts, Page } from '@diwan/api-contract/page';
import type { Problem } from '@diwan/api-contract/problem';

/** What a list asks for, as it stands in the address bar: filters, `q`, `sort`, `limit`, `after`, `before`. */
export type ListQuery = Readonly<Record<string, string>>;

export interface Row {
  id: string;
  version: number;
}

export type ListEvent =
  | { type: 'list.queryChanged'; query: ListQuery }
  | { type: 'list.refresh' }
  /** Somebody changed a record; it is read again only if it is shown. */
  | { type: 'list.rowChanged'; id: string }
  | { type: 'list.rowRemoved'; id: string }
  | { type: 'list.rowAdded'; id: string }
  | { type: 'list.highlightEnded'; id: string }
  | { type: 'list.selectionToggled'; id: string }
  | { type: 'list.pageSelected' }
  /** All that match the query, as a query. */
  | { type: 'list.allSelected' }
  | { type: 'list.selectionCleared' };

export type Selection = { kind: 'some'; ids: readonly string[] } | { kind: 'all' };

export interface ListContext<R extends Row> {
  query: ListQuery;
  page: Page<R> | null;
  counts: Counts | null;
  problem: Problem | null;
  selection: Selection;
  /** Rows to be read again because somebody changed them, and those being read. */
  changed: readonly string[];
  reading: readonly string[];
  /** Rows whose change should catch the eye for a moment. */
  highlighted: readonly string[];
  /** Records added by others since the page was read. */
  added: readonly string[];
}
