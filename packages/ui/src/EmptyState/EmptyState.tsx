import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What isn't there. */
  title: string;
  /** Why, or what would put something here: one sentence. */
  description?: string;
  /** A picture of the kind of thing, where it helps. */
  icon?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** Nothing here, and that is all right: one line, one sentence, one action. What failed is an `ErrorState`. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.sentence}>{description}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
