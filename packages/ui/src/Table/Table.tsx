import { type KeyboardEvent, Suspense, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { announce } from '../Announcer/announce.ts';
import { optionalPart } from '../late/optional-part.ts';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import { pinnedFirst, selectedShare, sizesOf, type TableSort } from './columns.ts';
import { SortChoice } from './head/SortChoice.tsx';
import { TableHead } from './head/TableHead.tsx';
import { hasOwnKeys, moveByKey } from './keyboard/grid-keys.ts';
import { actOnRow } from './keyboard/row-keys.ts';
import { keepOneTabStop } from './keyboard/tab-stop.ts';
import { AllRows } from './rows/AllRows.tsx';
import { TableBody } from './rows/TableBody.tsx';
import { useRoomBelow } from './rows/use-room-below.ts';
import { useShownRows } from './rows/use-shown-rows.ts';
import { useStartRow } from './rows/use-start-row.ts';
import { useTopOfPage } from './rows/use-top-of-page.ts';
import * as styles from './Table.css.ts';
import type { TableProps } from './table-props.ts';
import { useStable } from './use-stable.ts';

const PinnedColumns = optionalPart(() => import('./head/PinnedColumns.tsx'));
const VirtualRows = optionalPart(() => import('./rows/VirtualRows.tsx'), AllRows);

/** The list's table: native, one tab stop, arrow keys inside, cards on a narrow place. For a few facts of one record use a description list. */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, rowKey, selection, sort, onSort, onResize, isLoading = false, density } = props;
  const texts = useUiTexts();
  const ownRef = useRef<HTMLTableElement>(null);
  const tableRef = props.tableRef ?? ownRef;
  const columns = useMemo(() => pinnedFirst(props.columns), [props.columns]);
  const pinnedCount = columns.filter(({ isPinned }) => isPinned).length;
  const shown = useShownRows(tableRef, isLoading ? 0 : rows.length);
  useTopOfPage(tableRef, rows, rowKey);
  useRoomBelow(tableRef);
  // Kept while rows come into sight: of ten thousand each costs a frame.
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const keyAt = useCallback((index: number) => keys[index] ?? '', [keys]);
  useStartRow(tableRef, keys, props.startAt);
  const share = useMemo(() => selection && selectedShare(selection, keys), [selection, keys]);

  const toggle = useStable((key: string, isRange: boolean) => selection?.onToggle(key, isRange));
  const togglePage = useStable(() => selection?.onTogglePage());
  const resize = useStable((key: string, px: number) => onResize?.(key, px));
  const sortBy = useStable((next: TableSort) => {
    const name = columns.find(({ key }) => key === next.column)?.header ?? '';
    announce(texts[next.direction === 'ascending' ? 'sortedAscending' : 'sortedDescending'](name));
    onSort?.(next);
  });

  useLayoutEffect(() => {
    if (tableRef.current) keepOneTabStop(tableRef.current);
  }, [tableRef, columns, rows, shown.slots, isLoading]);

  function handleKey(event: KeyboardEvent<HTMLTableElement>) {
    if (event.defaultPrevented || event.altKey || event.metaKey || hasOwnKeys(event.target)) return;
    const { nativeEvent, currentTarget } = event;
    const isDone = moveByKey(currentTarget, nativeEvent) || actOnRow(nativeEvent, { ...props, onToggle: toggle });
    if (isDone) event.preventDefault();
  }

  return (
    <div className={styles.place} data-density={density === 'regular' ? 'default' : density}>
      {onSort ? <SortChoice columns={columns} sort={sort} onSort={sortBy} /> : null}
      <div className={styles.scroller}>
        <table
          ref={tableRef}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- one tab stop, keys inside
          role="grid"
          className={styles.table}
          data-sized={columns.every(({ size }) => size !== undefined) || undefined}
          style={sizesOf(columns, props.rowActions !== undefined)}
          aria-label={props.label}
          aria-rowcount={props.totalCount === undefined ? -1 : props.totalCount + 1}
          aria-busy={isLoading || props.isRefreshing || undefined}
          data-turning={props.isTurning || undefined}
          aria-multiselectable={selection ? true : undefined}
          onKeyDown={handleKey}
          onFocus={(event) => keepOneTabStop(event.currentTarget, event.target)}
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort && sortBy}
            sortHref={props.sortHref}
            selectedShare={share}
            onTogglePage={togglePage}
            hasActions={props.rowActions !== undefined}
            onResize={onResize && !isLoading && rows.length > 0 ? resize : undefined}
          />
          <TableBody {...props} columns={columns} shown={shown} isLoading={isLoading} onToggle={toggle} />
        </table>
      </div>
      <Suspense fallback={null}>
        {shown.isVirtual ? (
          <VirtualRows
            table={tableRef}
            count={rows.length}
            keyAt={keyAt}
            columns={columns}
            wanted={shown.wanted}
            onShow={shown.show}
          />
        ) : null}
      </Suspense>
      <Suspense fallback={null}>
        {pinnedCount > 0 ? <PinnedColumns table={tableRef} columns={columns} count={pinnedCount} /> : null}
      </Suspense>
    </div>
  );
}
