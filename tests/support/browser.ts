import type { Language } from '@diwan/api-contract/values/staff';
import { findChromium } from '@diwan/scripts/chromium.mjs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { Screens } from '../models/screens.ts';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
}

/** A browser of its own that begins in this language. */
export async function openContext(
  browser: Browser,
  language: Language,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript((chosen) => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', chosen);
  }, language);
  return context;
}

/** Signs in as the demo's admin, all the way through the identity provider. */
export async function signIn(context: BrowserContext, url: string, language: Language): Promise<Screens> {
  const page = await context.newPage();
  const screens = new Screens(page, language);
  await page.goto(`${url}/login`);
  await screens.signIn.clickSignIn();
  await screens.signIn.enter('admin@example.com', process.env.DEMO_PASSWORD ?? 'demo-password');
  await page.waitForURL(`${url}/dashboard`);
  return screens;
}
