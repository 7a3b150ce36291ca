import { eventOn, pause } from '#api/cache/wait-for-retry.ts';
import { serverTime } from './server-clock.ts';

/** A token is renewed this long before its end, so that no request has to wait for it. */
const margin = 30_000;
const longestNap = 60_000;

/** Ends shortly before the token does; a hidden tab waits until somebody looks at it again. */
export async function waitForExpiry(expiresAt: string, serverOffset: number, signal: AbortSignal): Promise<void> {
  const left = () => Date.parse(expiresAt) - margin - serverTime(serverOffset);
  while (left() > 0 || document.visibilityState === 'hidden') {
    // A machine that sleeps stops its timers: short naps, and a look at the clock on waking.
    const nap = Math.min(Math.max(left(), 1_000), longestNap);
    await Promise.race([pause(nap, signal), eventOn(document, 'visibilitychange', signal)]);
    signal.throwIfAborted();
  }
}
