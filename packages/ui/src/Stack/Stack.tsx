import type { ReactNode } from 'react';
import type { Space } from '../theme/rules/spaces.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** The distance between two things. */
  gap?: Space;
  /** Whether things are as wide as the stack, or stand at its start or in its middle. */
  align?: 'stretch' | 'start' | 'center';
  /** Things below each other. */
  children: ReactNode;
}

/** Things one below the other at an even distance; for things beside each other use `Inline`. */
export function Stack({ gap, align, children }: StackProps) {
  return <div className={stack({ gap, align })}>{children}</div>;
}
