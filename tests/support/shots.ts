/** Pictures of the screens that matter, in both languages, both themes and two widths; two of them stand in the README. */
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryHome } from '@diwan/api/test/databases/temporary-home.ts';
import { buildScreensIfNeeded } from '@diwan/scripts/build/build-screens.mjs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Screens } from '../models/screens.ts';
import { launchBrowser, openContext, signIn } from './browser.ts';
import { startProduct } from './product.ts';
import { type Scene, scenes } from './scenes.ts';

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const looks = (['ar', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => widths.map((viewport) => ({ language, theme, viewport }))),
);
type Look = (typeof looks)[number];
const forReadme: Record<string, string> = {
  'list-ar-light-1440.png': 'list-ar.png',
  'applicants-en-dark-1440.png': 'applicants-en.png',
};
const only = process.argv[2];

process.chdir(join(import.meta.dirname, '../..'));
buildScreensIfNeeded();
await mkdir('tests/shots', { recursive: true });
await mkdir('docs/images', { recursive: true });
const dataDir = await temporaryHome('shots');
const product = await startProduct(dataDir, { RATE_LIMIT_FACTOR: '100' });
const browser = await launchBrowser();
try {
  for (const look of looks) await takeLook(browser, look);
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** In a browser of its own: what a form of one look keeps, another would offer to go on with. */
async function takeLook(on: Browser, look: Look): Promise<void> {
  const before = await openLook(on, look);
  const context = await openLook(on, look);
  const { page } = await signIn(context, product.url, look.language);
  await page.close();
  for (const scene of scenes.filter(({ name }) => !only || name === only)) {
    await take(scene.isSignedOut ? before : context, scene, look);
  }
  await before.close();
  await context.close();
}

async function openLook(on: Browser, { language, theme }: Look): Promise<BrowserContext> {
  const context = await openContext(on, language, { colorScheme: theme });
  await applyTheme(context, theme);
  return context;
}

async function take(context: BrowserContext, scene: Scene, { language, theme, viewport }: Look): Promise<void> {
  const page = await context.newPage();
  const file = `${scene.name}-${language}-${theme}-${viewport.width}.png`;
  try {
    await page.setViewportSize(viewport);
    await page.goto(product.url + scene.path);
    await scene.prepare(new Screens(page, language));
    await settle(page);
    await page.screenshot({ path: `tests/shots/${file}` });
    const chosen = forReadme[file];
    if (chosen) await cp(`tests/shots/${file}`, `docs/images/${chosen}`);
    console.log(file);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
  await page.close();
}

/** The theme is one of the person's choices, kept in the browser. */
async function applyTheme(context: BrowserContext, theme: string): Promise<void> {
  await context.addInitScript((chosen) => {
    const preferences = JSON.parse(localStorage.getItem('preferences') ?? '{}');
    localStorage.setItem('preferences', JSON.stringify({ ...preferences, theme: chosen }));
  }, theme);
}

async function settle(page: Page): Promise<void> {
  // What belongs to the person stands in the bar once the screen has come.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
}
