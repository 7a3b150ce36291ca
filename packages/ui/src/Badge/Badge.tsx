import type { ReactNode } from 'react';
import { CompactCount } from '../CompactCount/CompactCount.tsx';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** `critical` only where something is overdue. */
  tone?: 'neutral' | 'critical';
  /** A number or a short word. */
  children: ReactNode;
}

/** A small count or mark beside a name; numbers above 999 are shortened. The state of a thing is a `StatusChip`. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {typeof children === 'number' ? <CompactCount value={children} /> : children}
    </span>
  );
}
