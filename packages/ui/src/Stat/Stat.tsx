import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FigureLink } from '../private/chart/FigureLink.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Stat.css.ts';

const icons = { up: ArrowUp, down: ArrowDown, same: Minus };

export interface StatChange {
  direction: keyof typeof icons;
  /** The whole comparison in words: “12% more than the week before (48)”. */
  text: string;
  /** Where what it is compared with is listed. */
  href?: string | undefined;
  /** Whether that is good or bad news; most changes are neither. */
  meaning?: 'good' | 'bad' | undefined;
}

export interface StatProps {
  /** What is counted. */
  label: string;
  /** The figure, already in the page's language. */
  value?: ReactNode;
  /** Where what it counts is listed. */
  href?: string;
  /** A `ContextualHelp` that says what is counted. */
  help?: ReactNode;
  /** How it compares with before, in words. */
  change?: StatChange | undefined;
  /** The figure is on its way: its place is kept, with that of how it compares. */
  isLoading?: boolean;
}

/** One figure with what it is and how it compares to before; a figure against its most is a `Meter`, over time a chart. */
export function Stat({ label, value, href, help, change, isLoading = false }: StatProps) {
  if (isLoading)
    return (
      <dl className={styles.stat}>
        <dt className={styles.label}>
          {label}
          {help}
        </dt>
        <dd className={styles.value}>
          <Skeleton shape="title" width="4ch" />
        </dd>
        <dd className={styles.changes.neutral}>
          <Skeleton width="16ch" />
        </dd>
      </dl>
    );
  const Icon = change && icons[change.direction];
  return (
    <dl className={styles.stat}>
      <dt className={styles.label}>
        {label}
        {help}
      </dt>
      <dd className={styles.value}>
        <FigureLink href={href} label={typeof value === 'string' ? `${label}: ${value}` : undefined}>
          {value}
        </FigureLink>
      </dd>
      {change && Icon ? (
        <dd className={styles.changes[change.meaning ?? 'neutral']}>
          <Icon className={styles.icon} />
          <FigureLink href={change.href} label={`${label}: ${change.text}`}>
            <bdi>{change.text}</bdi>
          </FigureLink>
        </dd>
      ) : null}
    </dl>
  );
}
