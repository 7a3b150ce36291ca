/** The zone of every clock in the product. */
export const riyadh = 'Asia/Riyadh';

/** Riyadh keeps UTC+3 all year. */
const offsetMs = 3 * 60 * 60 * 1000;

/** The day on which a clock in Riyadh is at this time. */
export function riyadhDay(time: number): string {
  return new Date(time + offsetMs).toISOString().slice(0, 10);
}
