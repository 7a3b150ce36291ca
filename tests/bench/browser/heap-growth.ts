import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Subject } from '../screens/subject.ts';
import { counter, withPage } from './chrome.ts';
import { openList } from './inputs.ts';

/** By then all that a tab remembers of what was done last is full. */
const warmUp = 20;
const rounds = 60;
/** Milliseconds in which a tab that rests has loaded what is near its screen; that happens once. */
const rest = 5_000;

/** Bytes by which the heap grows from the twentieth to the sixtieth time that one goes from the list to a form and back. */
export function heapGrowth(context: BrowserContext, subject: Subject): Promise<number> {
  return withPage(context, { cpu: 1, network: 'open' }, async ({ page, cdp }) => {
    await openList(page, subject);
    await page.waitForTimeout(rest);
    await thereAndBack(page, subject, rest);
    let before = 0;
    for (let round = 1; round <= rounds; round += 1) {
      await thereAndBack(page, subject);
      if (round === warmUp) before = await heldBytes(page, cdp);
    }
    return (await heldBytes(page, cdp)) - before;
  });
}

async function thereAndBack(page: Page, subject: Subject, stay = 0): Promise<void> {
  await subject.approachForm(page);
  await subject.openForm(page);
  await page.locator(subject.css.field).first().waitFor();
  if (stay > 0) await page.waitForTimeout(stay);
  await page.goBack({ waitUntil: 'commit' });
  await page.locator(subject.css.row).first().waitFor();
}

async function heldBytes(page: Page, cdp: CDPSession): Promise<number> {
  await page.waitForTimeout(1_000);
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  return counter(cdp, 'JSHeapUsedSize');
}
