import { memo, type ReactNode } from 'react';
import { box } from '#private/choice/choice.css.ts';
import { useUiTexts } from '#UiProvider/ui-context.ts';
import { cellStyle, type TableColumn } from '../columns.ts';
import { isWithShift } from '../keyboard/row-keys.ts';
import * as styles from '../Table.css.ts';

interface TableRowProps<Row> extends RowCellsProps<Row> {
  rowKey: string;
  /** Its place on this page. */
  index: number;
  offset: number;
  /** What the record is called where rows can be selected; without it they can't. */
  label: string | undefined;
  isSelected: boolean;
  isHighlighted: boolean;
  isPeeked: boolean;
  onToggle: (rowKey: string, isRange: boolean) => void;
}

interface RowCellsProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  rowActions: ((row: Row) => ReactNode) | undefined;
}

function PlainTableRow<Row>({ row, columns, rowActions, rowKey, index, label, ...props }: TableRowProps<Row>) {
  const texts = useUiTexts();
  return (
    <tr
      aria-rowindex={props.offset + index + 2}
      aria-selected={label === undefined ? undefined : props.isSelected}
      aria-current={props.isPeeked || undefined}
      data-index={index}
      data-row-key={rowKey}
      data-highlighted={props.isHighlighted || undefined}
      className={styles.row}
    >
      {label === undefined ? null : (
        <td tabIndex={-1} className={styles.boxCell} data-pinned={columns[0]?.isPinned || undefined}>
          <label className={styles.rowBox}>
            <input
              type="checkbox"
              className={box}
              aria-label={texts.selectRow(label)}
              checked={props.isSelected}
              onChange={(event) => props.onToggle(rowKey, isWithShift(event.nativeEvent))}
            />
          </label>
        </td>
      )}
      <RowCells row={row} columns={columns} rowActions={rowActions} />
    </tr>
  );
}

/** One record of a Table; renders again only when something it shows has changed. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

function PlainRowCells<Row>({ row, columns, rowActions }: RowCellsProps<Row>) {
  const lastPinned = columns.findLastIndex(({ isPinned }) => isPinned);
  return (
    <>
      {columns.map((column, index) => {
        const { key, header, align = 'start', isRowHeader, isPinned, cell } = column;
        const shared = {
          tabIndex: -1,
          'data-pinned': isPinned || undefined,
          'data-edge': index === lastPinned || undefined,
          style: cellStyle(column, index),
        };
        return isRowHeader ? (
          <th key={key} {...shared} scope="row" data-row-header className={styles.rowHeader[align]}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} {...shared} data-label={header} data-align={align} className={styles.cell[align]}>
            {cell(row)}
          </td>
        );
      })}
      {rowActions ? (
        <td tabIndex={-1} data-row-actions className={styles.actionsCell}>
          {rowActions(row)}
        </td>
      ) : null}
    </>
  );
}

// Apart from the row, so that selecting it leaves them alone.
const RowCells = memo(PlainRowCells) as typeof PlainRowCells;
