const longestPause = 30_000;

/** Ends after a pause that grows with each attempt, or as soon as the network is back. */
export async function waitForRetry(attempt: number, signal: AbortSignal): Promise<void> {
  const jitter = 0.75 + Math.random() / 2;
  const length = Math.min(1_000 * 2 ** (attempt - 1), longestPause) * jitter;
  await Promise.race([pause(length, signal), eventOn(window, 'online', signal)]);
}

export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

export function eventOn(target: EventTarget, type: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    target.addEventListener(type, () => resolve(), { once: true, signal });
  });
}
