import type { ReactNode } from 'react';
import type { Tone } from '../theme/tones.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** Already in the page's language; `dateTime` is the same moment for machines. */
  time: string;
  dateTime: string;
  exactTime?: string;
  detail?: ReactNode;
  tone?: Tone | 'neutral';
}

export interface TimelineProps {
  /** Names the list to a screen reader. */
  'aria-label': string;
  /** What happened, latest first. */
  items: readonly TimelineItem[];
}

/** What happened to one thing, in order; records to choose from belong in a table. */
export function Timeline({ items, ...aria }: TimelineProps) {
  return (
    <ol {...aria} className={styles.timeline}>
      {items.map(({ id, title, time, dateTime, exactTime, detail, tone = 'neutral' }) => (
        <li key={id} className={styles.item}>
          <span className={styles.dots[tone]} aria-hidden />
          <div className={styles.head}>
            <span className={styles.title}>{title}</span>
            <time className={styles.time} dateTime={dateTime} title={exactTime}>
              {time}
            </time>
          </div>
          {detail && <div className={styles.detail}>{detail}</div>}
        </li>
      ))}
    </ol>
  );
}
