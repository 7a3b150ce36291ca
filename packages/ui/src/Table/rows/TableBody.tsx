import { Fragment } from 'react';
import { isSelected } from '../columns.ts';
import * as styles from '../Table.css.ts';
import type { TableProps } from '../table-props.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableRow } from './TableRow.tsx';
import type { ShownRows } from './use-shown-rows.ts';

interface TableBodyProps<Row> extends TableProps<Row> {
  shown: ShownRows;
  onToggle: (rowKey: string, isRange: boolean) => void;
}

/** The rows of a Table that are in the document, with room for those that aren't. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, rowKey, selection, rowActions, shown, offset = 0, highlighted } = props;
  if (props.isLoading)
    return (
      <tbody className={styles.body}>
        <SkeletonRows columns={columns} hasBox={selection !== undefined} hasActions={rowActions !== undefined} />
      </tbody>
    );
  const cellCount = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <tbody className={styles.body}>
      {shown.slots.map(({ index, gap }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const key = rowKey(row);
        return (
          // A place is filled anew when its record changes: that takes half as long as making another row for it.
          <Fragment key={index}>
            <Gap px={gap} cellCount={cellCount} />
            <TableRow
              row={row}
              rowKey={key}
              index={index}
              offset={offset}
              columns={columns}
              label={selection && props.rowLabel(row)}
              isSelected={selection ? isSelected(selection, key) : false}
              isHighlighted={highlighted?.has(key) ?? false}
              isPeeked={key === props.peekedKey}
              onToggle={props.onToggle}
              rowActions={rowActions}
            />
          </Fragment>
        );
      })}
      <Gap px={shown.gapAfter} cellCount={cellCount} />
    </tbody>
  );
}

/** Room for rows that are not in the document. */
export function Gap({ px, cellCount }: { px: number; cellCount: number }) {
  if (px <= 0) return null;
  return (
    <tr aria-hidden className={styles.gap}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from a screen reader */}
      <td colSpan={cellCount} style={{ blockSize: px }} />
    </tr>
  );
}
