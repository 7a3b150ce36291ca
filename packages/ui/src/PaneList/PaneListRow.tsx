import { memo, type ReactNode } from 'react';
import { box } from '../private/choice/choice.css.ts';
import { isWithShift } from '../Table/keyboard/row-keys.ts';
import * as styles from './PaneList.css.ts';

interface PaneListRowProps<Row> {
  row: Row;
  rowKey: string;
  index: number;
  /** Names the row's check box; without it rows can't be selected. */
  selectLabel: string | undefined;
  isSelected: boolean;
  isCurrent: boolean;
  onToggle: (rowKey: string, isRange: boolean) => void;
  renderRow: (row: Row) => ReactNode;
  rowAction: ((row: Row) => ReactNode) | undefined;
}

/** Box, words and action: a row has as many cells at most. */
export const cellCount = 3;

function PlainPaneListRow<Row>({ row, rowKey, index, selectLabel, rowAction, ...props }: PaneListRowProps<Row>) {
  return (
    <tr
      aria-rowindex={index + 1}
      aria-selected={selectLabel ? props.isSelected : undefined}
      aria-current={props.isCurrent || undefined}
      data-index={index}
      className={styles.row}
    >
      {selectLabel ? (
        <td tabIndex={-1} className={styles.boxCell}>
          <label className={styles.boxPlace}>
            <input
              type="checkbox"
              className={box}
              aria-label={selectLabel}
              checked={props.isSelected}
              onChange={(event) => props.onToggle(rowKey, isWithShift(event.nativeEvent))}
            />
          </label>
        </td>
      ) : null}
      <th tabIndex={-1} scope="row" data-row-header className={styles.words}>
        {props.renderRow(row)}
      </th>
      {rowAction ? (
        <td tabIndex={-1} className={styles.actionCell}>
          {rowAction(row)}
        </td>
      ) : null}
    </tr>
  );
}

/** One row of a PaneList; renders again only when something it shows has changed. */
export const PaneListRow = memo(PlainPaneListRow) as typeof PlainPaneListRow;
