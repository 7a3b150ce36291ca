import type { BrowserContext, Page } from '@playwright/test';
import { withBrowser, withPage } from '../browser/chrome.ts';
import { firstRow } from '../browser/first-row.ts';
import { type Scroll, scrollTable } from '../browser/scroll.ts';
import { median, quantile } from '../report/figures.ts';
import { withTablePage } from './table-page.ts';

/** The library's table with 10,000 rows, alone on a page. */
export interface TableResults {
  /** From the start of the navigation to the paint of its rows, with the processor as it is. */
  firstPaint: number;
  /** Frames a second while it is scrolled without a stop. */
  framesPerSecond: number;
  /** From an input to the next paint, with a processor four times as slow. */
  nextPaint: number;
  /** The most rows that were in the document. */
  rowsInDocument: number;
}

const row = 'tbody [data-index]';
const language = 'ar';
const unreported = 16;
/** What is loaded when idle has time to come. */
const settling = 1_000;

export function measureTable(runs: number): Promise<TableResults> {
  console.log('Measuring the table with 10,000 rows …');
  return withTablePage((url) =>
    withBrowser(language, async (context) => {
      const place = { url, paths: { list: '' }, css: { row } };
      const paints: number[] = [];
      const scrolls: Scroll[] = [];
      const inputs: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        paints.push((await firstRow(context, place, { cpu: 1, network: 'open', cache: 'cold' })).seconds);
        scrolls.push(await scroll(context, url));
        inputs.push(...(await work(context, url)));
      }
      return {
        firstPaint: median(paints),
        framesPerSecond: median(scrolls.map(({ framesPerSecond }) => framesPerSecond)),
        nextPaint: quantile(inputs, 0.98),
        rowsInDocument: Math.max(...scrolls.map(({ rows }) => rows)),
      };
    }),
  );
}

function scroll(context: BrowserContext, url: string): Promise<Scroll> {
  return withPage(context, { cpu: 1, network: 'open' }, async ({ page }) => {
    await open(page, url);
    return scrollTable(page, row);
  });
}

/** Walks, selects and sorts; tells how long each input took to the next paint. */
function work(context: BrowserContext, url: string): Promise<number[]> {
  return withPage(context, { cpu: 4, network: 'open' }, async ({ page }) => {
    await open(page, url);
    await page.waitForTimeout(settling);
    const table = page.getByRole('grid');
    await table.getByRole('checkbox').nth(1).click();
    await table.locator('tbody a').first().focus();
    for (const key of [
      'ArrowDown',
      'ArrowDown',
      'PageDown',
      'PageDown',
      'x',
      'Control+End',
      'ArrowUp',
      'Control+Home',
    ]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(200);
    }
    await table.locator('thead button').first().click();
    await page.waitForTimeout(500);
    await table.getByRole('checkbox').first().click();
    await page.waitForTimeout(500);
    const { durations, count } = await page.evaluate(() => window.probe.inputs());
    return [...durations, ...Array.from({ length: Math.max(0, count - durations.length) }, () => unreported)];
  });
}

/** Until all rows have their place: the code that keeps most of them out of the document has come. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => (document.querySelector('table')?.offsetHeight ?? 0) > 300_000);
}
