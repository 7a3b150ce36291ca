declare global {
  interface Window {
    askedByBoot?: { url: string; token: string; response: Promise<Response> } | undefined;
  }
}

/** What `boot.js` asked for before any other code was there, if it is this, asked by the same person; given once. */
export function takeAskedByBoot(url: string, token: string): Promise<Response> | undefined {
  const asked = window.askedByBoot;
  window.askedByBoot = undefined;
  return asked?.url === url && asked.token === token ? asked.response : undefined;
}
