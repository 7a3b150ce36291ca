/** The version of the screens that this tab runs, or null in development: the name of the entry script. */
export function runningVersion(): string | null {
  return document.querySelector('script[src^="/assets/"]')?.getAttribute('src') ?? null;
}

/** The version that the server has now, or null when it can't be asked. */
export async function servedVersion(): Promise<string | null> {
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    return /<script[^<>]+src="(\/assets\/[^"]+)"/.exec(await response.text())?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Whether a newer version was deployed while this tab was open. */
export async function isOutdated(): Promise<boolean> {
  const running = runningVersion();
  if (!running) return false;
  const served = await servedVersion();
  return served !== null && served !== running;
}

const key = 'reloadedFor';

/** A reload for a newer version happens once for a screen, until a screen has been shown again. */
export const reloadOnce = {
  mayReload: (path: string) => sessionStorage.getItem(key) !== path,
  note: (path: string) => sessionStorage.setItem(key, path),
  forget: () => sessionStorage.removeItem(key),
};
