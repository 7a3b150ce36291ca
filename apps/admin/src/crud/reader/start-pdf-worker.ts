interface Policy {
  createScriptURL: (url: string) => unknown;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
}

let policy: Policy | undefined;

/** Starts the worker that reads PDF files; its policy is one that the page's security header allows. */
export async function startPdfWorker(): Promise<Worker> {
  const { default: url } = await import('pdfjs-dist/build/pdf.worker.min.mjs?url');
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // Nothing but this one file may become a worker here.
  policy ??= trustedTypes?.createPolicy('pdf-worker', { createScriptURL: () => url });
  return new Worker((policy?.createScriptURL(url) ?? url) as string, { type: 'module' });
}
