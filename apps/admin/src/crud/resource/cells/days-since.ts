/** Whole days that have passed since an instant. */
export function daysSince(instant: string, now = Date.now()): number {
  return Math.max(0, Math.floor((now - Date.parse(instant)) / 86_400_000));
}
