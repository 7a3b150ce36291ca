import type { BoardContext, Card, Column, MetricsByState, More } from './board.types.ts';

type Columns<C extends Card> = readonly Column<C>[];
type Shown<C extends Card> = Pick<BoardContext<C>, 'columns' | 'highlighted'>;

export const findCard = <C extends Card>(columns: Columns<C> | null, id: string): C | undefined =>
  columns?.flatMap(({ items }) => items).find((card) => card.id === id);

function without<C extends Card>(column: Column<C>, id: string): Column<C> {
  const items = column.items.filter((card) => card.id !== id);
  return items.length === column.items.length ? column : counted({ ...column, items }, -1);
}

function counted<C extends Card>(column: Column<C>, by: 1 | -1): Column<C> {
  const { value, isCapped } = column.count;
  return { ...column, count: { value: isCapped ? value : Math.max(0, value + by), isCapped } };
}

const onTop = <C extends Card>(column: Column<C>, card: C): Column<C> =>
  counted({ ...column, items: [card, ...column.items] }, 1);

/** Cards as they are now: each keeps its place, or goes to the top of the column to which it was moved; an older version never wins. */
export function placeCards<C extends Card>({ columns, highlighted }: Shown<C>, cards: readonly C[]) {
  let placed = columns;
  const news: string[] = [];
  for (const card of cards) {
    const known = findCard(placed, card.id);
    if (!placed || !known || known.version >= card.version) continue;
    news.push(card.id);
    placed = placed.map((column) => {
      if (column.state !== card.state) return without(column, card.id);
      if (known.state !== card.state) return onTop(column, card);
      return { ...column, items: column.items.map((one) => (one.id === card.id ? card : one)) };
    });
  }
  return { columns: placed, highlighted: [...highlighted.filter((id) => !news.includes(id)), ...news] };
}

export const dropCard = <C extends Card>(columns: Columns<C> | null, id: string) =>
  columns && columns.map((column) => without(column, id));

export function addCards<C extends Card>(columns: Columns<C> | null, state: string, { items, next }: More<C>) {
  const known = new Set(columns?.flatMap((column) => column.items.map(({ id }) => id)));
  const fresh = items.filter(({ id }) => !known.has(id));
  return (
    columns && columns.map((one) => (one.state === state ? { ...one, items: [...one.items, ...fresh], next } : one))
  );
}

export function placeMetrics<C extends Card>(columns: Columns<C> | null, metrics: MetricsByState) {
  const byState = new Map(metrics.map((one) => [one.state, one]));
  return columns && columns.map((column) => ({ ...column, ...pickMetrics(byState.get(column.state) ?? column) }));
}

const pickMetrics = ({ count, days }: MetricsByState[number] | Column<Card>) => ({ count, days });

/** The columns with the cards where the person at this screen has put them. */
export function withMoves<C extends Card>(columns: Columns<C>, moves: BoardContext<C>['moves']): Columns<C> {
  let shown = columns;
  for (const [id, to] of Object.entries(moves)) {
    const card = findCard(columns, id);
    if (!card || card.state === to) continue;
    shown = shown.map((column) => (column.state === to ? onTop(column, card) : without(column, id)));
  }
  return shown;
}

export function withoutMove(moves: BoardContext<Card>['moves'], id: string): BoardContext<Card>['moves'] {
  const { [id]: _, ...others } = moves;
  return others;
}
