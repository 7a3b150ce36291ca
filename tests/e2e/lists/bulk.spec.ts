import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { BulkModel } from '#models/bulk-model.ts';
import type { Screens } from '#models/screens.ts';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

/** Three posts of one name: two that wait for review, and one that is published already. */
async function threePosts(world: World) {
  const unique = `كلمة${randomUUID().slice(0, 8)}`;
  const employer = await world.records.employer();
  const jobTitle = await world.records.jobTitle();
  const shared = { employerId: employer.id, jobTitleId: jobTitle.id };
  for (const [number, state] of (['pending_review', 'pending_review', 'published'] as const).entries())
    await world.records.jobPost({ ...shared, state, title: { ar: `${unique} محاسب 0${number + 1}` } });
  return unique;
}

/** Opens those of the posts that wait, and selects both. */
async function selectByKeys({ app, page }: { app: Screens; page: Page }, unique: string): Promise<void> {
  await app.open(`/job_post/list?q=${unique}&state=pending_review&sort=title`);
  await app.list.seeRowCount(2);
  await app.list.rows.first().locator('[data-row-header] a').focus();
  for (const key of ['x', 'j', 'x']) await page.keyboard.press(key);
  await expect(app.list.table.getByRole('row', { selected: true })).toHaveCount(2);
}

test('T113 three posts are approved at once: what is possible is said first, what became of each is told and stays', async ({
  app,
  page,
  world,
}) => {
  const bulk = new BulkModel(page, app.t);
  const { jobPost: states } = app.t.jobPosts.states;
  const unique = await threePosts(world);
  await app.open(`/job_post/list?q=${unique}&sort=title`);
  await app.list.seeRowCount(3);
  await app.list.table.getByRole('checkbox', { name: app.t.shell.ui.selectAllRows }).check();
  await app.list.bulkBar.getByRole('button', { name: app.t.jobPosts.events.jobPost.approve }).click();

  const dialog = bulk.dialog(app.t.jobPosts.events.jobPost.approve);
  await expect(dialog).toContainText(filled(app.t.bulk.allowed.some, { allowed: '2', total: '3' }));
  await expect(dialog).toContainText(filled(app.t.bulk.inState, { state: states.published }));
  await dialog.getByRole('button', { name: bulk.act('approve', 2) }).click();

  const panel = bulk.panel(bulk.act('approve', 2));
  await expect(panel).toContainText(app.t.bulk.states.completed);
  await expect(panel).toBeFocused();
  await expect(app.list.bulkBar).toBeHidden();
  await app.seeAddress(/bulk=/);
  await page.reload();
  await expect(panel).toContainText(app.t.bulk.states.completed);
  const { done, blocked } = app.t.bulk.outcomes;
  await expect(bulk.row(panel, 'محاسب 01')).toContainText(done);
  await expect(bulk.row(panel, 'محاسب 02')).toContainText(done);
  await expect(bulk.row(panel, 'محاسب 03')).toContainText(blocked);
  await panel.getByRole('button', { name: new RegExp(`^${blocked}`) }).click();
  await expect(bulk.rows(panel)).toHaveCount(1);
  for (const number of [1, 2, 3]) await app.list.seeInRow(`محاسب 0${number}`, states.published);
  await bulk.row(panel, 'محاسب 03').getByRole('link').click();
  await app.seeHeading(`${unique} محاسب 03`);
});

test('T115 by keyboard: one reason rejects all that are selected, and Escape closes the panel', async ({
  app,
  page,
  world,
}) => {
  const bulk = new BulkModel(page, app.t);
  const { reject } = app.t.jobPosts.events.jobPost;
  await selectByKeys({ app, page }, await threePosts(world));
  await app.list.bulkBar.getByRole('button', { name: reject }).press('Enter');
  const dialog = bulk.dialog(reject);
  const start = dialog.getByRole('button', { name: bulk.act('reject', 2) });
  await start.press('Enter');
  await expect(dialog.getByText(filled(app.t.crud.invalid.required, { attr: app.t.crud.ask.reason }))).toBeVisible();
  await dialog.locator('[name="reason"]').selectOption('misleading');
  await start.press('Enter');
  const panel = bulk.panel(bulk.act('reject', 2));
  await expect(panel).toContainText(app.t.bulk.states.completed);
  await expect(bulk.rows(panel)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).not.toHaveURL(/bulk=/);
  await expect(page.locator('main :focus')).toBeVisible();
});

