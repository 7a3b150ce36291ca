declare global {
  interface Window {
    /** What `boot.js` has asked for, by address: a script that didn't come is rejected; a style sheet has no promise. */
    fetchedByBoot?: Readonly<Record<string, Promise<unknown> | undefined>> | undefined;
  }
}

const longestWait = 120_000;
/** What has come or is on its way, by address; what fails is forgotten, so that the next one who wants it fetches it. */
const files = new Map<string, Promise<unknown>>();

/**
 * Stands around each `import()` of a build, in place of Vite's own helper. A browser that couldn't fetch a module keeps that for
 * good, whoever had asked for it; so a chunk is imported only when it and all that it imports have come whole: from the cache.
 */
export async function loadChunk<T>(importChunk: () => Promise<T>, names: readonly string[] = []): Promise<T> {
  if (files.size === 0) rememberPage();
  await Promise.all(names.map((name) => arrive(`/${name}`)));
  return importChunk();
}

function arrive(address: string): Promise<unknown> {
  const known = files.get(address);
  if (known) return known;
  const coming = address.endsWith('.css') ? applyStyles(address) : takeOverOrFetch(address);
  files.set(address, coming);
  coming.catch(() => files.delete(address));
  return coming;
}

function takeOverOrFetch(address: string): Promise<unknown> {
  return window.fetchedByBoot?.[address]?.catch(() => fetchWhole(address)) ?? fetchWhole(address);
}

async function fetchWhole(address: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(longestWait) });
  const isScript = response.headers.get('content-type')?.includes('javascript');
  if (!response.ok || !isScript) throw new TypeError(`${address}: ${response.status}`);
  await response.arrayBuffer();
}

/** A style sheet that fails leaves its element behind, which would never try again. */
function applyStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  return new Promise((resolve, reject) => {
    const fail = () => {
      link.remove();
      reject(new TypeError(`${address} not fetched`));
    };
    const limit = setTimeout(fail, longestWait);
    link.onerror = fail;
    link.onload = () => {
      clearTimeout(limit);
      resolve();
    };
    document.head.append(link);
  });
}

/** What the page itself names is there: without it nothing of this would run. */
function rememberPage(): void {
  const named = 'script[type="module"][src], link[rel="modulepreload"], link[rel="stylesheet"]';
  for (const element of document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(named)) {
    const address = new URL('src' in element ? element.src : element.href, document.baseURI).pathname;
    files.set(address, Promise.resolve());
  }
}
