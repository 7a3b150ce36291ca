import type { BrowserContext } from '@playwright/test';
import type { BrowserState } from './world.ts';

/** Gives a new browser what it holds. Playwright's `storageState` opens and closes a page for it, which takes a second of processor. */
export async function furnish(context: BrowserContext, { cookies, origins }: BrowserState): Promise<void> {
  await context.addCookies(cookies);
  await context.addInitScript((stored) => {
    // A sandboxed frame has no storage, and an origin of its own whatever its address.
    const own = stored.find(({ origin }) => origin === self.origin);
    // Not again: what the product has stored or taken away since stays so.
    if (!own || localStorage.length > 0) return;
    for (const { name, value } of own.localStorage) localStorage.setItem(name, value);
  }, origins);
}
