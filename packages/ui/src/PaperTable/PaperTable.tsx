import type { ReactNode } from 'react';
import * as styles from './PaperTable.css.ts';

export interface PaperTableProps {
  /** Names the table to a screen reader. */
  label: string;
  /** The columns' headings, the first that of the rows; each may be in two languages. */
  heads: readonly { id: string; content: ReactNode }[];
  /** The first cell of each row names it; the others are figures. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** The lines of a sheet that is printed, ink on paper in every theme; what is read on the screen alone belongs in a `DataTable`. */
export function PaperTable({ label, heads, rows }: PaperTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map(({ id, content }) => (
              <th key={id} scope="col" className={styles.head}>
                {content}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...figures] }) => (
            <tr key={id}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={heads[index + 1]?.id} className={styles.cell}>
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
