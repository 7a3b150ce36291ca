const firstPause = 3_000;
const longestPause = 15_000;

/**
 * What is fetched when it is needed, such as code; tried again until it comes, and at once when the browser is back online.
 * `onLate` is told once, when it could not be fetched the first time.
 */
export async function untilLoaded<T>(load: () => Promise<T>, onLate?: () => void): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await load();
    } catch {
      if (pause === firstPause) onLate?.();
      await pauseOrOnline(pause);
    }
  }
}

function pauseOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });
}
