import { randomUUID } from 'node:crypto';
import { expect, test } from '../test.ts';

const word = `كثافة${randomUUID().slice(0, 8)}`;

test.beforeEach(async ({ world }) => {
  const employer = await world.records.employer({
    name: { ar: 'شركة الأفق الجديد المتحدة للمقاولات العامة والصيانة والتشغيل والتجارة المحدودة' },
  });
  const jobTitle = await world.records.jobTitle();
  const title = { ar: `${word} مدير أول لتطوير أعمال المشاريع السكنية والتجارية في المناطق الغربية والجنوبية` };
  for (let post = 0; post < 26; post += 1)
    await world.records.jobPost({ employerId: employer.id, jobTitleId: jobTitle.id, title });
});

test('however long names are, fifteen whole rows are in sight, and what is cut stands in its title', async ({
  app,
}) => {
  await app.open(`/job_post/list?q=${word}`);
  await app.list.seeRowCount(25);
  const [first] = await app.list.rows.all();
  expect((await first!.boundingBox())!.y).toBeLessThanOrEqual(200);
  await expect.poll(() => app.list.countWholeRows()).toBeGreaterThanOrEqual(15);
  await expect(first!.getByTitle(/المناطق الغربية والجنوبية$/)).toBeVisible();
});

test('the way to the next page is in sight where the tools above the rows take more than one line', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await app.open(`/job_post/list?q=${word}`);
  await app.list.seeRowCount(25);
  await expect(page.getByRole('button', { name: app.t.shell.ui.nextPage })).toBeInViewport({ ratio: 1 });
});
