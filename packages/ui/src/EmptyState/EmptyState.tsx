import type { ReactNode } from 'react';
import { Drawing } from '../private/drawing/Drawing.tsx';
import type { DrawingKind } from '../private/drawing/drawing-kind.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What isn't there. */
  title: string;
  /** Why, or what would put something here: one sentence. */
  description?: string;
  /** Why it is empty, drawn. */
  drawing?: DrawingKind;
  /** A picture of the kind of thing, where it helps more. */
  icon?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** Nothing here, and that is all right: one line, one sentence, one action. What failed is an `ErrorState`. */
export function EmptyState({ title, description, drawing, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing && <Drawing kind={drawing} />}
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.sentence}>{description}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
