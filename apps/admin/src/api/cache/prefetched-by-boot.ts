declare global {
  interface Window {
    prefetchedByBoot?: { url: string; token: string; response: Promise<Response> } | undefined;
  }
}

/** What `boot.js` asked for before any other code was there, if it is this, asked by the same person; given once. */
export function takePrefetchedByBoot(url: string, token: string): Promise<Response> | undefined {
  const asked = window.prefetchedByBoot;
  window.prefetchedByBoot = undefined;
  return asked?.url === url && asked.token === token ? asked.response : undefined;
}
