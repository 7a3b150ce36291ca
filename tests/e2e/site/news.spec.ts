import { randomUUID } from 'node:crypto';
import { addCategory, addNews } from '@diwan/api/test/site/site-records.ts';
import { KeyboardModel } from '#models/keyboard-model.ts';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';

const named = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;
const about = (ar: string) => ({ ar, en: randomUUID() });

test('ROUTE-31 news is found by its title, and its categories are renamed beside the list, by keyboard', async ({
  app,
  page,
  world,
}) => {
  const { id: categoryId, name } = await addCategory(world.database);
  const title = named('خبر عاجل');
  await addNews(world.database, { title: about(title), categoryId });
  const keyboard = new KeyboardModel(page, app.t);
  const { categories } = app.t.news;
  await app.open(`/news/list?q=${encodeURIComponent(title)}`);
  await app.list.seeRow(title);
  await keyboard.tabTo(page.getByRole('button', { name: categories.open, exact: true }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: categories.title });
  const actions = dialog.getByRole('button', { name: `${app.t.crud.actions}: ${name.ar}` });
  await actions.waitFor();
  await actions.focus();
  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: app.t.crud.edit, exact: true }).press('Enter');
  const after = named('تصنيف آخر');
  const form = page.getByRole('form', { name: app.t.crud.edit });
  await form.locator('[name="new:name.ar"]').fill(after);
  await keyboard.press('Enter');
  await expect(dialog.getByText(after)).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: after }).or(page.getByText(after)).first()).toBeVisible();
});

test('ROUTE-32 news is written with a category that is made on the way, and is a draft at its own address', async ({
  app,
  page,
}) => {
  const [title, category] = [named('خبر جديد'), named('تصنيف جديد')];
  const english = `Fresh news ${randomUUID().slice(0, 8)}`;
  await app.open('/news/add');
  await app.form.fill('title.ar', title);
  await app.form.fill('title.en', english);
  await page
    .getByRole('textbox', { name: new RegExp(app.t.news.fields.body) })
    .first()
    .fill('نص الخبر كاملًا.');
  await app.form.addInPlace(app.t.news.fields.categoryId, category);
  const dialog = page.getByRole('dialog', { name: app.t.categories.add });
  await expect(dialog.locator('[name="new:name.ar"]')).toHaveValue(category);
  await dialog.getByRole('button', { name: app.t.crud.create, exact: true }).click();
  await app.form.seeChosen(app.t.news.fields.categoryId, category);
  await app.form.clickCreate();
  await app.seeHeading(title);
  await app.record.seeState(app.t.news.states.news.draft);
  await expect(page.getByText(`/news/${english.toLowerCase().replaceAll(' ', '-')}`)).toBeVisible();
});

test('ROUTE-33 news is edited, and the words of an earlier revision are compared and brought back', async ({
  app,
  page,
  world,
}) => {
  const { id } = await addNews(world.database, { title: about(named('خبر للتعديل')) });
  const [first, second] = [named('عنوان أول للخبر'), named('عنوان ثانٍ للخبر')];
  for (const title of [first, second]) {
    await app.open(`/news/edit/${id}`);
    await app.form.fill('title.ar', title);
    await app.form.clickSave();
    await app.seeToast(app.t.crud.form.saved);
  }
  const { revisions } = app.t.news;
  await app.open(`/news/view/${id}`);
  await page.getByRole('button', { name: revisions.open, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: revisions.title });
  await expect(dialog.locator('ins').filter({ hasText: second })).toBeVisible();
  await expect(dialog.locator('del').filter({ hasText: first })).toBeVisible();
  const number = new Intl.NumberFormat('ar-SA', { numberingSystem: 'latn' }).format(1);
  await dialog.getByRole('button', { name: new RegExp(filled(revisions.one, { number })) }).press('Enter');
  await dialog.getByRole('button', { name: revisions.revert, exact: true }).press('Enter');
  await page
    .getByRole('alertdialog', { name: filled(revisions.confirmTitle, { number }) })
    .getByRole('button', { name: revisions.revert, exact: true })
    .press('Enter');
  await app.seeToast(app.t.news.done.news.revert);
  await app.seeHeading(first);
});

test('news is seen as readers see it, in both languages and widths', async ({ app, page, world }) => {
  const title = { ar: named('خبر للمعاينة'), en: `Previewed ${randomUUID().slice(0, 8)}` };
  const { id } = await addNews(world.database, { title, cover: null });
  await app.open(`/news/view/${id}`);
  await page.getByRole('button', { name: app.t.crud.preview, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: app.t.news.site.title });
  await expect(dialog.getByRole('heading', { name: title.ar })).toBeVisible();
  await dialog.getByText(app.t.crud.languages.en, { exact: true }).click();
  const english = dialog.getByRole('heading', { name: title.en });
  await expect(english).toBeVisible();
  expect(await english.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  await dialog.getByText(app.t.crud.previewed.phone, { exact: true }).click();
  const page390 = dialog.getByRole('article');
  expect((await page390.boundingBox())!.width).toBeLessThanOrEqual(390);
});

test('DOM-06 news is deleted after a prompt that says that there is no way back', async ({ app, page, world }) => {
  const title = named('خبر للحذف');
  const { id } = await addNews(world.database, { title: about(title) });
  await app.open(`/news/view/${id}`);
  await app.record.clickAction(app.t.crud.remove);
  await app.record.seeRemovalQuestion(title);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: filled(app.t.crud.removal.action, { one: app.t.news.one }) })
    .click();
  await app.seeAddress(/\/news\/list/);
  await app.open(`/news/list?q=${encodeURIComponent(title)}`);
  await expect(app.list.row(title)).toHaveCount(0);
});
