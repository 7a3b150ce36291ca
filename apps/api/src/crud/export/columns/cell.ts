/** What a cell of an exported table holds: text, a number, or what a spreadsheet shows in its own way. */
export type Cell = string | number | null | TypedCell;
export type TypedCell =
  | { kind: 'money'; halalas: number }
  | { kind: 'moment'; instant: string }
  | { kind: 'day'; date: string };

export const money = (halalas: number | null): Cell => (halalas === null ? null : { kind: 'money', halalas });
export const moment = (instant: string | null): Cell => (instant === null ? null : { kind: 'moment', instant });
export const day = (date: string | null): Cell => (date === null ? null : { kind: 'day', date });

/** What nobody sees at the beginning (space, byte order, direction and zero-width marks), then what begins a formula or a new cell. */
const risky = /^[[\s\p{Cc}\p{Cf}\p{DI}]--[\t\r\n]]*[=+\-@\|%;＝＋－＠\t\r\n]/v;

/** Text that no spreadsheet takes for a formula: an apostrophe marks as text what could begin one. */
export function plainText(text: string): string {
  return risky.test(text) ? `'${text}` : text;
}

const riyadhOffset = 3 * 3_600_000;

/** The wall clock of Riyadh, which knows no summer time, written as if it were UTC. */
export function riyadhTime(instant: string): Date {
  return new Date(Date.parse(instant) + riyadhOffset);
}
