/** `2026-03-01 12:30` on a clock in Riyadh, which reads the same in both languages. */
export function timeInRiyadh(instant: string): string {
  return new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}
