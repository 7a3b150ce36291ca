import type { ReactNode, Ref } from 'react';
import { heading } from './Heading.css.ts';

const sizes = { 1: 'heading', 2: 'title', 3: 'lead', 4: 'body' } as const;

export interface HeadingProps {
  /** Its place in the page's outline; 1 is the page itself, once. */
  level: 1 | 2 | 3 | 4;
  /**
   * Differs from the level's own size only where the outline and the look disagree.
   * @default by its level
   */
  size?: 'display' | 'heading' | 'title' | 'lead' | 'body';
  /** For what it names by `aria-labelledby`. */
  id?: string;
  /** The heading itself, to give it the focus. */
  ref?: Ref<HTMLHeadingElement>;
  /** What follows is about. */
  children: ReactNode;
}

/** A heading in the page's outline; a level 1 can take focus, so that a screen reader starts there after navigation. */
export function Heading({ level, size = sizes[level], id, ref, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag ref={ref} id={id} className={heading({ size })} tabIndex={level === 1 ? -1 : undefined}>
      {children}
    </Tag>
  );
}
