/** The first and the last day of a period in Riyadh, `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

export const periodNames = ['today', 'week', 'month', 'quarter', 'hijriMonth', 'custom'] as const;
export type PeriodName = (typeof periodNames)[number];

const dayLength = 86_400_000;
const riyadh = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' });
const hijriDay = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { day: 'numeric', timeZone: 'UTC' });

const before = (day: string, days: number) => new Date(Date.parse(day) - days * dayLength).toISOString().slice(0, 10);

/** Today in Riyadh. */
export const todayAt = (now: number) => riyadh.format(now);

/** The days of a named period that ends today. */
export function periodOf(name: Exclude<PeriodName, 'custom'>, now: number): Period {
  const to = todayAt(now);
  if (name === 'today') return { from: to, to };
  if (name === 'week') return { from: before(to, 6), to };
  if (name === 'month') return { from: before(to, 29), to };
  if (name === 'hijriMonth') return { from: before(to, Number(hijriDay.format(Date.parse(to))) - 1), to };
  const quarter = Math.floor((Number(to.slice(5, 7)) - 1) / 3) * 3 + 1;
  return { from: `${to.slice(0, 4)}-${String(quarter).padStart(2, '0')}-01`, to };
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string | null): text is string =>
  text !== null && dayPattern.test(text) && !Number.isNaN(Date.parse(text));

/** The period that an address asks for: a named one, or two days; the last 30 days unless it says so. */
export function readPeriod(search: string, now = Date.now()): { name: PeriodName; period: Period } {
  const params = new URLSearchParams(search);
  const [from, to] = [params.get('from'), params.get('to')];
  if (isDay(from) && isDay(to) && from <= to) return { name: 'custom', period: { from, to } };
  const given = params.get('period');
  const name = periodNames.find((one) => one === given && one !== 'custom') as
    | Exclude<PeriodName, 'custom'>
    | undefined;
  return { name: name ?? 'month', period: periodOf(name ?? 'month', now) };
}

export const searchOfPeriod = (name: Exclude<PeriodName, 'custom'>) => `?period=${name}`;
export const searchOfDays = ({ from, to }: Period) => `?from=${from}&to=${to}`;
