import type { ReactNode } from 'react';
import * as styles from './KeyValueList.css.ts';

export interface KeyValueListProps {
  /** Name and value of each fact, in the order in which they are read. */
  items: readonly { id: string; name: string; value: ReactNode }[];
}

/** The facts of one thing, named; facts of many things belong in a table. */
export function KeyValueList({ items }: KeyValueListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, name, value }) => (
        <div key={id} className={styles.pair}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
