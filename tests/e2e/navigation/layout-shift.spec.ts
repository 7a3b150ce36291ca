import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** How far what was drawn has moved since the page was loaded, as browsers measure it; what follows an input at once does not count. */
async function shift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) total += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // What was drawn until now is told by the frame after the next one.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(total);
          }),
        );
      }),
  );
}

test('nothing moves when what a screen waited for has come', async ({ app, page, world }) => {
  const { id } = await world.records.jobPost();
  for (const address of ['/dashboard', '/job_post/list', `/job_post/view/${id}`, `/job_post/edit/${id}`]) {
    await app.open(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shift(page), address).toBeLessThan(0.01);
  }
});
