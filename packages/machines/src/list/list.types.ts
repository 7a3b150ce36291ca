import type { Counts, Page } from '@diwan/api-contract/page';
import type { Problem } from '@diwan/api-contract/problem';

/** What a list asks for, as it stands in the address bar: filters, `q`, `sort`, `limit`, `after`, `before`. */
export type ListQuery = Readonly<Record<string, string>>;

export interface Row {
  id: string;
  version: number;
}

export interface RowToggle {
  id: string;
  isRange?: boolean;
}

export type ListEvent<R extends Row = Row> =
  | { type: 'list.queryChanged'; query: ListQuery }
  /** With what was `seen` of it elsewhere, which is shown until it has been read again. */
  | { type: 'list.refresh'; seen?: CachedList<R> | undefined }
  /** The server answered something else: what could not be reached may be asked again. */
  | { type: 'list.reachable' }
  /** Somebody changed a record; it is read again only if it is shown. */
  | { type: 'list.rowChanged'; id: string }
  /** As the answer to a decision has it. */
  | { type: 'list.rowGiven'; row: R }
  | { type: 'list.rowRemoved'; id: string }
  | { type: 'list.rowAdded'; id: string }
  | { type: 'list.highlightEnded'; id: string }
  /** With `isRange`, every row from the one toggled before to this one becomes what this one becomes. */
  | ({ type: 'list.selectionToggled' } & RowToggle)
  | { type: 'list.pageSelected' }
  /** All that match the query, as a query. */
  | { type: 'list.allSelected' }
  | { type: 'list.selectionCleared' };

/** Records by id, or all that the query matches but a few. */
export type Selection = { kind: 'some'; ids: readonly string[] } | { kind: 'all'; except: readonly string[] };

/** What was last seen of a list. */
export interface CachedList<R extends Row> {
  page: Page<R>;
  counts: Counts | null;
  /** When the page was read, in milliseconds. */
  at: number;
}

export interface ListContext<R extends Row> {
  query: ListQuery;
  /** Whether the page had just been read when the list was opened. */
  isJustRead: boolean;
  page: Page<R> | null;
  /** What the page was read for. */
  shownFor: ListQuery | null;
  /** When the page was read, in milliseconds. */
  seenAt: number | null;
  counts: Counts | null;
  /** What the counts were asked for. */
  counted: ListQuery | null;
  /** How many changes of records the counts don't know of. */
  uncounted: number;
  problem: Problem | null;
  selection: Selection;
  /** The row that was toggled last: a range starts there. */
  anchor: string | null;
  /** Rows to be read again because somebody changed them, and those being read. */
  changed: readonly string[];
  reading: readonly string[];
  /** Rows whose change should catch the eye for a moment. */
  highlighted: readonly string[];
  /** Records that have come since the page was read: those that may match, those being asked about, and those that do. */
  arrived: readonly string[];
  asking: readonly string[];
  added: readonly string[];
}
