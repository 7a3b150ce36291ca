import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { DemoRefused } from './demo-refused.ts';

/** Lets the mocks have the demo's own requests, and nothing else. */
const script = '/demo-worker.js';
/** The pages that the worker may ever see: those of the demo's apps, opened by their own address. */
const scope = '/apps/';
const patience = 5_000;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => unknown };
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Its policy is the one that the page's security header allows, and it knows no other script. */
async function register(): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('demo-worker', { createScriptURL: () => script });
  return navigator.serviceWorker.register((policy?.createScriptURL(script) ?? script) as string, { scope });
}

/** Whether the worker has taken this page over; it never does when the page was opened elsewhere and only its address changed. */
const isTakenOver = (): Promise<boolean> =>
  new Promise((resolve) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return resolve(true);
    const timer = setTimeout(() => resolve(false), patience);
    const taken = () => {
      clearTimeout(timer);
      resolve(true);
    };
    serviceWorker.addEventListener('controllerchange', taken, { once: true });
  });

/** Registers the worker; what it gives back unregisters it again. */
export async function startDemoWorker(handlers: readonly RequestHandler[]): Promise<() => Promise<void>> {
  const registration = await register();
  // Without this MSW would reload the page again and again.
  if (!(await isTakenOver())) {
    await registration.unregister();
    throw new DemoRefused('outOfScope');
  }
  const worker = setupWorker(...handlers);
  await worker.start({ serviceWorker: { url: script, options: { scope } }, onUnhandledFrame: 'bypass', quiet: true });
  return async () => {
    // First of all: a page that is going away has no time for what is done in turn.
    await registration.unregister();
    await worker.stop();
  };
}
