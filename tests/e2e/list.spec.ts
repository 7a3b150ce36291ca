import { randomUUID } from 'node:crypto';
import { expect, test } from './test.ts';
import type { World } from './world/world.ts';

/** A word that no other record has. */
const word = () => `كلمة${randomUUID().slice(0, 8)}`;

async function postsOf(world: World, count: number, given: Parameters<World['records']['jobPost']>[0] = {}) {
  const unique = word();
  const employer = await world.records.employer();
  const jobTitle = await world.records.jobTitle();
  const shared = { employerId: employer.id, jobTitleId: jobTitle.id };
  for (let number = 1; number <= count; number++) {
    const title = { ar: `${unique} محاسب ${String(number).padStart(2, '0')}` };
    await world.records.jobPost({ ...shared, title, ...given });
  }
  return unique;
}

test('NAV-09 search, state, filter and sort stand in the address; Back, reload and a shared link restore them', async ({
  app,
  page,
  world,
  colleague,
}) => {
  const unique = await postsOf(world, 3, { state: 'published', workMode: 'hybrid' });
  await app.open('/job_post/list');
  // As people type it: another alif, no hamza, a diacritic.
  await app.list.search(unique.replace('كلمة', 'كَلمه'));
  await app.list.seeRowCount(3);
  await app.seeAddress(/\?q=/);
  await app.list.clickState(app.t.workflows.states.jobPost.published);
  await app.seeAddress(/state=published/);
  await app.list.tickFilter(app.t.jobPosts.filters.workMode, app.t.choices.workMode.hybrid);
  await app.seeAddress(/workMode=hybrid/);
  await app.list.clickColumn(app.t.jobPosts.columns.title);
  await app.seeAddress(/sort=title/);
  await app.list.seeRowCount(3);
  await expect(app.list.rows.first()).toContainText('محاسب 01');

  const address = page.url();
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await page.goForward();
  await page.reload();
  await app.seeAddress(address);
  await app.list.seeRowCount(3);
  const other = await colleague();
  await other.open(address);
  await other.list.seeRowCount(3);
  await expect(other.list.rows.first()).toContainText('محاسب 01');
});

test('NAV-09 pages of a keyset: on, back and Back, each row once', async ({ app, page, world }) => {
  const unique = await postsOf(world, 60);
  await app.open(`/job_post/list?q=${unique}&sort=title`);
  await app.list.seeRowCount(25);
  await expect(app.list.rows.first()).toContainText('محاسب 01');
  await app.list.clickNextPage();
  await expect(app.list.rows.first()).toContainText('محاسب 26');
  await app.list.clickNextPage();
  await app.list.seeRowCount(10);
  await expect(app.list.rows.first()).toContainText('محاسب 51');
  await app.list.clickPreviousPage();
  await expect(app.list.rows.first()).toContainText('محاسب 26');
  await page.goBack();
  await expect(app.list.rows.first()).toContainText('محاسب 51');
  await page.reload();
  await expect(app.list.rows.first()).toContainText('محاسب 51');
});

test('NAV-09 T113 from a row to its record and back to the same list', async ({ app, page, world }) => {
  const unique = await postsOf(world, 2);
  await app.open(`/job_post/list?q=${unique}&sort=-title`);
  await app.list.clickRow('محاسب 02');
  await app.seeAddress(/\/job_post\/view\//);
  await app.seeHeading(`${unique} محاسب 02`);
  await page.goBack();
  await app.seeAddress(/sort=-title/);
  await app.list.seeRowCount(2);
  await expect(app.list.rows.first()).toContainText('محاسب 02');
});

test('T113 the table tells its rows and its order, and the arrow keys follow the reading direction', async ({
  app,
  page,
  world,
}) => {
  const unique = await postsOf(world, 2);
  await app.open(`/job_post/list?q=${unique}&sort=title`);
  await app.list.seeRowCount(2);
  await expect(app.list.table).toHaveAttribute('aria-rowcount', '3');
  await expect(app.list.table.getByRole('columnheader', { name: app.t.jobPosts.columns.title })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await app.list.rows.first().locator('[data-row-header] a').focus();
  await page.keyboard.press('ArrowLeft');
  const focused = () => page.evaluate(() => (document.activeElement as HTMLTableCellElement | null)?.cellIndex);
  expect(await focused()).toBe(1);
  await page.keyboard.press('End');
  const last = await app.list.table.getByRole('columnheader').count();
  expect(await page.evaluate(() => document.activeElement?.closest<HTMLTableCellElement>('td, th')?.cellIndex)).toBe(
    last - 1,
  );
  await page.keyboard.press('j');
  await expect(app.list.rows.nth(1).locator('[data-row-header] a')).toBeFocused();
});

test('a search without a match says so and can be cleared', async ({ app, page }) => {
  await app.open(`/job_post/list?q=${word()}`);
  await expect(page.getByText(app.t.crud.noMatch.title)).toBeVisible();
  await page.getByRole('button', { name: app.t.crud.noMatch.action }).click();
  await app.seeAddress(/\/job_post\/list$/);
});

test('an event that is blocked says why, in the row and in the record', async ({ app, world }) => {
  const employer = await world.records.employer({ state: 'pending_verification' });
  const post = await world.records.jobPost({ employerId: employer.id, title: { ar: `${word()} معلّم` } });
  await app.open(`/job_post/list?q=${encodeURIComponent(post.title.ar)}`);
  await app.list.openRowMenu(post.title.ar);
  const { submit } = app.t.workflows.events.jobPost;
  await app.record.seeBlocked(submit, app.t.workflows.refusals.employerNotVerified);
  await app.open(`/job_post/view/${post.id}`);
  await app.record.openActions();
  await app.record.seeBlocked(submit, app.t.workflows.refusals.employerNotVerified);
});

test('a job post is submitted and approved by its buttons, and its history tells it', async ({ app, world, page }) => {
  const post = await world.records.jobPost();
  const { events, states } = app.t.workflows;
  await app.open(`/job_post/view/${post.id}`);
  await app.record.clickEvent(events.jobPost.submit);
  await app.record.seeState(states.jobPost.pending_review);
  await app.record.clickEvent(events.jobPost.approve);
  await app.record.seeState(states.jobPost.published);
  await app.record.clickActivity();
  await expect(page.getByText(new RegExp(`${states.jobPost.draft} ← ${states.jobPost.pending_review}`))).toBeVisible();
});
