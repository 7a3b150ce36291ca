import type { Page } from '@playwright/test';
import { signIn } from '#support/browser.ts';
import { withBrowser, withPage } from '../browser/chrome.ts';
import { sinceInput } from '../browser/inputs.ts';
import { median, quantile } from '../report/figures.ts';

/** Queues of the demo, worked off by the keyboard in the built product at 4×. */
export interface ReviewResults {
  queues: {
    title: string;
    /** From the key that decides to the paint of the next record, in milliseconds. */
    median: number;
    p95: number;
  }[];
}

const language = 'ar';
const queues = [
  { title: 'a job post approved', path: '/job_post/list/review' },
  { title: 'an applicant shortlisted', path: '/job_post/applicants/review' },
  { title: 'an employer verified', path: '/employers/list/review' },
] as const;
/** The record at hand; the next one is drawn already. */
const shownRecord = '[data-document]:not([inert] *)';
/** How long somebody looks at a record before deciding; what is read ahead is read in it. */
const looking = 1_500;
const unmeasured = 2;

export async function measureReview(url: string, decisions: number): Promise<ReviewResults> {
  console.log('Measuring review mode …');
  return await withBrowser(language, async (context) => {
    await (await signIn(context, url, language)).page.close();
    const measured: ReviewResults['queues'] = [];
    for (const { title, path } of queues) {
      const times = await withPage(context, { cpu: 4, network: 'open' }, ({ page }) =>
        decide(page, url + path, decisions),
      );
      measured.push({ title, median: median(times), p95: quantile(times, 0.95) });
    }
    return { queues: measured };
  });
}

/** Approves one record after the other, the first ones unmeasured: by then all code has come. */
async function decide(page: Page, address: string, decisions: number): Promise<number[]> {
  await page.goto(address);
  await page.locator(shownRecord).waitFor();
  const approve = page.locator('button[aria-keyshortcuts="A"]');
  const times: number[] = [];
  while (times.length < decisions + unmeasured) {
    await page.waitForTimeout(looking);
    if (!(await approve.isEnabled())) {
      await page.keyboard.press('s');
      continue;
    }
    await page.evaluate((selector) => document.querySelector(selector)!.setAttribute('data-decided', ''), shownRecord);
    const seen = page.evaluate(
      (selector) => window.probe.painted(() => document.querySelector(selector) !== null),
      `${shownRecord}:not([data-decided])`,
    );
    await page.keyboard.press('a');
    times.push(await sinceInput(page, await seen));
  }
  return times.slice(unmeasured);
}
