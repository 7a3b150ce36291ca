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
    await seeNothingMoved(page, address);
  }
});

test('the dashboard’s figures stay where they are, however late the queues above them come and however many they are', async ({
  app,
  page,
}) => {
  const waiting = {
    count: 12_500,
    oldestAt: new Date(Date.now() - 553 * 86_400_000).toISOString(),
    overdue: 9_800,
    days: 3,
  };
  const figures = page.waitForResponse(/\/metrics\/totals/, { timeout: 4_000 });
  figures.catch(() => {});
  await page.route('**/api/v1/work/queues', async (route) => {
    const answer = await route.fetch();
    const queues = Object.keys(await answer.json()).map((name) => [name, waiting]);
    // Until figures that don't wait would be there.
    await figures.catch(() => {});
    await route.fulfill({ response: answer, json: Object.fromEntries(queues) });
  });
  await app.open('/dashboard');
  const strip = page.getByRole('region', { name: app.t.dashboard.queuesTitle });
  const shown = strip.getByRole('article').filter({ visible: true });
  await expect(shown.first()).toBeVisible();
  await page.getByRole('heading', { name: app.t.dashboard.figures }).waitFor();
  await seeNothingMoved(page, '/dashboard');
  expect(await strip.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual(88);
  const few = await shown.count();
  const all = strip.getByRole('button').last();
  await all.press('Enter');
  await expect(all).toBeFocused();
  await expect(shown.nth(18)).toBeVisible();
  expect(few).toBeLessThan(8);
  const heights = await shown.evaluateAll((cells) => cells.map((each) => each.clientHeight));
  expect(new Set(heights).size).toBe(1);
});

async function seeNothingMoved(page: Page, address: string): Promise<void> {
  const seen = await shifts(page);
  const sum = seen.reduce((total, { value }) => total + value, 0);
  expect(sum, `${address}: ${JSON.stringify(seen, null, 1)}`).toBeLessThan(0.01);
}
