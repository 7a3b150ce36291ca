import type { Page } from '@playwright/test';
import { signIn } from '#support/browser.ts';
import { withBrowser, withPage } from '../browser/chrome.ts';
import { scrollTable } from '../browser/scroll.ts';
import { median } from '../report/figures.ts';

/** The demo's apps in the built product, answered by their mocks. */
export interface DemoResults {
  /** From a request to its answer, read, in milliseconds. */
  roundTrips: { title: string; milliseconds: number }[];
  /** Frames a second while all 5,000 mails, in one folder, are scrolled without a stop. */
  framesPerSecond: number;
  /** The most rows that were in the document. */
  rowsInDocument: number;
}

interface Request {
  title: string;
  path: string;
  body?: object;
}

const language = 'ar';
const mails = 5_000;
const row = '[role=grid] tbody [data-index]';
/** What is loaded when idle has time to come. */
const settling = 1_000;
const timesAsked = 20;

/** What each kind of request asks; the inbox is the largest answer. */
const requests: readonly Request[] = [
  { title: 'tasks', path: '/api/apps/todo/tasks?filter=mine' },
  { title: 'change of a task', path: '/api/apps/todo/task/1', body: { task: { isStarred: true } } },
  { title: 'inbox', path: '/api/apps/email/mails?filter=inbox' },
  { title: 'counts of mails', path: '/api/apps/email/meta' },
  { title: 'star of a mail', path: '/api/apps/email/set-starred', body: { mailId: 1, value: true } },
];

export async function measureDemo(url: string, runs: number): Promise<DemoResults> {
  console.log('Measuring the demo …');
  return withBrowser(language, async (context) => {
    await (await signIn(context, url, language)).page.close();
    return withPage(context, { cpu: 1, network: 'open' }, async ({ page }) => {
      await open(page, url);
      const roundTrips: DemoResults['roundTrips'] = [];
      for (const request of requests) {
        roundTrips.push({ title: request.title, milliseconds: median(await ask(page, request, timesAsked)) });
      }
      const emailIds = Array.from({ length: mails }, (_, index) => index + 1);
      await ask(
        page,
        { title: 'move', path: '/api/apps/email/move-mails', body: { emailIds, mailFolder: 'inbox' } },
        1,
      );
      const scrolls = [];
      for (let run = 0; run < runs; run += 1) {
        await open(page, url);
        await page.waitForFunction((count) => document.querySelector('table')?.ariaRowCount === `${count}`, mails);
        scrolls.push(await scrollTable(page, row));
      }
      return {
        roundTrips,
        framesPerSecond: median(scrolls.map(({ framesPerSecond }) => framesPerSecond)),
        rowsInDocument: Math.max(...scrolls.map(({ rows }) => rows)),
      };
    });
  });
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/apps/email`);
  await page.locator(row).first().waitFor();
  await page.waitForTimeout(settling);
}

/** Milliseconds for each of so many times, one after the other. */
function ask(page: Page, request: Request, times: number): Promise<number[]> {
  return page.evaluate(
    async ({ path, body, count }) => {
      const init: RequestInit = body
        ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : { cache: 'no-store' };
      const taken: number[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        const began = performance.now();
        const response = await fetch(path, init);
        const text = await response.text();
        if (text !== '') JSON.parse(text);
        taken.push(performance.now() - began);
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      }
      return taken;
    },
    { path: request.path, body: request.body, count: times },
  );
}
