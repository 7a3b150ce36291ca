import type { ReactNode } from 'react';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Drawing } from '../private/drawing/Drawing.tsx';
import type { DrawingKind } from '../private/drawing/drawing-kind.ts';
import { ToneIcon } from '../private/ToneIcon.tsx';
import { useUiTexts } from '../UiProvider/ui-context.ts';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What is safe, and what to do. */
  description?: string;
  /** Why it isn’t shown, drawn: for what is nobody’s mistake, in place of the sign of an error. */
  drawing?: Extract<DrawingKind, 'forbidden' | 'offline' | 'gone'> | undefined;
  /** What to do about it, such as another try. */
  action?: ReactNode;
  /** For whoever helps: a code, an address, an id. */
  details?: string;
}

/** Takes the place of what couldn't be shown; where the rest of the page is fine, use a `Banner`. */
export function ErrorState({ title, description, drawing, action, details }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state}>
      {drawing ? (
        <Drawing kind={drawing} />
      ) : (
        <span className={styles.icon}>
          <ToneIcon tone="critical" />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.sentence}>{description}</p>}
      {action && <div className={styles.actions}>{action}</div>}
      {details && <Details>{details}</Details>}
    </div>
  );
}

function Details({ children }: { children: string }) {
  const texts = useUiTexts();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{texts.details}</summary>
      <pre dir="ltr" className={styles.technical}>
        {children}
      </pre>
    </details>
  );
}
