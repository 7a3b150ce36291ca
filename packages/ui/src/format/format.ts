import { compactCount } from '../CompactCount/compact-count.ts';

export type FormatLocale = 'ar' | 'en';
export type Numerals = 'latn' | 'arab';
export type CalendarName = 'gregory' | 'islamic-umalqura';

/** A person's choices about figures and dates. */
export interface FormatOptions {
  numerals?: Numerals;
  calendar?: CalendarName;
  timeZone?: string;
}

/** An amount and its unit apart, in reading order, so that the unit can be muted. */
export interface MoneyParts {
  amount: string;
  unit: string;
  isUnitFirst: boolean;
}

/** Turns values into the words of one language; `YYYY-MM-DD` is a day without a zone, anything longer an instant. */
export interface Format {
  date: (value: string) => string;
  dateTime: (instant: string) => string;
  relative: (instant: string, now?: number) => string;
  range: (from: string, to: string) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  compactCount: (value: number) => string;
  /** With at most so many digits after the point. */
  percent: (ratio: number, fractionDigits?: 1 | 2) => string;
  /** `HH:MM` on the clock of the language, without a day. */
  time: (value: string) => string;
  /** Whole minutes as hours and minutes. */
  duration: (minutes: number) => string;
  money: (halalas: number) => string;
  moneyParts: (halalas: number) => MoneyParts;
  list: (items: readonly string[]) => string;
}

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true };
const minute: Intl.DateTimeFormatOptions = { ...day, ...clock };
const steps: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const made = new Map<string, Format>();

/** The formatter of a language and its options; the same arguments give the same object. */
export function createFormat(locale: FormatLocale, options: FormatOptions = {}): Format {
  const { numerals = 'latn', calendar = 'gregory', timeZone = 'Asia/Riyadh' } = options;
  // British English writes the day before the month, as is usual in Saudi Arabia.
  const tag = `${locale === 'en' ? 'en-GB' : 'ar'}-u-ca-${calendar}-nu-${numerals}`;
  const key = `${tag} ${timeZone}`;
  const format = made.get(key) ?? build(locale, tag, timeZone);
  made.set(key, format);
  return format;
}

function build(locale: FormatLocale, tag: string, timeZone: string): Format {
  const dates = once(() => new Intl.DateTimeFormat(tag, { ...day, timeZone }));
  const days = once(() => new Intl.DateTimeFormat(tag, { ...day, timeZone: 'UTC' }));
  const instants = once(() => new Intl.DateTimeFormat(tag, { ...minute, timeZone }));
  const relatives = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  const lists = once(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const percents = (maximumFractionDigits: number) =>
    once(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits }));
  const percentsTo = { 1: percents(1), 2: percents(2) };
  const clocks = once(() => new Intl.DateTimeFormat(tag, { ...clock, timeZone: 'UTC' }));
  const measures = (unit: string) =>
    once(() => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }));
  const hours = measures('hour');
  const minutes = measures('minute');
  const plain = once(() => new Intl.NumberFormat(tag));
  const exact = once(() => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
  const dated = (value: string) => (isDay(value) ? days() : dates());

  function moneyParts(halalas: number): MoneyParts {
    const amount = figure(halalas % 100 === 0 ? plain() : exact(), halalas / 100);
    return { amount, unit: locale === 'ar' ? 'ر.س' : 'SAR', isUnitFirst: locale === 'en' };
  }

  return {
    date: (value) => dated(value).format(new Date(value)),
    dateTime: (instant) => withItsHalfOfDay(instants().format(new Date(instant))),
    relative: (instant, now = Date.now()) => {
      const seconds = Math.round((Date.parse(instant) - now) / 1000);
      const [unit, size] = steps.find(([, least]) => Math.abs(seconds) >= least) ?? (['second', 1] as const);
      return relatives().format(unit === 'second' ? 0 : Math.trunc(seconds / size), unit);
    },
    range: (from, to) => dated(from).formatRange(new Date(from), new Date(to)),
    number: (value, numberOptions) =>
      figure(numberOptions ? new Intl.NumberFormat(tag, numberOptions) : plain(), value),
    compactCount,
    // With the marks around its sign, a number that stands after it in Arabic would come to stand before it.
    percent: (ratio, fractionDigits = 1) => figure(percentsTo[fractionDigits](), ratio).replace(/\u200e?%\u200e?/, '%'),
    time: (value) => withItsHalfOfDay(clocks().format(new Date(`1970-01-01T${value}Z`))),
    duration: (value) => {
      const [whole, rest] = [Math.floor(value / 60), value % 60];
      if (whole === 0) return minutes().format(rest);
      return lists().format([hours().format(whole), ...(rest > 0 ? [minutes().format(rest)] : [])]);
    },
    money: (halalas) => {
      const { amount, unit, isUnitFirst } = moneyParts(halalas);
      return isUnitFirst ? `${unit}\u00a0${amount}` : `${amount}\u00a0${unit}`;
    },
    moneyParts,
    list: (items) => lists().format(items),
  };
}

/** A line that ends after the hour would leave am or pm alone on the next one. */
const withItsHalfOfDay = (time: string) => time.replace(/\s(?=\S+$)/, '\u00a0');

/** What should have been a number and is none is not called one. */
const figure = (format: Intl.NumberFormat, value: number) => (Number.isFinite(value) ? format.format(value) : '—');

function isDay(value: string): boolean {
  return value.length === 10;
}

function once<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
