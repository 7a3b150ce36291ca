import type { ReactNode } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import * as styles from './SegmentedControl.css.ts';

/** One of the addresses to go to. */
export interface LinkedSegment {
  key: string;
  label: string;
  href: string;
  icon?: ReactNode;
}

export interface SegmentedLinksProps {
  /** Names the place to a screen reader: what they change. */
  label: string;
  /** Two to five addresses, in the order in which they are read. */
  segments: readonly LinkedSegment[];
  /** The address where one is. */
  currentKey: string;
}

/** A few addresses that show the same thing in other ways; what has no address of its own is a `SegmentedControl`. */
export function SegmentedLinks({ label, segments, currentKey }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={styles.group}>
      {segments.map((segment) => (
        <Anchor
          key={segment.key}
          href={segment.href}
          className={styles.segment}
          aria-current={segment.key === currentKey ? 'page' : undefined}
        >
          {segment.icon}
          {segment.label}
        </Anchor>
      ))}
    </nav>
  );
}
