/** The server's time in milliseconds, by this device's clock and what the server said last. */
export function createServerClock() {
  let ahead = 0;
  return {
    set: (now: string): void => {
      ahead = Date.parse(now) - Date.now();
    },
    now: (): number => Date.now() + ahead,
  };
}
export type ServerClock = ReturnType<typeof createServerClock>;

const oftenInMs = 500;

/** Calls `ring` once that instant is there, also when the device has slept meanwhile. */
export function ringAt(due: number, clock: ServerClock, ring: () => void): () => void {
  const look = () => {
    if (clock.now() < due) return;
    clearInterval(timer);
    ring();
  };
  const timer = setInterval(look, oftenInMs);
  look();
  return () => clearInterval(timer);
}
