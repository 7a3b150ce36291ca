import type { BrowserContext } from '@playwright/test';
import { withBrowser } from '../browser/chrome.ts';
import { firstRow } from '../browser/first-row.ts';
import { heapGrowth } from '../browser/heap-growth.ts';
import { inputTimes } from '../browser/inputs.ts';
import { scriptsUntil } from '../browser/scripts-until.ts';
import { sentBytes } from '../browser/sent-bytes.ts';
import { thousandRows } from '../browser/thousand-rows.ts';
import { type Figures, median, quantile } from '../report/figures.ts';
import type { Subject } from './subject.ts';

const language = 'ar';
/** The shortest input that a browser reports; those it doesn't were shorter. */
const unreported = 16;

/** Scripts that a person has fetched by the time the sign-in page, or the first row, can be used. */
export async function bytesOf(subject: Subject) {
  const beforeSignIn = await withBrowser(language, async (context) => {
    const page = await context.newPage();
    return scriptsUntil(page, subject.url + subject.paths.signIn, async () => {
      await subject.signInButton(page).click({ trial: true });
      return page.evaluate(() => performance.now());
    });
  });
  const beforeFirstRow = await withBrowser(language, async (context) => {
    await subject.signIn?.(context);
    const page = await context.newPage();
    return scriptsUntil(page, subject.url + subject.paths.list, () =>
      page.evaluate(
        (row) => window.probe.painted(() => (document.querySelector(row)?.getBoundingClientRect().height ?? 0) > 0),
        subject.css.row,
      ),
    );
  });
  const signInTotal = await withBrowser(language, async (context) =>
    sentBytes(await context.newPage(), subject.url + subject.paths.signIn),
  );
  return { beforeSignIn, beforeFirstRow, signInTotal };
}

/** Every figure of the table that takes time. */
export async function timesOf(subject: Subject, runs: number): Promise<Figures> {
  return { ...(await timesAsBuilt(subject, runs)), heapObjects: await growthOfObjects(subject) };
}

/** Bytes that a compiler adds the longer a page runs aren't the app's: without one, what it keeps itself is left. */
function growthOfObjects(subject: Subject): Promise<number> {
  const measure = async (context: BrowserContext) => {
    await subject.signIn?.(context);
    return (await heapGrowth(context, subject)) / 1e6;
  };
  return withBrowser(language, measure, ['--js-flags=--jitless']);
}

/** Medians of so many runs, each in a page of its own. */
function timesAsBuilt(subject: Subject, runs: number): Promise<Figures> {
  return withBrowser(language, async (context) => {
    await subject.signIn?.(context);
    const again = async <T>(measure: () => Promise<T>) => {
      const results: T[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await measure());
      return results;
    };
    const open = await again(() => firstRow(context, subject, { cpu: 1, network: 'open', cache: 'cold' }));
    const cold = await again(() => firstRow(context, subject, { cpu: 4, network: 'slow', cache: 'cold' }));
    // The browser keeps compiled code after the second visit.
    await firstRow(context, subject, { cpu: 1, network: 'open', cache: 'warm' });
    const warm = await again(() => firstRow(context, subject, { cpu: 4, network: 'slow', cache: 'warm' }));
    const inputs = await inputTimes(context, subject, runs);
    const growth = await heapGrowth(context, subject);
    const thousand = await again(() => thousandRows(context, subject));
    const { durations, count } = inputs.paints;
    const shorter = Array.from({ length: Math.max(0, count - durations.length) }, () => unreported);
    return {
      script: median(open.map(({ scriptMilliseconds }) => scriptMilliseconds)),
      mainThread: median(open.map(({ mainThreadMilliseconds }) => mainThreadMilliseconds)),
      cold: median(cold.map(({ seconds }) => seconds)),
      warm: median(warm.map(({ seconds }) => seconds)),
      sort: median(inputs.sort),
      next: median(inputs.next),
      selectAll: median(inputs.selectAll),
      form: median(inputs.form),
      type: median(inputs.type),
      back: median(inputs.back),
      reopen: median(inputs.reopen),
      paint: quantile([...durations, ...shorter], 0.98),
      thousand: median(thousand.map(({ shown }) => shown)) / 1000,
      thousandSelected: median(thousand.map(({ selected }) => selected)) / 1000,
      heap: growth / 1e6,
    };
  });
}
