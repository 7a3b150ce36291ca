import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readCsv } from '@diwan/api/test/tables/read-csv.ts';
import { messages as exports } from '@diwan/messages/exports/ar';
import { messages as views } from '@diwan/messages/views/ar';
import { filled } from '#models/texts.ts';
import { ViewsModel } from '#models/views-model.ts';
import { expect, test } from '../test.ts';

test('a shared view opens the same list for somebody else, marked, with its hostile name as text', async ({
  app,
  world,
  person,
  colleague,
}) => {
  const unique = `كلمة${randomUUID().slice(0, 8)}`;
  await world.records.skill({ name: { ar: `${unique} ب` }, state: 'inactive' });
  await world.records.skill({ name: { ar: `${unique} أ` }, state: 'inactive' });
  await world.records.skill({ name: { ar: `${unique} ج` }, state: 'active' });
  const name = `<img src=x onerror=alert(1)> ${unique}`;
  await app.open(`/skills/list?q=${unique}&sort=name&state=inactive`);
  await app.list.seeRowCount(2);
  const own = new ViewsModel(app);
  await own.save(name, { isShared: true });
  await app.seeToast(views.done.add);
  await own.open();
  await expect(own.view(name).getByRole('button').first()).toHaveAttribute('aria-current', 'true');

  const other = await colleague();
  await other.open('/skills/list');
  const theirs = new ViewsModel(other);
  await theirs.open();
  await expect(theirs.view(name)).toContainText(filled(views.by, { name: person.name }));
  await expect(theirs.panel).toBeFocused();
  await other.page.keyboard.press('Escape');
  await expect(theirs.panel).toBeHidden();
  await theirs.choose(name);
  await other.seeAddress(/state=inactive/);
  await expect(theirs.button).toHaveText(filled(views.current, { name }));
  await other.list.seeRowCount(2);
  await expect(other.list.rows.first()).toContainText(`${unique} أ`);
  await expect(other.page.locator('img[src="x"]')).toHaveCount(0);
});

test('DOM-06 a view is renamed, shared no longer, brought up to date, and deleted after a question', async ({
  app,
  page,
}) => {
  const name = `عرض ${randomUUID().slice(0, 8)}`;
  await app.open('/skills/list?sort=name');
  const own = new ViewsModel(app);
  await own.save(name, { isShared: true });
  await own.save(name, { isShared: false });
  await expect(page.getByText(views.problems.nameExists)).toBeVisible();
  const dialog = app.dialog.named(views.saveTitle);
  await expect(dialog.getByRole('textbox')).toHaveValue(name);
  await dialog.getByRole('button', { name: app.t.crud.cancel, exact: true }).click();

  await own.open();
  await own.act(name, views.unshareAction);
  await expect(own.view(name)).not.toContainText(views.isShared);
  await own.act(name, views.rename);
  await app.dialog.named(filled(views.renameTitle, { name })).getByRole('textbox').fill(`${name} جديد`);
  await page.keyboard.press('Enter');
  await app.dialog.seeNone();

  await app.list.clickState(app.t.skills.states.term.active);
  await own.open();
  await own.act(`${name} جديد`, views.update);
  await expect(own.view(name).getByRole('button').first()).toHaveAttribute('aria-current', 'true');
  await own.act(`${name} جديد`, views.removal.action);
  const question = app.dialog.named(filled(views.removal.title, { name: `${name} جديد` }));
  await expect(question).toContainText(app.t.crud.removal.text);
  await question.getByRole('button', { name: views.removal.action }).click();
  await app.seeToast(views.done.remove);
  await own.open();
  await expect(own.view(name)).toHaveCount(0);
});

test('T45 an export is what the list shows: its rows, its order, its columns, in Arabic, formulas as text', async ({
  app,
  page,
  world,
}) => {
  const unique = `كلمة${randomUUID().slice(0, 8)}`;
  const formula = (end: string) => `=HYPERLINK("https://evil.example/${unique}","${end}")`;
  for (const end of ['ب', 'أ، "مقتبس"', 'ج'])
    await world.records.skill({ name: { ar: `${unique} ${end}`, en: formula(end) } });
  await world.records.skill({ name: { ar: `${unique} معطل` }, state: 'inactive' });
  await app.open(`/skills/list?q=${unique}&state=active&sort=name`);
  await app.list.seeRowCount(3);
  await page.getByRole('button', { name: app.t.crud.tools.export, exact: true }).click();
  const offer = page.getByRole('dialog', { name: app.t.crud.tools.export, exact: true });
  await expect(offer).toContainText(filled(exports.rows_few, { number: '3' }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    offer.getByRole('button', { name: exports.csv }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^skills-\d{4}-\d\d-\d\d\.csv$/);
  const [header, ...rows] = readCsv((await readFile(await download.path(), 'utf8')).slice(1));
  const { state: _, ...columns } = app.t.skills.columns;
  expect(header).toEqual([...Object.values(columns), app.t.crud.columns.inState]);
  expect(rows.map(([name, english]) => [name, english])).toEqual(
    ['أ، "مقتبس"', 'ب', 'ج'].map((end) => [`${unique} ${end}`, `'${formula(end)}`]),
  );
  await app.seeToast(download.suggestedFilename());
});

test('while an export is made the focus stays in its panel, and goes back to the button that started it', async ({
  app,
  page,
}) => {
  let answered = Promise.withResolvers<void>();
  await page.route(/\/export\?/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await app.open('/skills/list');
  const open = page.getByRole('button', { name: app.t.crud.tools.export, exact: true });
  await open.click();
  const panel = page.getByRole('dialog', { name: app.t.crud.tools.export });
  const start = panel.getByRole('button', { name: exports.csv, exact: true });
  await start.click();
  await expect(start).toBeFocused();
  const cancel = panel.getByRole('button', { name: app.t.crud.cancel, exact: true });
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(cancel).toBeHidden();
  await expect(start).toBeFocused();

  answered = Promise.withResolvers<void>();
  await page.keyboard.press('Enter');
  await cancel.focus();
  answered.resolve();
  await app.seeToast(exports.done);
  await expect(start).toBeFocused();
});

test('an export that is refused says why, and when to try again', async ({ app, page }) => {
  await app.open('/skills/list');
  await page.route('**/api/v1/skills/export?*', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      json: { type: 'x', title: 'x', status: 429, code: 'rateLimited', retryAfter: 100 },
    }),
  );
  await page.getByRole('button', { name: app.t.crud.tools.export, exact: true }).click();
  const offer = page.getByRole('dialog', { name: app.t.crud.tools.export, exact: true });
  await offer.getByRole('button', { name: exports.xlsx }).click();
  await expect(offer.getByRole('alert')).toContainText(exports.wait_two);
});
