import { day, hour, minute } from './time.ts';

const opensAt = 9 * hour;
const closesAt = 17 * hour;
const riyadh = 3 * hour;
const quarter = 15 * minute;

const midnight = (at: number) => Math.floor((at + riyadh) / day) * day - riyadh;
/** Friday and Saturday are off. */
const isWorkingDay = (at: number) => ![5, 6].includes(new Date(midnight(at) + riyadh).getUTCDay());

/** The last quarter of an hour, not after an instant, at which something of this length ends within office hours in Riyadh. */
export function officeTimeBefore(at: number, length: number): number {
  const today = midnight(at);
  const latest = Math.min(Math.floor(at / quarter) * quarter, today + closesAt - length);
  return isWorkingDay(at) && latest >= today + opensAt ? latest : officeTimeBefore(today - 1, length);
}

/** When the office opens on each of the next working days, today left out. */
export function nextOpenings(now: number, count: number): number[] {
  const days = Array.from({ length: 2 * count + 2 }, (_, index) => midnight(now) + (index + 1) * day);
  return days
    .filter(isWorkingDay)
    .slice(0, count)
    .map((start) => start + opensAt);
}
