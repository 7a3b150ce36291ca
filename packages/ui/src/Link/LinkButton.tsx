import type { ReactNode } from 'react';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { Anchor, type LinkingProps } from './Anchor.tsx';

export interface LinkButtonProps extends LinkingProps, ButtonLook {
  /** Before the label. */
  icon?: ReactNode;
  /** Where it goes. */
  children: ReactNode;
}

/** A link that looks like a button, for a screen's main way on; what changes something is a `Button`. */
export function LinkButton({ variant, size, isFullWidth, isSquare, icon, children, ...native }: LinkButtonProps) {
  return (
    <Anchor {...native} className={button({ variant, size, isFullWidth, isSquare })}>
      {icon}
      {children}
    </Anchor>
  );
}
