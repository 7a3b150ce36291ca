import { VisuallyHidden } from '@diwan/ui';
import type { ReactNode } from 'react';
import * as styles from './overview.css.ts';

interface Fact {
  id: string;
  name: string;
  value: ReactNode;
  /** Needs a line of its own. */
  isWide?: boolean;
  /** The heading above is its name already. */
  isSaidAbove?: boolean;
}

/** What is known of a record, each after its name: side by side where half a line is enough. */
export function Facts({ items, isAside = false }: { items: readonly Fact[]; isAside?: boolean }) {
  return (
    <dl className={isAside ? styles.sideFacts : styles.facts}>
      {items.map(({ id, name, value, isWide, isSaidAbove }) => (
        <div key={id} className={isAside ? styles.sideFact : isWide ? styles.wideFact : styles.fact}>
          <dt className={styles.name}>{isSaidAbove ? <VisuallyHidden>{name}</VisuallyHidden> : name}</dt>
          <dd data-field={id} className={styles.value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
