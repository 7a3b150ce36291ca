import { randomUUID } from 'node:crypto';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

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

test('ROUTE-27 NAV-09 search, state, filter and sort stand in the address; Back, reload and a shared link restore them', async ({
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
  await app.list.clickState(app.t.jobPosts.states.jobPost.published);
  await app.seeAddress(/state=published/);
  await app.list.tickFilter(app.t.jobPosts.fields.workMode, app.t.jobPosts.choices.workMode.hybrid);
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
  await expect(app.list.rows.first().locator('[data-row-header] + td')).toBeFocused();
  await page.keyboard.press('End');
  const last = await app.list.table.getByRole('columnheader').count();
  expect(await page.evaluate(() => document.activeElement?.closest<HTMLTableCellElement>('td, th')?.cellIndex)).toBe(
    last - 1,
  );
  await page.keyboard.press('j');
  await expect(app.list.rows.nth(1).locator('[data-row-header] a')).toBeFocused();
});

test('NAV-09 the columns stand in the address: reload, Back and a shared link restore them, reset clears them', async ({
  app,
  page,
  world,
  colleague,
}) => {
  const unique = await postsOf(world, 1);
  const { employer, salary, title } = app.t.jobPosts.columns;
  await app.open(`/job_post/list?q=${unique}`);
  await app.list.seeRowCount(1);
  await app.list.toggleColumn(employer);
  await app.seeAddress(/columns=title,-employer,place/);
  await expect(app.list.columnHead(employer)).toHaveCount(0);
  await expect(app.list.columnHead(salary)).toBeVisible();
  const address = page.url();

  await app.list.clickRow('محاسب 01');
  await app.seeAddress(/\/job_post\/view\//);
  await page.goBack();
  await app.seeAddress(address);
  await page.reload();
  await app.list.seeRowCount(1);
  await expect(app.list.columnHead(employer)).toHaveCount(0);
  const other = await colleague();
  await other.open(address);
  await other.list.seeRowCount(1);
  await expect(other.list.columnHead(title)).toBeVisible();
  await expect(other.list.columnHead(employer)).toHaveCount(0);

  await app.list.resetColumns();
  await expect(app.list.columnHead(employer)).toBeVisible();
  await expect(page).not.toHaveURL(/columns=/);
});

test('NAV-09 what a list does not know of its address is named and left out', async ({ app, page }) => {
  await app.open('/job_post/list?colour=red&state=lost&limit=25&sort=password');
  await expect(page.getByText(/colour/)).toBeVisible();
  await expect(page.getByText(/state/)).toContainText('sort');
  await expect(app.list.rows.first()).toBeVisible();
});

test('NAV-09 a range that moves with the calendar stays one in the address', async ({ app, page, world }) => {
  const unique = await postsOf(world, 1, { state: 'published' });
  const { publishedFrom } = app.t.jobPosts.filters;
  await app.open(`/job_post/list?q=${unique}`);
  await app.list.seeRowCount(1);
  await app.list.chooseInFilter(publishedFrom, app.t.list.days.lastMonth);
  await app.seeAddress(/publishedFrom=-1m&publishedTo=-1m/);
  const bar = page.getByRole('group', { name: app.t.crud.filterBar });
  await expect(bar.getByText(app.t.list.days.lastMonth)).toBeVisible();
  await bar.getByRole('button', { name: filled(app.t.shell.ui.remove, { name: publishedFrom }) }).click();
  await expect(page).not.toHaveURL(/published/);
  await app.list.seeRowCount(1);
});

test('a selection is a query: all that match but one, on every page', async ({ app, page, world }) => {
  const unique = await postsOf(world, 27);
  const { selection } = app.t.list;
  await app.open(`/job_post/list?q=${unique}&sort=title`);
  await app.list.seeRowCount(25);
  await app.list.table.getByRole('checkbox', { name: app.t.shell.ui.selectAllRows }).check();
  await expect(app.list.bulkBar).toContainText('25');
  await app.list.bulkBar.getByRole('button', { name: /27/ }).click();
  await expect(app.list.bulkBar.getByRole('button', { name: /27/ })).toBeHidden();
  await expect(app.list.bulkBar).toContainText('27');
  await app.list.clickNextPage();
  await app.list.seeRowCount(2);
  await expect(app.list.table.getByRole('row', { selected: true })).toHaveCount(2);
  await app.list.row('محاسب 27').getByRole('checkbox').uncheck();
  await expect(app.list.bulkBar).toContainText(filled(selection.allBut, { all: '', number: '1' }));
  await page.goBack();
  await expect(app.list.table.getByRole('row', { selected: true })).toHaveCount(25);
  await app.list.search('محاسب');
  await expect(app.list.bulkBar).toBeHidden();
});

test('T115 a list by keyboard: search, rows, selection, a closer look that follows, and the record', async ({
  app,
  page,
  world,
}) => {
  const unique = await postsOf(world, 3);
  await app.open('/job_post/list?sort=title');
  await expect(app.list.rows.first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.insertText(unique);
  await app.list.seeRowCount(3);
  await page.keyboard.press('Tab');
  const nameIn = (index: number) => app.list.rows.nth(index).locator('[data-row-header] a');
  await nameIn(0).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(app.list.table.getByRole('row', { selected: true })).toHaveCount(3);

  await page.keyboard.press(' ');
  await expect(app.list.peekOf(/محاسب 03/)).toBeVisible();
  await app.seeAddress(/peek=/);
  await page.keyboard.press('k');
  await expect(nameIn(1)).toBeFocused();
  await expect(app.list.peekOf(/محاسب 02/)).toBeVisible();
  // The address follows what is shown.
  const second = (await nameIn(1).getAttribute('href'))!.split('/').at(-1)!.split('?')[0]!;
  await app.seeAddress(new RegExp(`peek=${second}`));
  await page.reload();
  await expect(app.list.peekOf(/محاسب 02/)).toBeVisible();
  await nameIn(1).focus();
  await page.keyboard.press('Escape');
  await expect(app.list.peekOf(/محاسب/)).toHaveCount(0);
  await expect(page).not.toHaveURL(/peek=/);
  await expect(nameIn(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await app.seeHeading(`${unique} محاسب 02`);
});

test('T113 T114 sorting is said once; with one row and with none the Tab key leads on', async ({
  app,
  page,
  world,
}) => {
  const unique = await postsOf(world, 1);
  await app.open(`/job_post/list?q=${unique}`);
  await app.list.seeRowCount(1);
  const said = page.getByText(filled(app.t.shell.ui.sortedAscending, { name: app.t.jobPosts.columns.title }));
  await app.list.clickColumn(app.t.jobPosts.columns.title);
  await expect(said).toHaveCount(1);
  await app.list.rows.first().locator('[data-row-header] a').focus();
  await page.keyboard.press('Tab');
  const isInTable = () => page.evaluate(() => document.activeElement?.closest('table') !== null);
  expect(await isInTable()).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await isInTable()).toBe(true);
  await app.open(`/job_post/list?q=${word()}`);
  await page.getByRole('searchbox').focus();
  const clear = page.getByRole('button', { name: app.t.crud.noMatch.action });
  await clear.waitFor();
  for (let step = 0; step < 30; step++) {
    if (await clear.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(clear).toBeFocused();
});

test('offline, the list keeps what was last seen, says since when, and catches up by itself', async ({
  app,
  page,
  context,
}) => {
  const since = app.t.crud.offline.since.split('{{time}}')[0]!;
  await app.open('/job_post/list');
  await expect(app.list.rows.first()).toBeVisible();
  // Everything that comes after the rows is there.
  await expect(page.getByRole('button', { name: app.t.crud.tools.columns, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: app.t.shell.person.label })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: app.t.crud.refresh }).click();
  await expect(page.getByText(since)).toBeVisible();
  await expect(app.list.rows.first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(since)).toBeHidden({ timeout: 20_000 });
  await expect(app.list.rows.first()).toBeVisible();
});

test('AUTH-13 NAV-06 what others add is announced where it matches, and never moves what is being read', async ({
  app,
  page,
  world,
  colleague,
}) => {
  const code = randomUUID().slice(0, 8);
  await world.records.skill({ name: { ar: `مهارة ${code}` } });
  await app.open(`/skills/list?q=${code}`);
  await app.list.seeRowCount(1);
  await app.seeLive('resource.skills');
  const news = page.getByRole('button', { name: app.t.crud.newRows_one, exact: true });
  const other = await colleague();
  for (const name of [`مهارة ${randomUUID()}`, `مهارة أخرى ${code}`]) {
    await other.open('/skills/add');
    await other.form.fill('name.ar', name);
    await other.form.clickCreate();
    await other.seeToast(other.t.crud.form.created);
  }
  await expect(news).toBeVisible();
  await app.list.seeRowCount(1);
  await news.click();
  await app.list.seeRowCount(2);
  await expect(news).toBeHidden();
});

test('AUTH-13 a record that a colleague’s decision brings into a queue is announced to whoever watches it', async ({
  app,
  page,
  world,
  colleague,
}) => {
  const first = await world.records.application();
  const { id } = await world.records.application({ jobPostId: first.jobPostId });
  await world.database.pool.query(`UPDATE applications SET state = 'in-progress' WHERE id = $1`, [first.id]);
  await app.open(`/job_post/applicants/${first.jobPostId}?state=in-progress`);
  await app.list.seeRowCount(1);
  await app.seeLive('resource.applications');
  const other = await colleague();
  await other.open(`/job_post/applicants/${first.jobPostId}?peek=${id}`);
  await other.page
    .getByRole('complementary')
    .getByRole('button', { name: app.t.applications.events.application.startReview, exact: true })
    .click();
  await expect(page.getByRole('button', { name: app.t.crud.newRows_one, exact: true })).toBeVisible();
  await app.list.seeRowCount(1);
});

test('T117 at twice the size a row is read on the first screen', async ({ app, page, world }) => {
  const { name: employer, id: employerId } = await world.records.employer();
  await world.records.jobPost({ employerId, title: { ar: 'محاسب أول' } });
  await page.setViewportSize({ width: 720, height: 450 });
  await app.open(`/job_post/list?employer=${employerId}`);
  await expect(app.list.row('محاسب أول').getByText(employer.ar)).toBeInViewport({ ratio: 1 });
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
  const { submit } = app.t.jobPosts.events.jobPost;
  await app.record.seeBlocked(submit, app.t.jobPosts.refusals.employerNotVerified);
  await app.open(`/job_post/view/${post.id}`);
  await app.record.openActions();
  await app.record.seeBlocked(submit, app.t.jobPosts.refusals.employerNotVerified);
});

test('ROUTE-29 a job post is submitted and approved by its buttons, and its history tells it', async ({
  app,
  world,
  page,
}) => {
  const post = await world.records.jobPost();
  const { events, states } = app.t.jobPosts;
  await app.open(`/job_post/view/${post.id}`);
  await app.record.clickEvent(events.jobPost.submit);
  await app.record.seeState(states.jobPost.pending_review);
  await app.record.clickEvent(events.jobPost.approve);
  await app.record.seeState(states.jobPost.published);
  await app.record.clickActivity();
  await expect(page.getByText(new RegExp(`${states.jobPost.draft} ← ${states.jobPost.pending_review}`))).toBeVisible();
});

test('one decision follows another at once in a list as well: the row is shown as the first has left it, also in the tab of the state that it has left, before it is read again', async ({
  app,
  page,
  world,
}) => {
  const post = await world.records.jobPost();
  const { events, states } = app.t.jobPosts;
  await app.open(`/job_post/list?q=${post.number}&state=draft`);
  const decide = async (event: string) => {
    await app.list.openRowMenu(post.title.ar);
    await page.getByRole('menuitem', { name: event }).click();
  };
  await app.list.seeRow(post.title.ar);
  await expect(app.list.row(post.title.ar)).not.toContainText(states.jobPost.draft);
  await page.route('**/api/v1/job-posts?*', () => {});
  await decide(events.jobPost.submit);
  await app.list.seeInRow(post.title.ar, states.jobPost.pending_review);
  await decide(events.jobPost.approve);
  await app.list.seeInRow(post.title.ar, states.jobPost.published);
});
