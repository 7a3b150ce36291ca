import type { ReactNode } from 'react';
import type { Space } from '../theme/rules/spaces.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  /** `span` where a block may not stand: in a link's line, in a button. */
  as?: 'div' | 'span';
  /** The distance between two things. */
  gap?: Space;
  /** How things of different height stand to each other. */
  align?: 'start' | 'center' | 'baseline' | 'end';
  /** Where things stand when there is room left. */
  justify?: 'start' | 'center' | 'between' | 'end';
  /** Whether what finds no room goes to the next line. */
  canWrap?: boolean;
  /** Things beside each other. */
  children: ReactNode;
}

/** Things beside each other in reading order; for columns of equal width use `Columns`. */
export function Inline({ as: Tag = 'div', gap, align, justify, canWrap = true, children }: InlineProps) {
  return <Tag className={inline({ gap, align, justify, wraps: canWrap })}>{children}</Tag>;
}
