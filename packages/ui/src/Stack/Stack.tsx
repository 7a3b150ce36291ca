import type { ReactNode } from 'react';
import type { Space } from '../theme/spaces.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  gap?: Space;
  align?: 'stretch' | 'start' | 'center';
  children: ReactNode;
}

/** Things one below the other at an even distance; for things beside each other use `Inline`. */
export function Stack({ gap, align, children }: StackProps) {
  return <div className={stack({ gap, align })}>{children}</div>;
}
