import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Texts } from '#models/texts.ts';
import { expect, test } from '../test.ts';

/** Loses every file of this name until `find` is called, and counts what is asked for from then on. */
async function lose(page: Page, name: RegExp) {
  let isLost = true;
  let lost = 0;
  let found = 0;
  await page.route(name, (route) => {
    if (isLost) lost += 1;
    else found += 1;
    return isLost ? route.abort() : route.continue();
  });
  return {
    find: () => {
      isLost = false;
    },
    lost: () => lost,
    found: () => found,
  };
}

for (const [what, name, address, heading] of [
  ['its own file', /\/SettingScreen-[^/]+\.js$/, '/setting', (t: Texts) => t.screens.setting],
  ['a file that it shares with others', /\/form-[^/]+\.js$/, '/skills/add', (t: Texts) => t.skills.add],
  ['its texts', /\/forms-[^/]+\.js$/, '/skills/add', (t: Texts) => t.skills.add],
  ['its style sheet', /\/form-[^/]+\.css$/, '/skills/add', (t: Texts) => t.skills.add],
  ['the frame that is fetched ahead', /\/shell-(?!(?:ar|en)-)[^/]+\.js$/, '/skills/list', (t: Texts) => t.skills.title],
] as const)
  test(`NAV-07 T72 a screen that lacks ${what} says so, and loads when asked again`, async ({ app, page }) => {
    const file = await lose(page, name);
    await app.open(address);
    await app.seeHeading(app.t.core.screenFailure.title);
    file.find();
    await page.getByRole('button', { name: app.t.core.retry }).click();
    await app.seeHeading(heading(app.t));
    expect(file.found()).toBeGreaterThan(0);
  });

test('T72 an app whose own files are lost says so in plain words, and starts when asked again', async ({
  app,
  page,
}) => {
  const file = await lose(page, /\/platform-[^/]+\.js$/);
  await app.open('/dashboard');
  await expect(page.getByRole('alert')).toContainText(app.t.core.startFailure.title);
  file.find();
  await page.getByRole('button', { name: app.t.core.retry }).click();
  await app.seeHeading(app.t.screens.dashboard);
});

test('T72 the tools of a list that are lost leave the list usable, and what was pressed opens as soon as they come', async ({
  app,
  page,
  world,
}) => {
  await world.records.skill();
  const file = await lose(page, /\/tools-[^/]+\.js$/);
  await app.open('/skills/list');
  await expect(app.list.rows.first()).toBeVisible();
  await page.getByRole('button', { name: app.t.crud.tools.columns, exact: true }).click();
  await expect.poll(file.lost).toBeGreaterThan(0);
  const columns = page.getByRole('dialog', { name: app.t.crud.tools.columns });
  await app.seeToast(app.t.shell.late.title);
  await expect(columns).toBeHidden();
  file.find();
  await expect(columns).toBeVisible({ timeout: 30_000 });
  expect(file.found()).toBeGreaterThan(0);
});

test('T72 whoever calls for the palette offline is told that it comes later, and it opens once the connection is back', async ({
  app,
  page,
  context,
}) => {
  await app.open('/dashboard');
  await app.seeHeading(app.t.screens.dashboard);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: app.t.shell.openPalette }).click();
  await app.seeToast(app.t.shell.late.title);
  await expect(page.getByRole('dialog')).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('dialog').getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByText(app.t.shell.late.title, { exact: true })).toBeHidden();
});

test('T69 T72 a dialog that is lost above a form opens when asked again, and the form keeps what was typed', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.records.jobTitle();
  const industry = `قطاع ${randomUUID().slice(0, 8)}`;
  const typed = `Typed ${randomUUID().slice(0, 8)}`;
  const dialog = app.dialog.named(app.t.industries.add);
  await app.open(`/jobTitles/edit/${id}`);
  await app.form.fill('name.en', typed);
  const file = await lose(page, /\/CreateDialog-[^/]+\.js$/);
  await app.form.addInPlace(app.t.jobTitles.fields.industryId, industry);
  // The list of the field is still open, so the message is heard, and seen behind it.
  await expect(page.getByText(app.t.crud.failed.title, { exact: true }).first()).toBeAttached();
  file.find();
  await app.form.addInPlace(app.t.jobTitles.fields.industryId, industry);
  await expect(dialog.locator('[name="new:name.ar"]')).toHaveValue(industry);
  expect(file.found()).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: app.t.crud.create, exact: true }).click();
  await app.form.seeChosen(app.t.jobTitles.fields.industryId, industry);
  await app.form.seeValue('name.en', typed);
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
});

test('T72 a form whose rules are lost, in a file of their own or a shared one, is checked by the server, and saved', async ({
  app,
  page,
  world,
}) => {
  const { id, name } = await world.records.skill();
  const typed = `Typed ${randomUUID().slice(0, 8)}`;
  const file = await lose(page, /\/schema-[^/]+\.js$/);
  await app.open(`/skills/edit/${id}`);
  await app.form.seeValue('name.ar', name.ar);
  await app.form.fill('name.ar', '');
  await app.form.fill('name.en', typed);
  await app.form.clickSave();
  await expect(app.form.errors).toBeFocused();
  await expect(app.form.field('name.ar')).toHaveAccessibleDescription(/\S/);
  await app.form.seeValue('name.en', typed);
  await app.form.fill('name.ar', name.ar);
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  expect(file.lost()).toBeGreaterThan(0);
});

test('T71 T72 a form whose connection goes before its rules have come is saved here, and sent once it is back', async ({
  app,
  page,
  context,
  world,
}) => {
  const { id, name } = await world.records.skill();
  const typed = `Typed ${randomUUID().slice(0, 8)}`;
  const file = await lose(page, /\/schema-[^/]+\.js$/);
  await app.open(`/skills/edit/${id}`);
  await app.form.seeValue('name.ar', name.ar);
  await context.setOffline(true);
  await app.form.fill('name.en', typed);
  await app.form.clickSave();
  await app.form.seeSavedHere();
  await app.form.seeWaiting(1);
  expect(file.lost()).toBeGreaterThan(0);
  await context.setOffline(false);
  await app.seeToast(app.t.crud.form.saved);
  await page.reload();
  await app.form.seeValue('name.en', typed);
});

test('T72 a diagram whose layout worker is lost is drawn as soon as it comes, and the list says the same meanwhile', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.records.jobPost({ state: 'published' });
  const file = await lose(page, /\/elk-worker[^/]+\.js$/);
  await app.open(`/job_post/view/${id}?tab=workflow`);
  const { here } = app.t.records.workflow;
  const { states } = app.t.jobPosts;
  await expect(page.getByRole('listitem').filter({ hasText: here })).toContainText(states.jobPost.published, {
    timeout: 30_000,
  });
  await expect.poll(file.lost).toBeGreaterThan(0);
  file.find();
  const picture = page.getByRole('img', { name: `${here}: ${states.jobPost.published}` });
  await expect(picture).toBeVisible({ timeout: 30_000 });
  expect(file.found()).toBeGreaterThan(0);
});
