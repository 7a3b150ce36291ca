import type { ReactNode } from 'react';
import * as styles from './sheet.css.ts';
import { Words } from './Words.tsx';

export interface Described {
  name: string;
  cells: readonly ReactNode[];
}

interface DescriptionTableProps {
  label: string;
  /** The first names what the rows are. */
  columns: readonly string[];
  rows: readonly Described[];
}

/** Descriptions in rows, each named by its first cell. */
export function DescriptionTable({ label, columns, rows }: DescriptionTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.columnHead}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row" className={styles.rowHead}>
                {name}
              </th>
              {cells.map((content, index) => (
                <td key={columns[index + 1]} className={styles.cell}>
                  {typeof content === 'string' ? <Words>{content}</Words> : content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A value as it stands in the code. */
export function Code({ children }: { children: ReactNode }) {
  return <code className={styles.code}>{children}</code>;
}
