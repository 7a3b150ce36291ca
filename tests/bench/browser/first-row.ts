import type { BrowserContext } from '@playwright/test';
import { counter, type Limits, type MeasuredPage, withPage } from './chrome.ts';

/** Where a list is, and how its rows are found. */
export interface ListPlace {
  url: string;
  paths: { list: string };
  css: { row: string };
}

export interface FirstRow {
  /** From the start of the navigation to the paint of the first row. */
  seconds: number;
  /** What scripts took of the main thread until then. */
  scriptMilliseconds: number;
  /** What anything took of it until a second later. */
  mainThreadMilliseconds: number;
}

/** Opens the list in a new page and waits for its first row. */
export function firstRow(
  context: BrowserContext,
  place: ListPlace,
  { cache, ...limits }: Limits & { cache: 'cold' | 'warm' },
): Promise<FirstRow> {
  return withPage(context, limits, async (measured) => {
    if (cache === 'cold') await measured.cdp.send('Network.clearBrowserCache');
    return reachFirstRow(measured, place);
  });
}

async function reachFirstRow({ page, cdp }: MeasuredPage, { url, paths, css }: ListPlace): Promise<FirstRow> {
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'firstRowPainted' });
  await page.addInitScript((row) => {
    const isThere = () => (document.querySelector(row)?.getBoundingClientRect().height ?? 0) > 0;
    void window.probe.painted(isThere).then((time) => window.firstRowPainted(String(time)));
  }, css.row);
  const painted = new Promise<string>((resolve) => {
    cdp.on('Runtime.bindingCalled', ({ name, payload }) => name === 'firstRowPainted' && resolve(payload));
  });
  await page.goto(url + paths.list, { waitUntil: 'commit' });
  const time = await painted;
  const scriptMilliseconds = (await counter(cdp, 'ScriptDuration')) * 1000;
  await page.waitForTimeout(1_000);
  const mainThreadMilliseconds = (await counter(cdp, 'TaskDuration')) * 1000;
  return { seconds: Number(time) / 1000, scriptMilliseconds, mainThreadMilliseconds };
}

declare global {
  interface Window {
    firstRowPainted: (time: string) => void;
  }
}
