/** Measures what the README promises, on the built product in a real browser; ends with 1 when a bar is missed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildScreensIfNeeded } from '../../scripts/build-screens.mjs';
import { Screens } from '../models/screens.ts';
import { launchBrowser, openContext, signIn } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';
import { isWithinBar, kilobytes, type Measurement, report } from './report.ts';
import { scriptsUntil } from './scripts-until.ts';

const language = 'ar';

process.chdir(join(import.meta.dirname, '../..'));
buildScreensIfNeeded();
const dataDir = await mkdtemp(join(tmpdir(), 'diwan-bench-'));
try {
  const { firstStart, measurements } = await measureFirstRun();
  const again = await startProduct(dataDir);
  await again.stop();
  const starts = { firstStart, secondStart: again.startSeconds };
  console.log(`\n${report(measurements)}\n`);
  console.log(
    `Server, for information: first start ${firstStart.toFixed(1)} s, second ${again.startSeconds.toFixed(1)} s`,
  );
  const javascript = measurements.map(({ title, bar, scripts }) => ({
    title,
    bar,
    gzip: kilobytes(scripts, 'gzip'),
    brotli: kilobytes(scripts, 'brotli'),
    scripts,
  }));
  await writeFile('bench-results.json', `${JSON.stringify({ javascript, starts }, null, 2)}\n`);
  process.exitCode = measurements.every(isWithinBar) ? 0 : 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function measureFirstRun() {
  const product = await startProduct(dataDir);
  const browser = await launchBrowser();
  try {
    const measurements = [await beforeSignIn(browser, product.url), await beforeFirstRow(browser, product.url)];
    return { firstStart: product.startSeconds, measurements };
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function beforeSignIn(browser: Browser, url: string): Promise<Measurement> {
  const context = await openContext(browser, language);
  const page = await context.newPage();
  const { t } = new Screens(page, language);
  const button = page.getByRole('button', { name: t.core.signIn.action });
  const scripts = await scriptsUntil(page, `${url}/login`, () => button.click({ trial: true }));
  await context.close();
  return { title: 'the sign-in page is usable', scripts, bar: 115 };
}

async function beforeFirstRow(browser: Browser, url: string): Promise<Measurement> {
  const context = await openContext(browser, language);
  await signIn(context, url, language);
  const page = await context.newPage();
  const { list } = new Screens(page, language);
  const scripts = await scriptsUntil(page, `${url}/job_post/list`, () => list.rows.first().waitFor());
  await context.close();
  return { title: 'the first job post row', scripts, bar: 205 };
}
