import { memo, type ReactNode } from 'react';
import { box } from '../private/choice.css.ts';
import type { TableColumn } from './columns.ts';
import * as styles from './Table.css.ts';

interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  index: number;
  columns: readonly TableColumn<Row>[];
  /** Names the row's check box; without it rows can't be selected. */
  selectLabel: string | undefined;
  isSelected: boolean;
  isHighlighted: boolean;
  onSelect: (rowKey: string, isSelected: boolean) => void;
  rowActions: ((row: Row) => ReactNode) | undefined;
}

function PlainTableRow<Row>({ row, rowKey, columns, selectLabel, isSelected, ...props }: TableRowProps<Row>) {
  return (
    <tr
      aria-rowindex={props.index}
      aria-selected={selectLabel ? isSelected : undefined}
      data-row-key={rowKey}
      data-highlighted={props.isHighlighted || undefined}
      className={styles.row}
    >
      {selectLabel ? (
        <td tabIndex={-1} className={styles.boxCell}>
          <input
            type="checkbox"
            className={box}
            aria-label={selectLabel}
            checked={isSelected}
            onChange={(event) => props.onSelect(rowKey, event.target.checked)}
          />
        </td>
      ) : null}
      {columns.map((column) =>
        column.isRowHeader ? (
          <th
            key={column.key}
            scope="row"
            tabIndex={-1}
            data-row-header
            className={styles.rowHeader[column.align ?? 'start']}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.key}
            tabIndex={-1}
            data-label={column.header}
            className={styles.cell[column.align ?? 'start']}
          >
            {column.cell(row)}
          </td>
        ),
      )}
      {props.rowActions ? (
        <td tabIndex={-1} data-row-actions className={styles.actionsCell}>
          {props.rowActions(row)}
        </td>
      ) : null}
    </tr>
  );
}

/** One record of a Table; renders again only when something it shows has changed. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
