import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** How many elements had their styles made anew by what was done. */
async function restyledBy(page: Page, act: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  let count = 0;
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as { name: string; args: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree') count += args.elementCount ?? 0;
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await ended;
  await devtools.detach();
  return count;
}

test('a picture that comes into a row, or a pointer that moves over it, leaves the styles of all else in it as they are', async ({
  app,
  page,
  world,
}) => {
  const { id: employerId } = await world.records.employer();
  for (let count = 0; count < 10; count++) await world.records.jobPost({ employerId });
  await app.open(`/job_post/list?employer=${employerId}`);
  await app.list.seeRowCount(10);
  // Each of the ten rows has some forty elements.
  const byPictures = await restyledBy(page, () =>
    page.evaluate(() => {
      for (const name of document.querySelectorAll('[data-row-header]')) name.append(new Image());
    }),
  );
  expect(byPictures).toBeGreaterThanOrEqual(10);
  expect(byPictures).toBeLessThan(100);
  const buttonIn = (row: number) => app.list.rows.nth(row).getByRole('button').last();
  await app.list.rows.nth(2).hover();
  // What else comes to the page meanwhile is not the pointer's doing.
  const byPointer: number[] = [];
  for (const row of [3, 4, 5]) byPointer.push(await restyledBy(page, () => app.list.rows.nth(row).hover()));
  expect(Math.min(...byPointer)).toBeGreaterThanOrEqual(2);
  expect(Math.min(...byPointer)).toBeLessThan(60);
  await expect(buttonIn(5)).toHaveCSS('opacity', '1');
  await expect(buttonIn(2)).toHaveCSS('opacity', '0');
});
