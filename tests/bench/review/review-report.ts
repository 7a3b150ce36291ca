import type { BarLine } from '../report/report.ts';
import type { ReviewResults } from './measure-review.ts';

const bar = 100;

export const reviewTitle = 'Review mode, a key → the next record painted, 4×';

/** A line for each queue that was worked off. */
export const reviewLines = ({ queues }: ReviewResults): BarLine[] =>
  queues.map(({ title, median, p95 }) => ({
    title: `${title} (p95 ${Math.round(p95)} ms)`,
    value: `${Math.round(median)} ms`,
    bar: `≤ ${bar} ms`,
    isWithin: median <= bar,
  }));
