import { lengthOf, type Period } from '@diwan/api-contract/figures/figures';

export type Unit = 'day' | 'week' | 'month';

const dayLength = 86_400_000;
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A chart has at most about 60 points. */
export function unitOf(period: Period): Unit {
  const length = lengthOf(period);
  if (length <= 60) return 'day';
  return length <= 200 ? 'week' : 'month';
}

/** A day, week (from Monday, as PostgreSQL has it) or month, by its first day, and the days of it that the period has. */
interface Bucket extends Period {
  bucket: string;
}

/** All days, weeks or months that the period touches. */
export function bucketsOf({ from, to }: Period, unit: Unit): Bucket[] {
  const buckets = new Map<string, Bucket>();
  for (let time = Date.parse(from); time <= Date.parse(to); time += dayLength) {
    const bucket = bucketOf(time, unit);
    buckets.set(bucket, { from: buckets.get(bucket)?.from ?? toDay(time), to: toDay(time), bucket });
  }
  return [...buckets.values()];
}

function bucketOf(time: number, unit: Unit): string {
  const date = new Date(time);
  if (unit === 'month') return toDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));
  if (unit === 'week') return toDay(time - ((date.getUTCDay() + 6) % 7) * dayLength);
  return toDay(time);
}
