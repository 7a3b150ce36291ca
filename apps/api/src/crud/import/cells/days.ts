import { latinDigits } from '@diwan/api-contract/values/text/search-key';
import { UnreadableCell } from './unreadable.ts';

const dayMilliseconds = 86_400_000;
/** No year of the Gregorian calendar that anybody means is less, and none of the Hijri calendar is more. */
const firstGregorianYear = 1700;

/** A day as `YYYY-MM-DD`: year first or last, of either calendar. */
export function dayIn(text: string): string {
  const parts = latinDigits(text)
    .replace(/(?:هـ?|م|AH|AD)\.?$/i, '')
    .trim()
    .split(/[-/.\s]+/);
  const [first = '', month = '', last = ''] = parts;
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) throw new UnreadableCell('unreadDate');
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  if (year.length !== 4) throw new UnreadableCell('unreadDate');
  const read = Number(year) < firstGregorianYear ? fromHijri : fromGregorian;
  return read(Number(year), Number(month), Number(day));
}

/** A moment in UTC; it is written in the time of Riyadh, and begins its day where no time stands behind it. */
export function instantIn(text: string): string {
  const latin = latinDigits(text).trim();
  const isZoned = latin.includes('T') && /(?:Z|[+-]\d\d:?\d\d)$/.test(latin);
  if (isZoned && !Number.isNaN(Date.parse(latin))) return new Date(latin).toISOString();
  const clock = /(?<![\sT])[\sT]+(\d{1,2}:\d\d)(?::\d\d)?$/.exec(latin);
  const time = clock?.[1] ?? '00:00';
  const moment = new Date(`${dayIn(latin.slice(0, clock?.index))}T${timeIn(time)}:00+03:00`);
  return moment.toISOString();
}

export function timeIn(text: string): string {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(latinDigits(text).trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) throw new UnreadableCell('unreadTime');
  return `${hours.padStart(2, '0')}:${minutes}`;
}

function fromGregorian(year: number, month: number, day: number): string {
  const time = new Date(Date.UTC(year, month - 1, day));
  if (time.getUTCMonth() !== month - 1 || time.getUTCDate() !== day) throw new UnreadableCell('unreadDate');
  return time.toISOString().slice(0, 10);
}

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The calendar of Umm al-Qura follows the moon, so the day is looked for around where it must be. */
function fromHijri(year: number, month: number, day: number): string {
  const daysSinceEpoch = (year - 1) * 354.367_07 + (month - 1) * 29.530_59 + day;
  const near = Date.UTC(622, 6, 18) + Math.round(daysSinceEpoch) * dayMilliseconds;
  for (let off = -4; off <= 4; off++) {
    const time = new Date(near + off * dayMilliseconds);
    const parts = Object.fromEntries(hijri.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    if (parts.year === year && parts.month === month && parts.day === day) return time.toISOString().slice(0, 10);
  }
  throw new UnreadableCell('unreadDate');
}
