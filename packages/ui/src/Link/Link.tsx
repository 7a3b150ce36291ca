import type { ReactNode } from 'react';
import { Anchor, type LinkingProps } from './Anchor.tsx';
import { link } from './Link.css.ts';

export interface LinkProps extends LinkingProps {
  /** `text` where a whole column is links, `muted` for what is said by the way. */
  tone?: 'action' | 'text' | 'muted';
  /** Needed inside running text, where colour alone wouldn't tell a link. */
  isUnderlined?: boolean;
  /** Where it goes, in words that make sense alone. */
  children: ReactNode;
}

/** Goes to another screen or site; what changes something is a `Button`. */
export function Link({ tone, isUnderlined, ...native }: LinkProps) {
  return <Anchor {...native} className={link({ tone, isUnderlined })} />;
}
