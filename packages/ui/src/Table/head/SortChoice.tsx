import { control } from '#private/field/field.css.ts';
import { select } from '#Select/Select.css.ts';
import { useUiTexts } from '#UiProvider/ui-context.ts';
import type { TableColumn, TableSort } from '../columns.ts';
import * as styles from './TableHead.css.ts';

interface SortChoiceProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
}

/** Sorting where rows are cards and the head is gone; CSS shows one or the other. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const texts = useUiTexts();
  const sortable = columns.filter((column) => column.isSortable);
  if (sortable.length === 0) return null;
  return (
    <label className={styles.sortChoice}>
      <span className={styles.sortChoiceLabel}>{texts.sortBy}</span>
      <select
        className={`${control} ${select}`}
        value={sort ? `${sort.column} ${sort.direction}` : ''}
        onChange={(event) => {
          const [column = '', direction] = event.target.value.split(' ');
          onSort({ column, direction: direction === 'descending' ? 'descending' : 'ascending' });
        }}
      >
        {sort ? null : <option value="">{texts.usualOrder}</option>}
        {sortable.flatMap(({ key, header }) => [
          <option key={key} value={`${key} ascending`}>
            {header} ↑
          </option>,
          <option key={`${key}-`} value={`${key} descending`}>
            {header} ↓
          </option>,
        ])}
      </select>
    </label>
  );
}
