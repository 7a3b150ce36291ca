import type { PlanTerms } from '@diwan/api-contract/resources/plan-draft';
import type { PlanInterval } from '@diwan/api-contract/values/records/plan';
import { addDays } from '@diwan/machines/workflows/rules';

type Interval = Pick<PlanTerms, 'interval' | 'intervalCount'>;

const monthsIn: Readonly<Record<Exclude<PlanInterval, 'one_time'>, number>> = {
  month: 1,
  quarter: 3,
  half_year: 6,
  year: 12,
};
const riyadhMs = 3 * 3_600_000;

/** When a period ends that begins at an instant: the same day and time in Riyadh, or the last day of a shorter month. */
export function periodEnd(start: string, { interval, intervalCount }: Interval): string {
  if (interval === 'one_time') return addDays(start, 30 * intervalCount);
  return addMonths(start, monthsIn[interval] * intervalCount);
}

/** The same day so many months later. */
export function addMonths(start: string, months: number): string {
  const local = new Date(Date.parse(start) + riyadhMs);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, last));
  return new Date(local.getTime() - riyadhMs).toISOString();
}

/** How many months a period has; null of what is bought once. */
export const monthsOf = ({ interval, intervalCount }: Interval): number | null =>
  interval === 'one_time' ? null : monthsIn[interval] * intervalCount;
