import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { link } from './Link.css.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children'> {
  href: string;
  tone?: 'action' | 'text' | 'muted';
  /** Needed inside running text, where colour alone wouldn't tell a link. */
  isUnderlined?: boolean;
  children: ReactNode;
}

/** Goes to another screen or site; what changes something is a `Button`. */
export function Link({ tone, isUnderlined, ...aria }: LinkProps) {
  return <AriaLink {...aria} className={link({ tone, isUnderlined })} />;
}
