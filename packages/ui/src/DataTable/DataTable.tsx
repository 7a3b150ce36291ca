import type { ReactNode } from 'react';
import * as styles from './DataTable.css.ts';

export interface DataTableProps {
  /** Names the table to a screen reader. */
  caption: string;
  /** The columns' headings, the first that of the rows. */
  heads: readonly string[];
  /** The first cell of each row names it; the others are figures, or links of them. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** The figures behind a chart; records that one works with belong in a `Table`. */
export function DataTable({ caption, heads, rows }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...figures] }) => (
            <tr key={id}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={heads[index + 1]} className={styles.figure}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
