const dayInMs = 86_400_000;

/** Whether more than `days` have passed; what never happened is not old. */
export function isOlderThanDays(days: number, since: string | null | undefined, now: string): boolean {
  return since ? Date.parse(now) - Date.parse(since) > days * dayInMs : false;
}

export function isAfter(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other);
}

export function addDays(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * dayInMs).toISOString();
}

/** The day in Riyadh, which knows no summer time, `YYYY-MM-DD`. */
export function dayIn(instant: string): string {
  return new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 10);
}

/** When a day, `YYYY-MM-DD`, is over in Riyadh. */
export function endOfDay(day: string): string {
  return addDays(`${day}T00:00:00+03:00`, 1);
}

/** A note that explains something is 10 to 500 characters long. */
export function isNoteTooShort(note: string | undefined): boolean {
  return (note ?? '').trim().length < 10;
}

export function isNoteTooLong(note: string | undefined): boolean {
  return (note ?? '').trim().length > 500;
}
