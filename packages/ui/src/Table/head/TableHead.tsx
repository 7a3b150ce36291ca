import { memo } from 'react';
import { box } from '#private/choice/choice.css.ts';
import { useUiTexts } from '#UiProvider/ui-context.ts';
import type { TableColumn, TableSort } from '../columns.ts';
import { ColumnHead } from './ColumnHead.tsx';
import * as styles from './TableHead.css.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  sortHref: ((sort: TableSort) => string) | undefined;
  selectedShare: 'none' | 'some' | 'all' | undefined;
  onTogglePage: () => void;
  onResize: ((columnKey: string, px: number) => void) | undefined;
  hasActions: boolean;
}

function PlainTableHead<Row>({ columns, selectedShare, hasActions, ...props }: TableHeadProps<Row>) {
  const texts = useUiTexts();
  const lastPinned = columns.findLastIndex(({ isPinned }) => isPinned);
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1} className={styles.headRow}>
        {selectedShare ? (
          <th scope="col" tabIndex={-1} className={styles.boxHead} data-pinned={lastPinned >= 0 || undefined}>
            <label className={styles.pageBox}>
              <input
                ref={(input) => {
                  if (input) input.indeterminate = selectedShare === 'some';
                }}
                type="checkbox"
                className={box}
                aria-label={texts.selectAllRows}
                checked={selectedShare === 'all'}
                onChange={props.onTogglePage}
              />
              <span className={styles.pageBoxText}>{texts.allRows}</span>
            </label>
          </th>
        ) : null}
        {columns.map((column, index) => (
          <ColumnHead
            key={column.key}
            column={column}
            index={index}
            isLastPinned={index === lastPinned}
            sort={props.sort}
            onSort={props.onSort}
            sortHref={props.sortHref}
            onResize={props.onResize}
          />
        ))}
        {hasActions ? (
          <th scope="col" tabIndex={-1} className={styles.actionsHead}>
            <span className={styles.hidden}>{texts.rowActions}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

/** The head of a Table: names, sorting, select all. */
export const TableHead = memo(PlainTableHead) as typeof PlainTableHead;
