import { memo, type ReactNode } from 'react';
import { box } from '../private/choice/choice.css.ts';
import { isWithShift } from '../Table/keyboard/row-keys.ts';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import * as styles from './PaneList.css.ts';

interface PaneListRowProps<Row> {
  row: Row;
  rowKey: string;
  index: number;
  /** What the record is called where rows can be selected; without it they can't. */
  label: string | undefined;
  isSelected: boolean;
  isCurrent: boolean;
  onToggle: (rowKey: string, isRange: boolean) => void;
  renderRow: (row: Row) => ReactNode;
  rowAction: ((row: Row) => ReactNode) | undefined;
}

/** Box, words and action: a row has as many cells at most. */
export const cellCount = 3;

function PlainPaneListRow<Row>({ row, rowKey, index, label, rowAction, ...props }: PaneListRowProps<Row>) {
  const texts = useUiTexts();
  return (
    <tr
      aria-rowindex={index + 1}
      aria-selected={label === undefined ? undefined : props.isSelected}
      aria-current={props.isCurrent || undefined}
      data-index={index}
      className={styles.row}
    >
      {label === undefined ? null : (
        <td tabIndex={-1} className={styles.boxCell}>
          <label className={styles.boxPlace}>
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
