import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

async function threePosts(world: World) {
  const { id: employer } = await world.records.employer();
  const titles = ['محاسب أول', 'محاسب ثان', 'محاسب ثالث'];
  for (const ar of titles) await world.records.jobPost({ employerId: employer, title: { ar } });
  return { titles, employer, list: `/job_post/list?employer=${employer}` };
}

/** How the list that rests is hidden, and whether it is there at all. */
const atRest = (page: Page) =>
  page.evaluate(() => {
    const grid = document.querySelector<HTMLElement>('[data-resting] [role=grid]');
    return grid && { isShown: grid.checkVisibility(), isLaidOut: grid.getBoundingClientRect().height > 0 };
  });

test('NAV-09 the list that a record was opened from rests behind it, laid out and out of reach, and is there again as it was', async ({
  app,
  page,
  world,
}) => {
  const { titles, list } = await threePosts(world);
  await app.open(list);
  await app.list.row(titles[0]!).getByRole('checkbox').check();
  await app.list.row(titles[1]!).evaluate((row) => row.setAttribute('data-mark', 'same'));
  await app.list.clickRow(titles[1]!);
  await app.seeHeading(titles[1]!);
  await expect(app.list.table).toBeHidden();
  expect(await atRest(page)).toEqual({ isShown: false, isLaidOut: true });
  // Keys of the list are nobody's here, and the Tab key finds none of its rows.
  await page.keyboard.press('j');
  await app.seeHeading(titles[1]!);
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-resting]') === null)).toBe(true);
  }

  await page.goBack();
  await expect(app.list.row(titles[1]!)).toHaveAttribute('data-mark', 'same');
  await expect(app.list.row(titles[0]!).getByRole('checkbox')).toBeChecked();
  await expect(app.list.bulkBar).toBeVisible();
  expect(await atRest(page)).toBeNull();
});

test('NAV-09 what became of the records meanwhile is seen when one comes back, and another address of the list shows its own', async ({
  app,
  page,
  world,
}) => {
  const { titles, employer, list } = await threePosts(world);
  await app.open(`${list}&sort=title`);
  await app.list.clickRow(titles[1]!);
  await app.seeHeading(titles[1]!);
  await world.database.pool.query(
    `update job_posts set title = '{"ar": "محاسب رابع"}', version = version + 1 where title ->> 'ar' = $1 and employer_id = $2`,
    [titles[1], employer],
  );
  await page.goBack();
  await app.list.seeRow('محاسب رابع');
  await app.list.seeNoRow(titles[1]!);

  await app.list.clickRow(titles[0]!);
  await app.seeHeading(titles[0]!);
  await app.open(`${list}&q=ثالث`);
  await app.list.seeRowCount(1);
});

test('NAV-09 a record that was removed is in no frame of the list that one comes back to', async ({
  app,
  page,
  world,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  const names = [`أولى ${word}`, `ثانية ${word}`] as const;
  for (const ar of names) await world.records.skill({ name: { ar } });
  await app.open(`/skills/list?q=${word}`);
  await app.list.clickRow(names[0]);
  await app.form.seeValue('name.ar', names[0]);
  await page.evaluate((name) => {
    const look = () => {
      const grid = document.querySelector('[role=grid]');
      if (grid?.checkVisibility() && grid.textContent.includes(name)) document.body.dataset.flashed = name;
      requestAnimationFrame(look);
    };
    look();
  }, names[0]);
  await app.record.clickAction(app.t.crud.remove);
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await app.list.seeRow(names[1]);
  await app.list.seeNoRow(names[0]);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(page.locator('[data-flashed]')).toHaveCount(0);
});

test('AUTH-04 when somebody signs out, nothing of the list they worked in is left in the document', async ({
  app,
  page,
  world,
}) => {
  const { titles, list } = await threePosts(world);
  await app.open(list);
  await app.list.clickRow(titles[0]!);
  await app.seeHeading(titles[0]!);
  expect(await atRest(page)).not.toBeNull();
  await app.shell.clickLogOut();
  await app.signIn.seeSignedOut('logout');
  expect(await page.content()).not.toContain(titles[1]);
});

test('whoever turns the page while a search is on its way stays on the first page of what is found', async ({
  app,
  page,
  world,
}) => {
  const unique = `مهارة${randomUUID().slice(0, 8)}`;
  for (const number of Array.from({ length: 27 }).keys())
    await world.records.skill({ name: { ar: `${unique} ${number}` } });
  // Newer ones, so that none of those is on the first page before.
  for (const number of Array.from({ length: 25 }).keys())
    await world.records.skill({ name: { ar: `${randomUUID().slice(0, 8)} ${number}` } });
  const answers = Promise.withResolvers<void>();
  await app.open('/skills/list');
  await app.list.seeRowCount(25);
  await page.route(/\/api\/v1\/skills\?.*q=/, (route) => answers.promise.then(() => route.fallback()));
  await app.list.search(unique);
  await app.seeAddress(/q=/);
  await page.getByRole('button', { name: app.t.shell.ui.nextPage }).click();
  answers.resolve();
  await app.list.seeRow(`${unique} 26`);
  await app.list.seeRowCount(25);
  expect(page.url()).not.toContain('after=');
});
