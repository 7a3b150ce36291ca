declare global {
  interface Window {
    prefetchedByBoot?: { url: string; token: string; response: Promise<Response> } | undefined;
  }
}

/** What `boot.js` asked for before any other code was there, if it is this, asked by the same person; given once. */
export function takePrefetchedByBoot(url: string, token: string): Promise<Response> | undefined {
  const begun = window.prefetchedByBoot;
  window.prefetchedByBoot = undefined;
  return begun?.url === url && begun.token === token ? begun.response : undefined;
}
