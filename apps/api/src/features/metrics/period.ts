/** The first and the last day, `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

export type Unit = 'day' | 'week' | 'month';

const dayLength = 86_400_000;
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const lengthOf = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / dayLength + 1;

/** The period of the same length just before. */
export function previous(period: Period): Period {
  const length = lengthOf(period) * dayLength;
  return { from: toDay(Date.parse(period.from) - length), to: toDay(Date.parse(period.from) - dayLength) };
}

/** A chart has at most about 60 points. */
export function unitOf(period: Period): Unit {
  const length = lengthOf(period);
  if (length <= 60) return 'day';
  return length <= 200 ? 'week' : 'month';
}

/** The first days of all days, weeks (from Monday, as PostgreSQL has them) or months that the period touches. */
export function bucketsOf({ from, to }: Period, unit: Unit): string[] {
  const buckets = new Set<string>();
  for (let time = Date.parse(from); time <= Date.parse(to); time += dayLength) buckets.add(bucketOf(time, unit));
  return [...buckets];
}

function bucketOf(time: number, unit: Unit): string {
  const date = new Date(time);
  if (unit === 'month') return toDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
  if (unit === 'week') return toDay(time - ((date.getUTCDay() + 6) % 7) * dayLength);
  return toDay(time);
}
