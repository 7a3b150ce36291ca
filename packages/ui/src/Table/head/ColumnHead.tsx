import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type ReactNode, Suspense, useCallback } from 'react';
import { optionalPart } from '#late/optional-part.ts';
import { useNearing } from '#private/use-nearing.ts';
import { cellStyle, nextSort, type TableColumn, type TableSort } from '../columns.ts';
import * as styles from './TableHead.css.ts';

const ColumnResizer = optionalPart(() => import('./ColumnResizer.tsx'));

interface ColumnHeadProps<Row> {
  column: TableColumn<Row>;
  index: number;
  isLastPinned: boolean;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  onNearSort: (sort: TableSort) => void;
  onResize: ((columnKey: string, px: number) => void) | undefined;
}

// Half of a column's edge lies over the next column.
const aboveTheNext = (index: number, isPinned = false) => ({ zIndex: (isPinned ? 300 : 100) - index });

function PlainColumnHead<Row>({
  column,
  index,
  sort,
  onSort,
  onNearSort,
  onResize,
  isLastPinned,
}: ColumnHeadProps<Row>) {
  const { key, header, align, width, isSortable, isPinned } = column;
  const direction = sort?.column === key ? sort.direction : undefined;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      tabIndex={-1}
      data-column={key}
      data-align={align}
      data-pinned={isPinned || undefined}
      data-edge={isLastPinned || undefined}
      className={styles.headCell[align ?? 'start']}
      style={{ ...cellStyle(column, index, width), ...(onResize && aboveTheNext(index, isPinned)) }}
      aria-label={onResize ? header : undefined}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
    >
      {isSortable && onSort ? (
        <SortButton next={nextSort(sort, key)} onSort={onSort} onNearSort={onNearSort}>
          {header}
          <Arrow className={styles.sortArrow[direction ? 'on' : 'off']} size={14} />
        </SortButton>
      ) : (
        header
      )}
      {onResize ? (
        <Suspense fallback={null}>
          <ColumnResizer column={column} index={index} onResize={onResize} />
        </Suspense>
      ) : null}
    </th>
  );
}

interface SortButtonProps {
  next: TableSort;
  onSort: (sort: TableSort) => void;
  onNearSort: (sort: TableSort) => void;
  children: ReactNode;
}

function SortButton({ next: { column, direction }, onSort, onNearSort, children }: SortButtonProps) {
  const near = useNearing(useCallback(() => onNearSort({ column, direction }), [onNearSort, column, direction]));
  return (
    <button type="button" className={styles.sortButton} onClick={() => onSort({ column, direction })} {...near}>
      {children}
    </button>
  );
}

/** A column's name, which sorts, and its edge, which resizes. */
export const ColumnHead = memo(PlainColumnHead) as typeof PlainColumnHead;
