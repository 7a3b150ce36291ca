import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What has moved since the page was loaded, as browsers measure it, each with how far; what follows an input at once does not count. */
async function shifts(page: Page): Promise<{ value: number; moved: string[] }[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // What was drawn until now is told by the frame after the next one.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    return [...entries, ...observer.takeRecords()]
      .map((entry) => entry as PerformanceEntry & Shift)
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        moved: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} “${node?.textContent?.slice(0, 40)}”: ${place(previousRect)} → ${place(currentRect)}`,
        ),
      }));
  });
}

test('nothing moves when what a screen waited for has come', async ({ app, page, world }) => {
  const { id } = await world.records.jobPost();
  for (const address of ['/dashboard', '/job_post/list', `/job_post/view/${id}`, `/job_post/edit/${id}`]) {
    await app.open(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const seen = await shifts(page);
    const sum = seen.reduce((total, { value }) => total + value, 0);
    expect(sum, `${address}: ${JSON.stringify(seen, null, 1)}`).toBeLessThan(0.01);
  }
});
