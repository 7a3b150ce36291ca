const riyals = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** Riyals with two decimals and their thousands apart, as an invoice writes them in both languages. */
export const amountText = (halalas: number): string => riyals.format(halalas / 100);

/** Hundredths of a percent as percents, such as `15%` or `17.5%`. */
export const rateText = (bps: number): string => `${bps / 100}%`;

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'UTC',
});

/** A day in both calendars, `2026-11-25 · 1448-06-15`. */
export function dayText(day: string): string {
  const parts = new Map(hijri.formatToParts(new Date(`${day}T12:00:00Z`)).map(({ type, value }) => [type, value]));
  return `${day} · ${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** A moment in the time of Riyadh, which knows no summer time, `2026-11-25 14:30 · 1448-06-15`. */
export function momentText(instant: string): string {
  const local = new Date(Date.parse(instant) + 3 * 3_600_000).toISOString();
  const [gregorian, islamic] = dayText(local.slice(0, 10)).split(' · ');
  return `${gregorian} ${local.slice(11, 16)} · ${islamic}`;
}