for (const width of [1440, 390])
  test(`T115 whoever closes the panel before the list is read again keeps a place when all of its rows have gone (${width} px)`, async ({
    app,
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const bulk = new BulkModel(page, app.t);
    const { reject } = app.t.jobPosts.events.jobPost;
    await selectByKeys({ app, page }, await threePosts(world));
    const { promise: isClosed, resolve: close } = Promise.withResolvers<void>();
    await page.route(/\/api\/v1\/job-posts\?/, (route) => isClosed.then(() => route.fallback()));
    await app.list.bulkBar.getByRole('button', { name: reject }).press('Enter');
    const dialog = bulk.dialog(reject);
    await dialog.locator('[name="reason"]').selectOption('misleading');
    await dialog.getByRole('button', { name: bulk.act('reject', 2) }).press('Enter');
    const title = bulk.act('reject', 2);
    const panel = bulk.panel(title).or(bulk.dialog(title));
    await expect(panel).toContainText(app.t.bulk.states.completed);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.locator('main :focus')).toBeVisible();
    await app.list.seeRowCount(2);
    close();
    await expect(page.getByText(app.t.crud.noMatch.title)).toBeVisible();
    await expect(page.locator('main :focus')).toBeVisible();
  });

test('T57 a start that was not answered is told as such, and starting again follows the same operation', async ({
  app,
  page,
  world,
}) => {
  const bulk = new BulkModel(page, app.t);
  const { approve } = app.t.jobPosts.events.jobPost;
  await selectByKeys({ app, page }, await threePosts(world));
  const answered: string[] = [];
  await page.route(/\/api\/v1\/bulk$/, async (route) => {
    const response = await route.fetch();
    answered.push((await response.json()).id);
    await (answered.length === 1 ? route.abort('connectionreset') : route.fulfill({ response }));
  });
  await app.list.bulkBar.getByRole('button', { name: approve }).press('Enter');
  const dialog = bulk.dialog(approve);
  const start = dialog.getByRole('button', { name: bulk.act('approve', 2) });
  await start.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(app.t.bulk.unanswered);
  await start.press('Enter');
  await expect(bulk.panel(bulk.act('approve', 2))).toContainText(app.t.bulk.states.completed);
  expect(answered).toEqual([answered[0], answered[0]]);
});

test('what was typed for a bulk action is there again after a reload, and gone once it is taken back', async ({
  app,
  page,
  world,
}) => {
  const bulk = new BulkModel(page, app.t);
  const { reject } = app.t.jobPosts.events.jobPost;
  const unique = await threePosts(world);
  const dialog = bulk.dialog(reject);
  const reason = dialog.locator('[name="reason"]');
  const ask = async () => {
    await app.open(`/job_post/list?q=${unique}&state=pending_review&sort=title`);
    await app.list.rows.first().getByRole('checkbox').check();
    await app.list.bulkBar.getByRole('button', { name: reject }).click();
  };
  await ask();
  await reason.selectOption('misleading');
  await ask();
  await expect(reason).toHaveValue('misleading');
  await dialog.getByRole('button', { name: app.t.bulk.cancel, exact: true }).click();
  await ask();
  await expect(reason).toHaveValue('');
});

test('the address of an operation that is not one’s own says that there is none', async ({ app, page }) => {
  await app.open(`/skills/list?bulk=${randomUUID()}`);
  await expect(page.getByText(app.t.bulk.missing.title)).toBeVisible();
});
