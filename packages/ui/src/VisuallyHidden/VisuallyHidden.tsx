import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** For what it names or describes by an `aria-` attribute. */
  id?: string;
  /** What a screen reader says and nobody sees. */
  children: ReactNode;
}

/** Text for screen readers alone; what sighted people need too must be visible. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={visuallyHidden}>
      {children}
    </span>
  );
}
