import { riyadhDay } from '#crud/fields/date/riyadh-time.ts';

/** Which end of a range a day is: a month begins on its first day and ends on its last. */
export type RangeEnd = 'from' | 'to';

const word = /^(-?\d{1,4})([dm])$/;
const dayInMs = 86_400_000;

export const today = (now = Date.now()): string => riyadhDay(now);

export const isMovingDay = (text: string): boolean => word.test(text);

/** Whether this is a day of the calendar that a list can be narrowed to. */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day that a text of the address means today; a day of the calendar means itself. */
export function dayMeant(text: string, end: RangeEnd, now = today()): string {
  const [, count, unit] = word.exec(text) ?? [];
  if (count === undefined) return text;
  if (unit === 'd') return new Date(Date.parse(now) + Number(count) * dayInMs).toISOString().slice(0, 10);
  const [year = 0, month = 0] = now.split('-').map(Number);
  const first = month - 1 + Number(count);
  return new Date(Date.UTC(year, end === 'from' ? first : first + 1, end === 'from' ? 1 : 0))
    .toISOString()
    .slice(0, 10);
}
