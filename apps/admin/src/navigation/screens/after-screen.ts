const step = 100;
const longestWait = 5_000;

/** Lets the screen's own code and data go first: what is loaded through this comes when nothing on the screen is busy any more. */
export async function afterScreen<T>(load: () => Promise<T>): Promise<T> {
  for (let waited = 0; waited < longestWait; waited += step) {
    await pause();
    if (document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"]')) break;
  }
  await idle();
  return load();
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, step));

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else resolve();
  });
