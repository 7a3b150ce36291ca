import type { ReactNode } from 'react';
import { Anchor } from '#Link/Anchor.tsx';
import * as styles from './figure-link.css.ts';

interface FigureLinkProps {
  /** Where what it counts is listed; without it the figure leads nowhere. */
  href: string | undefined;
  /** The whole of it in words, where the figure alone would not say. */
  label?: string | undefined;
  /** Whether all of its line, such as a bar, leads there as well; the line is positioned. */
  hasLine?: boolean;
  children: ReactNode;
}

/** A figure that leads to what it counts. */
export function FigureLink({ href, label, hasLine = false, children }: FigureLinkProps) {
  if (href === undefined) return children;
  return (
    <Anchor href={href} aria-label={label} className={hasLine ? styles.line : styles.link}>
      {children}
    </Anchor>
  );
}
