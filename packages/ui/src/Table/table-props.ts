import type { ReactNode, RefObject } from 'react';
import type { TableColumn, TableDensity, TableSelection, TableSort } from './columns.ts';

export interface TableProps<Row> {
  /** Names the table to a screen reader. */
  label: string;
  /** Keep it the same array between renders, or every row renders again. */
  columns: readonly TableColumn<Row>[];
  /** From 100 up, only those in sight are in the document. */
  rows: readonly Row[];
  /** Tells rows apart; keep it the same function between renders. */
  rowKey: (row: Row) => string;
  /** What a person calls this record: names its check box. */
  rowLabel: (row: Row) => string;
  /** By which column rows are sorted, and which way. */
  sort?: TableSort | undefined;
  /** Another order is wanted; without it no heading can be pressed. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** The address of the rows in another order, so that they can be fetched when somebody points at a heading (`data-href`). */
  sortHref?: ((sort: TableSort) => string) | undefined;
  /** Which rows are selected; without it there are no check boxes. */
  selection?: TableSelection | undefined;
  /** Keep it the same function between renders, or every row renders again. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** How many rows there are on all pages; leave it out when nobody knows. */
  totalCount?: number | undefined;
  /**
   * How many rows stand before this page.
   * @default 0
   */
  offset?: number;
  /** The first rows are on their way: their places are shown. */
  isLoading?: boolean;
  /** The rows are being fetched again; they stay in sight. */
  isRefreshing?: boolean;
  /** Other rows were asked for, and are on their way: a line below the head says at once that the press was heard. */
  isTurning?: boolean;
  /** Rows just changed by somebody else: each glows once. */
  highlighted?: ReadonlySet<string>;
  /** The row that one comes back to: in sight at first, and where Tab leads. */
  startAt?: string | undefined;
  /** Enter on a cell without a control of its own. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The key e. */
  onEdit?: ((row: Row) => void) | undefined;
  /** Space: a closer look beside the list. Without it, Space selects. */
  onPeek?: ((row: Row) => void) | undefined;
  /** The row that is looked at more closely. */
  peekedKey?: string | undefined;
  /** A column was given another width; without it columns are as wide as they need to be. */
  onResize?: ((columnKey: string, px: number) => void) | undefined;
  /**
   * How high rows are; without it, what the page says.
   * @default as the page says
   */
  density?: TableDensity | undefined;
  /** The table itself, to lead the focus into it. */
  tableRef?: RefObject<HTMLTableElement | null>;
}
