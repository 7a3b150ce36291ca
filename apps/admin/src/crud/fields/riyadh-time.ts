/** Riyadh keeps UTC+3 all year. */
const offset = '+03:00';
const offsetMs = 3 * 60 * 60 * 1000;

/** Every half hour of a day, `HH:MM`. */
export const halfHours: readonly string[] = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** Day and time of an instant on a clock in Riyadh; midnight where there is no instant. */
export function riyadhParts(instant: string | null): { day: string | null; time: string } {
  if (instant === null) return { day: null, time: '00:00' };
  const local = new Date(Date.parse(instant) + offsetMs).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** The instant, in UTC, at which a clock in Riyadh shows this day and time. */
export function instantOf(day: string, time: string): string {
  return new Date(`${day}T${time}:00${offset}`).toISOString();
}
