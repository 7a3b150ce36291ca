import type { ReactNode } from 'react';
import { Anchor, type LinkingProps } from './Anchor.tsx';
import { link } from './Link.css.ts';

export interface LinkProps extends LinkingProps {
  tone?: 'action' | 'text' | 'muted';
  /** Needed inside running text, where colour alone wouldn't tell a link. */
  isUnderlined?: boolean;
  children: ReactNode;
}

/** Goes to another screen or site; what changes something is a `Button`. */
export function Link({ tone, isUnderlined, ...native }: LinkProps) {
  return <Anchor {...native} className={link({ tone, isUnderlined })} />;
}
