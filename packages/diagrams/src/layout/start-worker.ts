interface Policy {
  createScriptURL: (url: string) => unknown;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
}

let policy: Policy | undefined;

/** Starts a worker from this app's own files; its policy is the one that the page's security header allows. */
export function startWorker(url: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('layout-worker', { createScriptURL: ownUrl });
  return new Worker((policy?.createScriptURL(url) ?? url) as string);
}

/** Nothing but a file of this app may become a worker. */
function ownUrl(url: string): string {
  if (new URL(url, document.baseURI).origin !== location.origin) throw new TypeError(`${url} is not one of our files.`);
  return url;
}
