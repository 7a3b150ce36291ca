/* oxlint-disable jsx-a11y/control-has-associated-label -- these rows are hidden from a screen reader */
import type { TableColumn } from '../columns.ts';
import * as styles from '../Table.css.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  hasBox: boolean;
  hasActions: boolean;
}

const lines = [72, 56, 64, 48, 80, 60, 68, 52, 76, 58];

/** The shape of the rows that are on their way. */
export function SkeletonRows<Row>({ columns, hasBox, hasActions }: SkeletonRowsProps<Row>) {
  return lines.map((width) => (
    <tr key={width} className={styles.row} aria-hidden>
      {hasBox ? <td className={styles.boxCell} /> : null}
      {columns.map((column, index) => (
        <td key={column.key} className={styles.cell[column.align ?? 'start']}>
          <span className={styles.bone} style={{ inlineSize: `${index === 0 ? width : width * 0.75}%` }} />
        </td>
      ))}
      {hasActions ? <td className={styles.actionsCell} /> : null}
    </tr>
  ));
}
