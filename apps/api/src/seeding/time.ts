import type { Random } from './random.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** An instant as the database gives it, with microseconds. */
export const instant = (at: number) => new Date(at).toISOString().replace('Z', '000Z');
export const calendarDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The age of the nth of `count` things that arrive ever faster: the first is `oldest`, the last a few minutes. */
export function ageOf(index: number, count: number, oldest: number, random: Random): number {
  const left = (count - index - random.next()) / count;
  return 4 * minute + left ** 2 * oldest;
}

/** Of things in the order in which they came those that were there at an instant, or else the first. */
export function before<T extends { createdAt: number }>(things: readonly T[], at: number): readonly T[] {
  let [from, to] = [0, things.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (things[middle]!.createdAt < at) from = middle + 1;
    else to = middle;
  }
  return things.slice(0, Math.max(1, from));
}

/** A UUID of version 7 by chance that repeats. */
export function makeId(at: number, random: Random): string {
  const hex = (bits: number) =>
    Math.floor(random.next() * 2 ** bits)
      .toString(16)
      .padStart(bits / 4, '0');
  const stamp = Math.floor(at).toString(16).padStart(12, '0');
  const variant = (8 + random.int(0, 3)).toString(16);
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hex(12)}-${variant}${hex(12)}-${hex(24)}${hex(24)}`;
}

/** Numbers such as `JOB-2026-000123`; the ordinal goes on over the years. */
export function recordNumber(prefix: string, at: number, ordinal: number): string {
  return `${prefix}-${new Date(at).getUTCFullYear()}-${String(ordinal).padStart(6, '0')}`;
}
