import type { ReactNode } from 'react';

/** One column of a Table; keep the array the same between renders, or every row renders again. */
export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** Any CSS length; without it the column takes what its content needs. */
  width?: string;
  /** The column that names the record: one in each table. */
  isRowHeader?: boolean;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
}

/** What pressing a column's header asks for: ascending first, then the other way round. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort {
  const isAscending = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}
