import type { Counts, Page } from '@diwan/api-contract/page';
import type { Problem } from '@diwan/api-contract/problem';
import type { CachedList, ListContext, ListQuery, Row, Selection } from './list.types.ts';

export const nothingSelected: Selection = { kind: 'some', ids: [] };

const arranging = new Set(['sort', 'limit', 'after', 'before']);

const filtersOf = (query: ListQuery) =>
  Object.entries(query)
    .filter(([key, value]) => !arranging.has(key) && value !== '')
    .sort(([one], [other]) => one.localeCompare(other));

export const hasFilters = (query: ListQuery) => filtersOf(query).length > 0;

/** Whether two queries find the same records, in whatever order and page. */
export const isSameQuestion = (one: ListQuery, other: ListQuery) =>
  JSON.stringify(filtersOf(one)) === JSON.stringify(filtersOf(other));

/** Whether other rows than those that are shown are asked for. */
export const asksForOthers = <R extends Row>({ query, shownFor }: ListContext<R>) => shownFor !== query;

export const counted = <R extends Row>({ query }: ListContext<R>, counts: Counts) => ({ counts, counted: query });

/** Counts that can't be read again are still those of the same question, never those of another. */
export function keepCounts<R extends Row>({ counts, counted, query }: ListContext<R>) {
  return { counts: counted && isSameQuestion(counted, query) ? counts : null };
}

/** A selection survives paging and sorting, and ends when something else is being looked for. */
export function queried<R extends Row>({ query, selection }: ListContext<R>, next: ListQuery) {
  return { query: next, selection: isSameQuestion(query, next) ? selection : nothingSelected, arrived: [], added: [] };
}

export const seen = <R extends Row>({ query, changed, ...known }: ListContext<R>, page: Page<R>, seenAt: number) => ({
  page: withKnown(known.page, page),
  changed: changed.filter((id) => page.items.some((row) => row.id === id)),
  shownFor: query,
  seenAt,
  problem: null,
  highlighted: [],
});

/** Rows that say what they said before stay the same objects, and whoever draws them has nothing to do; those that are known to have changed since they were read stay as well. */
function withKnown<R extends Row>(before: Page<R> | null, page: Page<R>): Page<R> {
  const known = new Map(before?.items.map((row) => [row.id, row]));
  const kept = (row: R) => {
    const one = known.get(row.id);
    return one && (one.version > row.version || JSON.stringify(one) === JSON.stringify(row)) ? one : row;
  };
  return { ...page, items: page.items.map(kept) };
}

/** Whoever was added is among what is read now; until then what was seen elsewhere stands, if anything was. */
export const startedOver = <R extends Row>({ query, counts }: ListContext<R>, known?: CachedList<R>) => ({
  arrived: [],
  added: [],
  ...(known && { page: known.page, shownFor: query, seenAt: known.at, counts: known.counts ?? counts }),
});

/** Without an answer, the rows that were seen last stand for their own question and for no other. */
export function unanswered<R extends Row>({ query, page, shownFor }: ListContext<R>, problem: Problem) {
  return { problem, page: shownFor && isSameQuestion(shownFor, query) ? page : null };
}

export const withLast = (ids: readonly string[], id: string) => [...ids.filter((one) => one !== id), id];

const shownIds = <R extends Row>({ page }: ListContext<R>) => page?.items.map((row) => row.id) ?? [];

export const includes = (selection: Selection, id: string): boolean =>
  selection.kind === 'all' ? !selection.except.includes(id) : selection.ids.includes(id);

/** The selection with these records in it, or without them. */
function withRecords(selection: Selection, ids: readonly string[], isSelected: boolean): Selection {
  const listed = selection.kind === 'all' ? selection.except : selection.ids;
  const given = new Set(ids);
  const others = listed.filter((id) => !given.has(id));
  const next = isSelected === (selection.kind === 'some') ? [...others, ...ids] : others;
  return selection.kind === 'all' ? { kind: 'all', except: next } : { kind: 'some', ids: next };
}

export function toggleRow<R extends Row>(context: ListContext<R>, id: string, isRange = false) {
  const { selection } = context;
  const ids = isRange ? rangeTo(context, id) : [id];
  return { selection: withRecords(selection, ids, !includes(selection, id)), anchor: id };
}

function rangeTo<R extends Row>(context: ListContext<R>, id: string): string[] {
  const shown = shownIds(context);
  const ends = [shown.indexOf(context.anchor ?? id), shown.indexOf(id)].sort((one, other) => one - other);
  return ends[0]! < 0 ? [id] : shown.slice(ends[0], ends[1]! + 1);
}

export function togglePage<R extends Row>(context: ListContext<R>): Selection {
  const { selection } = context;
  const shown = shownIds(context);
  const listed = new Set(selection.kind === 'all' ? selection.except : selection.ids);
  return withRecords(selection, shown, !shown.every((id) => listed.has(id) === (selection.kind === 'some')));
}

/** Whether this is the last record left of a page that has others before or after it. */
export function leavesGap<R extends Row>({ page }: ListContext<R>, id: string): boolean {
  if (page?.items.length !== 1 || page.items[0]!.id !== id) return false;
  return page.next !== null || page.previous !== null;
}

/** Whether a record that isn't shown can have come to match by a change: where all that match are on the page. */
export const mayEnter = <R extends Row>({ page }: ListContext<R>, id: string): boolean =>
  page !== null && page.next === null && page.previous === null && page.items.every((row) => row.id !== id);

export const arrivedWith = <R extends Row>({ arrived, added }: ListContext<R>, id: string) => ({
  arrived: added.includes(id) ? arrived : withLast(arrived, id),
});

/** Of those that were asked about, the ones that match and weren't removed meanwhile. */
export const matched = <R extends Row>({ asking, added }: ListContext<R>, found: readonly string[]) => ({
  added: [...added, ...found.filter((id) => asking.includes(id) && !added.includes(id))],
  asking: [],
});

/** What is gone can't be selected, nor left out, and is no news. */
export function dropRow<R extends Row>({ page, selection, arrived, asking, added }: ListContext<R>, id: string) {
  const others = (ids: readonly string[]) => ids.filter((one) => one !== id);
  return {
    arrived: others(arrived),
    asking: others(asking),
    added: others(added),
    page: page && { ...page, items: page.items.filter((row) => row.id !== id) },
    selection:
      selection.kind === 'all'
        ? { kind: 'all' as const, except: others(selection.except) }
        : { kind: 'some' as const, ids: others(selection.ids) },
  };
}

/** Rows stay where they are being read, and never go back to an older version. */
export function placeRows<R extends Row>({ page, reading, highlighted }: ListContext<R>, rows: R[]) {
  if (!page) return { reading: [] };
  const newer = new Map(rows.map((row) => [row.id, row]));
  const items = page.items.map((row) => {
    const next = newer.get(row.id);
    return next && next.version > row.version ? next : row;
  });
  const placed = items.filter((row, index) => row !== page.items[index]).map((row) => row.id);
  const kept = highlighted.filter((id) => !reading.includes(id));
  return { page: { ...page, items }, reading: [], highlighted: [...kept, ...placed] };
}

/** One row as a decision has left it, whatever is being read besides. */
export function placeRow<R extends Row>(context: ListContext<R>, row: R) {
  const { reading: _, ...placed } = placeRows({ ...context, reading: [] }, [row]);
  return placed;
}
