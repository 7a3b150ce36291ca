import { day, hour } from '#seeding/time.ts';

const riyadh = 3 * hour;
/** Midnight in Riyadh at the beginning of a day. */
const startOf = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) - riyadh;
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'Asia/Riyadh',
  year: 'numeric',
  month: 'numeric',
});

function hijriOf(at: number): { year: number; month: number } {
  const parts = Object.fromEntries(
    hijri.formatToParts(at).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
  );
  return { year: parts.year!, month: parts.month! };
}

/** A time of the year that is a reason to sell: from its first midnight to its last. */
interface Season {
  from: number;
  to: number;
  /** Of the calendar that it is counted in. */
  year: number;
}

/** Ramadan of a Hijri year, day by day from an instant on, forwards or backwards. */
function ramadan(now: number, step: 1 | -1): Season {
  const midnight = Math.floor((now + riyadh) / day) * day - riyadh;
  let at = midnight;
  while (hijriOf(at + hour).month !== 9 || at === midnight) at += step * day;
  const { year } = hijriOf(at + hour);
  const isIn = (instant: number) => hijriOf(instant + hour).month === 9;
  let from = at;
  while (isIn(from - day)) from -= day;
  let to = at;
  while (isIn(to)) to += day;
  return { from, to, year };
}

/** A few days of every year around a date, as they were last, or will be next. */
function yearly(now: number, [month, date, length]: [number, number, number], which: 'last' | 'next'): Season {
  const thisYear = new Date(now + riyadh).getUTCFullYear();
  const years = which === 'last' ? [thisYear, thisYear - 1] : [thisYear, thisYear + 1];
  const seasons = years.map((year) => {
    const from = startOf(year, month, date);
    return { from, to: from + length * day, year };
  });
  return seasons.find(({ from, to }) => (which === 'last' ? to < now : from > now)) ?? seasons[1]!;
}

/** The seasons around an instant. */
export const seasonsAround = (now: number) => ({
  lastRamadan: ramadan(now - 30 * day, -1),
  nextRamadan: ramadan(now + day, 1),
  /** 23 September. */
  lastNationalDay: yearly(now, [9, 20, 8], 'last'),
  /** 22 February. */
  nextFoundingDay: yearly(now, [2, 19, 7], 'next'),
  lastSummer: yearly(now, [6, 15, 60], 'last'),
});
