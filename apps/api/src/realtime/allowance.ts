/** A token bucket: `take` is false when the bucket is empty. */
export interface Allowance {
  take(now: number): boolean;
  /** Whether it is as good as new and need not be remembered. */
  isFull(now: number): boolean;
}

export function createAllowance(perSecond: number, burst: number): Allowance {
  let left = burst;
  let filledAt: number | undefined;
  function fill(now: number): void {
    left = Math.min(burst, left + ((now - (filledAt ?? now)) / 1000) * perSecond);
    filledAt = now;
  }
  return {
    take(now) {
      fill(now);
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    isFull(now) {
      fill(now);
      return left === burst;
    },
  };
}
