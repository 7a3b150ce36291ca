import type { CSSProperties, ReactNode } from 'react';

export type TableDensity = 'compact' | 'regular' | 'comfortable';

/** One column of a Table; keep the array the same between renders, or every row renders again. */
export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** Any CSS length; without it the column takes what its content needs. */
  width?: string;
  /** In pixels, as a person has set it; stronger than `width`. */
  size?: number | undefined;
  /** Stays in sight, before all others, when the table is scrolled sideways. */
  isPinned?: boolean | undefined;
  /** The column that names the record: one in each table. */
  isRowHeader?: boolean;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** `some` rows, or `all` rows of the whole list except those whose keys are named. */
export interface TableSelection {
  kind: 'some' | 'all';
  keys: ReadonlySet<string>;
  /** With `isRange`: everything from the row toggled last to this one. */
  onToggle: (key: string, isRange: boolean) => void;
  /** The box in the head: all rows of this page, or none of them. */
  onTogglePage: () => void;
}

export function isSelected({ kind, keys }: TableSelection, key: string): boolean {
  return keys.has(key) === (kind === 'some');
}

/** What the box in the head shows. */
export function selectedShare(selection: TableSelection, keys: readonly string[]): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => isSelected(selection, key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** What pressing a column's header asks for: ascending first, then the other way round. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort {
  const isAscending = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}

/** Pinned columns stand before the others. */
export function pinnedFirst<Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
  if (!columns.some(({ isPinned }) => isPinned)) return columns;
  return [...columns.filter(({ isPinned }) => isPinned), ...columns.filter(({ isPinned }) => !isPinned)];
}

/** Variables of the table, so that a column gets another width, or another place, without touching its cells. */
export const sizeName = (index: number) => `--column-${index}`;
export const pinName = (index: number) => `--pin-${index}`;
/** Variables of a cell: the width that its column was given, asks for or keeps, and how much is pinned before it. */
export const cellVariables = { size: '--cell-size', width: '--cell-width', kept: '--cell-kept', pin: '--cell-pin' };
/** How far down the page the table begins, in pixels, where that isn't as usual. */
export const tableTop = { name: '--table-top', usual: 152 };

export function cellStyle<Row>(column: TableColumn<Row>, index: number, width?: string): CSSProperties | undefined {
  const { size, isPinned } = column;
  if (size === undefined && !isPinned && !width) return undefined;
  return {
    ...(size === undefined ? null : { [cellVariables.size]: `var(${sizeName(index)})` }),
    ...(isPinned ? { [cellVariables.pin]: `var(${pinName(index)})` } : null),
    ...(width ? { [cellVariables.width]: width } : null),
  } as CSSProperties;
}

/** The widths that columns were given; where all were, one takes what is left: that of the row's actions, or else the last. */
export function sizesOf<Row>(columns: readonly TableColumn<Row>[], hasActions: boolean): CSSProperties | undefined {
  const isOneFree = hasActions || columns.some(({ size }) => size === undefined);
  const sized = columns.flatMap(({ size }, index) =>
    size === undefined || (!isOneFree && index === columns.length - 1) ? [] : [[sizeName(index), `${size}px`]],
  );
  return sized.length > 0 ? (Object.fromEntries(sized) as CSSProperties) : undefined;
}
