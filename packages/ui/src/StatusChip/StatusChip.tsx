import type { ReactNode } from 'react';
import type { Tone } from '../theme/tones.ts';
import { statusChip } from './StatusChip.css.ts';

export interface StatusChipProps {
  /** The colour of the dot; the word carries the meaning. */
  tone: Tone | 'neutral';
  /** The state, in one or two words. */
  children: ReactNode;
}

/** The state of a thing: the word carries the meaning, the dot helps the eye. A count is a `Badge`. */
export function StatusChip({ tone, children }: StatusChipProps) {
  return <span className={statusChip[tone]}>{children}</span>;
}
