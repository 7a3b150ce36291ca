import type { BrowserContext } from '@playwright/test';
import type { Subject } from '../screens/subject.ts';
import { withPage } from './chrome.ts';
import { openList, selectRows, sinceInput } from './inputs.ts';

const count = 1_000;
/** No row is lower: the table has its height when it holds them all, drawn or not. */
const lowestRow = 20;

/** Milliseconds until a page of a thousand rows is visible, and until all of them are selected, on the bare processor. */
export function thousandRows(context: BrowserContext, subject: Subject): Promise<{ shown: number; selected: number }> {
  return withPage(context, { cpu: 1, network: 'open' }, async ({ page }) => {
    await openList(page, subject);
    await page.waitForTimeout(1_000);
    const seen = page.evaluate(
      ({ table, height }) =>
        window.probe.painted(() => (document.querySelector(table)?.getBoundingClientRect().height ?? 0) > height),
      { table: subject.css.table, height: count * lowestRow },
    );
    await subject.askForThousand(page);
    const shown = await sinceInput(page, await seen);
    await page.waitForTimeout(1_000);
    const control = subject.selectAll(page);
    await control.scrollIntoViewIfNeeded();
    await control.hover({ force: true });
    return { shown, selected: await selectRows(page, subject, control) };
  });
}
