import { serverTime } from './server-clock.ts';

/** A token is renewed this long before its end, so that no request has to wait for it. */
const margin = 30_000;
const longestNap = 60_000;
const longestPause = 30_000;

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

/** Ends after a pause that grows with each attempt, or as soon as the network is back. */
export async function waitForRetry(attempt: number, signal: AbortSignal): Promise<void> {
  const jitter = 0.75 + Math.random() / 2;
  const length = Math.min(1_000 * 2 ** (attempt - 1), longestPause) * jitter;
  await Promise.race([pause(length, signal), eventOn(window, 'online', signal)]);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function eventOn(target: EventTarget, type: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    target.addEventListener(type, () => resolve(), { once: true, signal });
  });
}
