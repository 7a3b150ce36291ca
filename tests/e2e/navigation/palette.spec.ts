import { expect, test } from '../test.ts';

test('T110 the palette leads to any screen and any record, and does what the record offers, by keyboard alone', async ({
  app,
  page,
  world,
}) => {
  const jobPost = await world.records.jobPost({ state: 'published' });
  await app.open('/dashboard');
  const palette = page.getByRole('dialog', { name: app.t.palette.label });
  const typed = palette.getByRole('searchbox');
  const chosen = async (name: string) => {
    await expect(palette.getByRole('menuitem', { name })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };

  await page.getByRole('button', { name: app.t.shell.openPalette }).press('Enter');
  await expect(typed).toBeFocused();
  await typed.fill(app.t.screens.industries.list);
  await chosen(app.t.screens.industries.list);
  await app.seeAddress(/\/industries\/list$/);
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await typed.fill(jobPost.number);
  await chosen(jobPost.title.ar);
  await app.seeAddress(new RegExp(`/job_post/view/${jobPost.id}$`));
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  const pause = app.t.jobPosts.events.jobPost.pause;
  await typed.fill(pause);
  await chosen(pause);
  await expect(palette).toBeHidden();
  await expect(page.getByText(app.t.jobPosts.states.jobPost.paused, { exact: true }).first()).toBeVisible();
});

test('a search that fails says so, keeps the text, and can be tried again', async ({ app, page }) => {
  await app.open('/dashboard');
  await page.route('**/api/v1/search**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: app.t.shell.openPalette }).press('Enter');
  const palette = page.getByRole('dialog', { name: app.t.palette.label });
  await palette.getByRole('searchbox').fill('zzzzzz');
  await expect(palette.getByText(app.t.palette.failed)).toBeVisible();
  await page.unroute('**/api/v1/search**');
  await palette.getByRole('button', { name: app.t.shell.ui.retry }).click();
  await expect(palette.getByText(app.t.palette.nothing)).toBeVisible();
  await expect(palette.getByRole('searchbox')).toHaveValue('zzzzzz');
});
