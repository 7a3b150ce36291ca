/** Sums from which the correlation of two values follows, so that none of them need be kept. */
export interface PairSums {
  count: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
}

export const noPairs = (): PairSums => ({ count: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 });

export function addPair(sums: PairSums, x: number, y: number): void {
  sums.count++;
  sums.x += x;
  sums.y += y;
  sums.xx += x * x;
  sums.yy += y * y;
  sums.xy += x * y;
}

/** Below this a variance is what rounding leaves of none. */
const nothing = 1e-9;

/** Pearson's correlation, which is the point-biserial one where a value is 0 or 1; null where either never differs. */
export function correlationOf({ count, x, y, xx, yy, xy }: PairSums): number | null {
  const [ofX, ofY] = [count * xx - x * x, count * yy - y * y];
  if (ofX <= nothing || ofY <= nothing) return null;
  return Math.max(-1, Math.min(1, (count * xy - x * y) / Math.sqrt(ofX * ofY)));
}
