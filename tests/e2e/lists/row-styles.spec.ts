import { expect, test } from '../test.ts';

test('pictures that come into rows leave the styles of all else in them as they are', async ({ app, page, world }) => {
  const { id: employerId } = await world.records.employer();
  for (let count = 0; count < 10; count++) await world.records.jobPost({ employerId });
  await app.open(`/job_post/list?employer=${employerId}`);
  await app.list.seeRowCount(10);
  const devtools = await page.context().newCDPSession(page);
  let restyled = 0;
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as { name: string; args: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree') restyled += args.elementCount ?? 0;
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await page.evaluate(async () => {
    for (const name of document.querySelectorAll('[data-row-header]')) name.append(new Image());
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await ended;
  // Each of the ten has some forty elements.
  expect(restyled).toBeGreaterThanOrEqual(10);
  expect(restyled).toBeLessThan(100);
});
