import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';

export interface LinkButtonProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children'>, ButtonLook {
  href: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** A link that looks like a button, for a screen's main way on; what changes something is a `Button`. */
export function LinkButton({ variant, size, isFullWidth, icon, children, ...aria }: LinkButtonProps) {
  return (
    <AriaLink {...aria} className={button({ variant, size, isFullWidth })}>
      {icon}
      {children}
    </AriaLink>
  );
}
