import type { ReactNode } from 'react';
import { useRootMark } from '../private/use-root-mark.ts';
import * as styles from './SaveBar.css.ts';

export interface SaveBarProps {
  /** What changed, or that nothing did. */
  summary: ReactNode;
  /** What must be said first, such as a reason: above the rest, in the bar. */
  question?: ReactNode;
  /** Cancel and Save, in this order. */
  children: ReactNode;
}

/** Stays at the foot of the screen while a form is edited or a record is decided about. */
export function SaveBar({ summary, question, children }: SaveBarProps) {
  useRootMark('save-bar');
  return (
    <div className={styles.bar}>
      {question && <div className={styles.question}>{question}</div>}
      <span className={styles.summary}>{summary}</span>
      <span className={styles.actions}>{children}</span>
    </div>
  );
}
