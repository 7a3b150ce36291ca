import type { ListContext, ListQuery, Row, Selection } from './list.types.ts';

export const nothingSelected: Selection = { kind: 'some', ids: [] };

const arranging = new Set(['sort', 'limit', 'after', 'before']);

const filtersOf = (query: ListQuery) =>
  Object.entries(query)
    .filter(([key, value]) => !arranging.has(key) && value !== '')
    .sort(([one], [other]) => one.localeCompare(other));

export const hasFilters = (query: ListQuery) => filtersOf(query).length > 0;

/** A selection survives paging and sorting, and ends when something else is being looked for. */
export function keepSelected<R extends Row>({ query, selection }: ListContext<R>, next: ListQuery): Selection {
  return JSON.stringify(filtersOf(query)) === JSON.stringify(filtersOf(next)) ? selection : nothingSelected;
}

const shownIds = <R extends Row>({ page }: ListContext<R>) => page?.items.map((row) => row.id) ?? [];

export function toggleRow<R extends Row>(context: ListContext<R>, id: string): Selection {
  const ids = context.selection.kind === 'all' ? shownIds(context) : context.selection.ids;
  return { kind: 'some', ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] };
}

export function togglePage<R extends Row>(context: ListContext<R>): Selection {
  const shown = shownIds(context);
  if (context.selection.kind === 'all') return nothingSelected;
  const others = context.selection.ids.filter((id) => !shown.includes(id));
  const isWholePageSelected = context.selection.ids.length - others.length === shown.length;
  return { kind: 'some', ids: isWholePageSelected ? others : [...others, ...shown] };
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
