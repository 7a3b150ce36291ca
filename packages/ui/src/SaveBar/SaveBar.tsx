import type { ReactNode } from 'react';
import { useRootMark } from '../private/use-root-mark.ts';
import * as styles from './SaveBar.css.ts';

export interface SaveBarProps {
  /** What changed, or that nothing did. */
  summary: ReactNode;
  /** Cancel and Save, in this order. */
  children: ReactNode;
}

/** Stays at the foot of the screen while a form is edited. */
export function SaveBar({ summary, children }: SaveBarProps) {
  useRootMark('save-bar');
  return (
    <div className={styles.bar}>
      <span className={styles.summary}>{summary}</span>
      <span className={styles.actions}>{children}</span>
    </div>
  );
}
