import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../Button/Button.css.ts';
import { useRootMark } from '../private/use-root-mark.ts';
import * as styles from './BulkBar.css.ts';

export interface BulkBarProps {
  /** Names the bar to a screen reader. */
  label: string;
  /** How many are selected, and how all that match can be. */
  summary: ReactNode;
  /** Nothing is to be selected any more. */
  onClear: () => void;
  /** Names the button that clears the selection. */
  clearLabel: string;
  /** What can be done with all that is selected. */
  children: ReactNode;
}

/** What can be done with the selected rows of a list, at the foot of the window while there are any. For one record use a row's menu. */
export function BulkBar({ label, summary, onClear, clearLabel, children }: BulkBarProps) {
  useRootMark('bulk-bar');
  return (
    <div className={styles.place}>
      <section aria-label={label} className={styles.bar}>
        <div className={styles.summary}>
          <button
            type="button"
            className={button({ variant: 'plain', size: 'small', isSquare: true })}
            aria-label={clearLabel}
            title={clearLabel}
            onClick={onClear}
          >
            <X />
          </button>
          {summary}
        </div>
        <div className={styles.actions}>{children}</div>
      </section>
    </div>
  );
}
