/** This machine's time that no change of its clock can turn back, in milliseconds. */
export function monotonicNow(): number {
  return performance.timeOrigin + performance.now();
}

/** How far the server's clock is ahead, from the time that it told just now. */
export function offsetFrom(serverNow: string): number {
  return Date.parse(serverNow) - monotonicNow();
}

export function serverTime(offset: number): number {
  return monotonicNow() + offset;
}
