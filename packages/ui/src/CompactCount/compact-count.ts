/** A count in at most one decimal of thousands from 1000 on: 999, 1k, 1.5k. */
export function compactCount(value: number): string {
  return value > 999 ? `${Math.round(value / 100) / 10}k` : String(value);
}
