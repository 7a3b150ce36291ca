import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ChangeEvent, memo } from 'react';
import { box } from '../private/choice.css.ts';
import { useUiTexts } from '../UiProvider/UiProvider.tsx';
import { nextSort, type TableColumn, type TableSort } from './columns.ts';
import * as styles from './Table.css.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  selectedShare: 'none' | 'some' | 'all' | undefined;
  onSelectAll: (isSelected: boolean) => void;
  hasActions: boolean;
}

function PlainTableHead<Row>({ columns, selectedShare, hasActions, ...props }: TableHeadProps<Row>) {
  const texts = useUiTexts();
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {selectedShare ? (
          <th scope="col" tabIndex={-1} className={styles.boxCell}>
            <input
              ref={(input) => {
                if (input) input.indeterminate = selectedShare === 'some';
              }}
              type="checkbox"
              className={box}
              aria-label={texts.selectAllRows}
              checked={selectedShare === 'all'}
              onChange={(event: ChangeEvent<HTMLInputElement>) => props.onSelectAll(event.target.checked)}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <ColumnHead key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
        ))}
        {hasActions ? (
          <th scope="col" tabIndex={-1} className={styles.actionsCell}>
            <span className={styles.hidden}>{texts.rowActions}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

/** The head of a Table: names, sorting, select all. */
export const TableHead = memo(PlainTableHead) as typeof PlainTableHead;

interface ColumnHeadProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const direction = sort?.column === column.key ? sort.direction : undefined;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      tabIndex={-1}
      data-align={column.align}
      className={styles.headCell[column.align ?? 'start']}
      style={column.width ? { inlineSize: column.width, minInlineSize: column.width } : undefined}
      aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
    >
      {column.isSortable && onSort ? (
        <button type="button" className={styles.sortButton} onClick={() => onSort(nextSort(sort, column.key))}>
          {column.header}
          <Arrow className={styles.sortArrow[direction ? 'on' : 'off']} size={14} strokeWidth={1.5} aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
