import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useUiTexts } from '../UiProvider/UiProvider.tsx';
import type { TableColumn, TableSelection, TableSort } from './columns.ts';
import { keepOneTabStop, keyOf, moveByKey } from './grid-keys.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortChoice } from './SortChoice.tsx';
import * as styles from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';

export interface TableProps<Row> {
  /** Names the table to a screen reader. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a person calls this record: names its check box. */
  rowLabel: (row: Row) => string;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  selection?: TableSelection;
  /** Keep it the same function between renders, or every row renders again. */
  rowActions?: (row: Row) => ReactNode;
  /** How many rows there are on all pages; leave it out when nobody knows. */
  totalCount?: number;
  /** How many rows stand before this page. */
  offset?: number;
  isLoading?: boolean;
  isRefreshing?: boolean;
  /** Rows just changed by somebody else: each glows once. */
  highlighted?: ReadonlySet<string>;
  /** Enter on a cell without a control of its own. */
  onOpen?: (row: Row) => void;
  /** The key e. */
  onEdit?: (row: Row) => void;
  tableRef?: RefObject<HTMLTableElement | null>;
}

const noRows: ReadonlySet<string> = new Set();

/** The list's table: native, one tab stop, arrow keys inside, cards on a narrow place. For a few facts of one record use a description list. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, rowLabel, selection, rowActions, offset = 0, isLoading = false } = props;
  const { highlighted = noRows, sort, onSort } = props;
  const texts = useUiTexts();
  const ownRef = useRef<HTMLTableElement>(null);
  const tableRef = props.tableRef ?? ownRef;

  const select = useStable((key: string, isSelected: boolean) => {
    const keys = new Set(selection?.keys);
    if (isSelected) keys.add(key);
    else keys.delete(key);
    selection?.onChange(keys);
  });
  const selectAll = useStable((isSelected: boolean) => {
    const keys = new Set(selection?.keys);
    for (const row of rows) keys[isSelected ? 'add' : 'delete'](rowKey(row));
    selection?.onChange(keys);
  });

  useLayoutEffect(() => {
    if (tableRef.current) keepOneTabStop(tableRef.current);
  });

  function handleKey(event: KeyboardEvent<HTMLTableElement>) {
    const isTyping =
      event.target instanceof HTMLElement && event.target.matches('select, textarea, input:not([type="checkbox"])');
    if (event.defaultPrevented || event.altKey || event.metaKey || isTyping) return;
    if (moveByKey(event.currentTarget, event.nativeEvent) || actOnRow(event)) event.preventDefault();
  }

  function actOnRow(event: KeyboardEvent<HTMLTableElement>): boolean {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row-key]') : null;
    const row = element && rows.find((each) => rowKey(each) === element.dataset.rowKey);
    if (!element || !row) return false;
    const isOnCell = event.target instanceof HTMLTableCellElement;
    const isOnControl = event.target instanceof Element && event.target.matches('button, input');
    if (event.key === 'F10' && event.shiftKey) return press(element.querySelector('[data-row-actions] button'));
    if (event.ctrlKey || event.shiftKey) return false;
    if (selection && (keyOf(event) === 'x' || (event.key === ' ' && !isOnControl))) {
      select(rowKey(row), !selection.keys.has(rowKey(row)));
      return true;
    }
    const act = event.key === 'Enter' && isOnCell ? props.onOpen : keyOf(event) === 'e' ? props.onEdit : undefined;
    act?.(row);
    return act !== undefined;
  }

  const count = props.totalCount === undefined ? -1 : props.totalCount + 1;
  return (
    <div className={styles.place}>
      {onSort ? <SortChoice columns={columns} sort={sort} onSort={onSort} /> : null}
      <div className={styles.scroller}>
        <table
          ref={tableRef}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- one tab stop, keys inside
          role="grid"
          className={styles.table}
          aria-label={props.label}
          aria-rowcount={count}
          aria-busy={isLoading || props.isRefreshing || undefined}
          aria-multiselectable={selection ? true : undefined}
          onKeyDown={handleKey}
          onFocus={(event) => keepOneTabStop(event.currentTarget, event.target)}
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            selectedShare={selection && shareOf(rows.map(rowKey), selection.keys)}
            onSelectAll={selectAll}
            hasActions={rowActions !== undefined}
          />
          <tbody className={styles.body}>
            {isLoading ? (
              <SkeletonRows columns={columns} hasBox={selection !== undefined} hasActions={rowActions !== undefined} />
            ) : (
              rows.map((row, index) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  rowKey={rowKey(row)}
                  index={offset + index + 2}
                  columns={columns}
                  selectLabel={selection && texts.selectRow(rowLabel(row))}
                  isSelected={selection?.keys.has(rowKey(row)) ?? false}
                  isHighlighted={highlighted.has(rowKey(row))}
                  onSelect={select}
                  rowActions={rowActions}
                />
              ))
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function shareOf(keys: readonly string[], selected: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

function press(button: HTMLElement | null): boolean {
  button?.click();
  return button !== null;
}

/** The same function at every render, always running the newest code: rows stay memoised. */
function useStable<Arguments extends unknown[]>(run: (...given: Arguments) => void): (...given: Arguments) => void {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...given: Arguments) => newest.current(...given), []);
}
