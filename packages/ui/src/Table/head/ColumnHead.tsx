import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, Suspense } from 'react';
import { optionalPart } from '#late/optional-part.ts';
import { cellStyle, nextSort, type TableColumn, type TableSort } from '../columns.ts';
import * as styles from './TableHead.css.ts';

const ColumnResizer = optionalPart(() => import('./ColumnResizer.tsx'));

interface ColumnHeadProps<Row> {
  column: TableColumn<Row>;
  index: number;
  isLastPinned: boolean;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  sortHref: ((sort: TableSort) => string) | undefined;
  onResize: ((columnKey: string, px: number) => void) | undefined;
}

// Half of a column's edge lies over the next column.
const aboveTheNext = (index: number, isPinned = false) => ({ zIndex: (isPinned ? 300 : 100) - index });

function PlainColumnHead<Row>({ column, index, sort, onSort, sortHref, onResize, isLastPinned }: ColumnHeadProps<Row>) {
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
        <button
          type="button"
          className={styles.sortButton}
          data-href={sortHref?.(nextSort(sort, key))}
          onClick={() => onSort(nextSort(sort, key))}
        >
          {header}
          <Arrow className={styles.sortArrow[direction ? 'on' : 'off']} size={14} />
        </button>
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

/** A column's name, which sorts, and its edge, which resizes. */
export const ColumnHead = memo(PlainColumnHead) as typeof PlainColumnHead;
