import type { ReactNode } from 'react';
import type { Space } from '../theme/spaces.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  gap?: Space;
  align?: 'start' | 'center' | 'baseline' | 'end';
  justify?: 'start' | 'center' | 'between' | 'end';
  canWrap?: boolean;
  children: ReactNode;
}

/** Things beside each other in reading order; for columns of equal width use `Columns`. */
export function Inline({ gap, align, justify, canWrap = true, children }: InlineProps) {
  return <div className={inline({ gap, align, justify, wraps: canWrap })}>{children}</div>;
}
