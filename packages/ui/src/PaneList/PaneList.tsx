import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { optionalPart } from '../late/optional-part.ts';
import type { TableSelection } from '../Table/columns.ts';
import { hasOwnKeys, moveByKey } from '../Table/keyboard/grid-keys.ts';
import { actOnRow } from '../Table/keyboard/row-keys.ts';
import { keepOneTabStop } from '../Table/keyboard/tab-stop.ts';
import { AllRows } from '../Table/rows/AllRows.tsx';
import { Gap } from '../Table/rows/TableBody.tsx';
import { useShownRows } from '../Table/rows/use-shown-rows.ts';
import { useTopOfPage } from '../Table/rows/use-top-of-page.ts';
import { useStable } from '../Table/use-stable.ts';
import * as styles from './PaneList.css.ts';
import { cellCount, PaneListRow } from './PaneListRow.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export interface PaneListProps<Row> {
  /** Names the list to a screen reader. */
  label: string;
  /** From 100 up, only those in sight are in the document. */
  rows: readonly Row[];
  /** Tells rows apart; keep it the same function between renders. */
  rowKey: (row: Row) => string;
  /** What a person calls this row: names its check box. */
  rowLabel: (row: Row) => string;
  /** What the row says, all rows equally high; its link opens it. Keep it the same function between renders, or every row renders again. */
  renderRow: (row: Row) => ReactNode;
  /** One control at the row's end; keep it the same function between renders. */
  rowAction?: (row: Row) => ReactNode;
  /** Which rows are selected; without it there are no check boxes. */
  selection?: Pick<TableSelection, 'keys' | 'onToggle'>;
  /** The row that is shown beside the list. */
  currentKey?: string | undefined;
  /** The key e: done with the row. */
  onPutAway?: (row: Row) => void;
  /** The rows are being fetched again; they stay in sight. */
  isRefreshing?: boolean;
  /** The list itself, to lead the focus into it. */
  listRef?: RefObject<HTMLTableElement | null>;
}

const VirtualRows = optionalPart(() => import('../Table/rows/VirtualRows.tsx'), AllRows);
const noColumns: readonly unknown[] = [];
const never = () => {};

/** A long list in a pane of given height, whose rows open beside it: one tab stop, the keys of a `Table`. What is compared column by column is a `Table`. */
export function PaneList<Row>(props: PaneListProps<Row>) {
  const { rows, rowKey, rowLabel, selection, currentKey, onPutAway } = props;
  const ownRef = useRef<HTMLTableElement>(null);
  const list = props.listRef ?? ownRef;
  const shown = useShownRows(list, rows.length);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const keyAt = useCallback((index: number) => keys[index] ?? '', [keys]);
  const toggle = useStable((key: string, isRange: boolean) => selection?.onToggle(key, isRange));
  const noteFocus = useKeptFocus(list, keys);
  useTopOfPage(list, rows, rowKey);
  useLayoutEffect(() => {
    if (list.current) keepOneTabStop(list.current);
  }, [list, rows, shown.slots]);

  function handleKey(event: KeyboardEvent<HTMLTableElement>) {
    if (event.defaultPrevented || event.altKey || event.metaKey || hasOwnKeys(event.target)) return;
    const { nativeEvent, currentTarget } = event;
    const can = { rows, rowKey, selection, onToggle: toggle, onEdit: onPutAway };
    if (moveByKey(currentTarget, nativeEvent) || actOnRow(nativeEvent, can)) event.preventDefault();
  }

  return (
    <div className={styles.scroller}>
      <table
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- one tab stop, keys inside
        role="grid"
        className={styles.table}
        aria-label={props.label}
        aria-rowcount={rows.length}
        aria-busy={props.isRefreshing || undefined}
        aria-multiselectable={selection ? true : undefined}
        onKeyDown={handleKey}
        onFocus={(event) => {
          keepOneTabStop(event.currentTarget, event.target);
          noteFocus(event.target);
        }}
      >
        <tbody>
          {shown.slots.map(({ index, gap }) => {
            const row = rows[index];
            const key = keys[index];
            return row === undefined || key === undefined ? null : (
              <Fragment key={key}>
                <Gap px={gap} cellCount={cellCount} />
                <PaneListRow
                  row={row}
                  rowKey={key}
                  index={index}
                  label={selection && rowLabel(row)}
                  isSelected={selection?.keys.has(key) ?? false}
                  isCurrent={key === currentKey}
                  onToggle={selection ? toggle : never}
                  renderRow={props.renderRow}
                  rowAction={props.rowAction}
                />
              </Fragment>
            );
          })}
          <Gap px={shown.gapAfter} cellCount={cellCount} />
        </tbody>
      </table>
      <Suspense fallback={null}>
        {shown.isVirtual ? (
          <VirtualRows
            table={list}
            count={rows.length}
            keyAt={keyAt}
            columns={noColumns}
            wanted={shown.wanted}
            onShow={shown.show}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
