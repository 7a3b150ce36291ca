import { randomUUID } from 'node:crypto';
import { messages as exports } from '@diwan/messages/exports/ar';
import { KeyboardModel } from '#models/keyboard-model.ts';
import { filled, readAloud } from '#models/texts.ts';
import { expect, test } from '../test.ts';

const someMobile = () => `+9665${String(Math.random()).slice(2, 10)}`;
const word = () => `كلمة${randomUUID().slice(0, 8)}`;

test('T110 by keyboard alone: a list is searched, sorted, paged and exported, and one of its records opened', async ({
  app,
  page,
  world,
}) => {
  const unique = word();
  const names = Array.from({ length: 26 }, (_, index) => `${unique} ${String(index).padStart(2, '0')}`);
  for (const ar of names) await world.records.skill({ name: { ar } });
  const keyboard = new KeyboardModel(page, app.t);
  await app.open('/skills/list');
  await app.list.rows.first().waitFor();
  await keyboard.press('/');
  await page.keyboard.insertText(unique);
  await app.list.seeRowCount(25);
  const byName = app.list.columnHead(app.t.skills.columns.name).getByRole('button');
  await keyboard.press('Tab', 'j', 'ArrowUp');
  await expect(byName).toBeFocused();
  await keyboard.press('Enter');
  await app.seeAddress(/sort=name/);
  await app.list.seeRow(names[0]!);
  await keyboard.tabTo(page.getByRole('button', { name: app.t.shell.ui.nextPage }));
  await keyboard.press('Enter');
  await app.list.seeRow(names[25]!);

  await keyboard.tabTo(page.getByRole('button', { name: app.t.crud.tools.export, exact: true }), 'Shift+Tab');
  await keyboard.press('Enter');
  const offer = page.getByRole('dialog', { name: app.t.crud.tools.export, exact: true });
  await keyboard.tabTo(offer.getByRole('button', { name: exports.csv }));
  const download = page.waitForEvent('download');
  await keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await keyboard.press('Escape');
  await expect(offer).toBeHidden();

  await keyboard.press('j');
  await expect(app.list.row(names[25]!).locator('[data-row-header] a')).toBeFocused();
  await keyboard.press('e');
  await app.form.seeValue('name.ar', names[25]!);
});

test('T110 by keyboard alone: of two edits of one field, one is chosen', async ({ app, page, world, colleague }) => {
  const before = `Before ${word()}`;
  const { id } = await world.records.skill({ name: { ar: word(), en: before } });
  const keyboard = new KeyboardModel(page, app.t);
  const other = await colleague();
  for (const each of [app, other]) {
    await each.open(`/skills/edit/${id}`);
    await each.form.seeValue('name.en', before);
  }
  await other.form.fill('name.en', 'Theirs');
  await other.form.clickSave();
  await other.seeToast(other.t.crud.form.saved);

  await keyboard.tabTo(app.form.field('name.en'));
  await keyboard.press('Control+a');
  await page.keyboard.insertText('Mine');
  await keyboard.press('Control+s');
  await app.form.conflict.waitFor();
  await keyboard.tabTo(app.form.conflict.locator('[name="conflict.name.en"][value="mine"]'));
  await keyboard.press('Space');
  await keyboard.tabTo(app.form.conflict.getByRole('button', { name: app.t.forms.conflict.save, exact: true }));
  await keyboard.press('Enter');
  await app.seeToast(app.t.crud.form.saved);
  await app.open(`/skills/edit/${id}`);
  await app.form.seeValue('name.en', 'Mine');
});

test('T110 by keyboard alone: personal data is shown for a reason, and the focus stays with it', async ({
  app,
  page,
  world,
}) => {
  const mobile = someMobile();
  const { id } = await world.records.seeker({ mobile });
  // A common name lengthens nobody's way.
  for (let namesakes = 0; namesakes < 25; namesakes++) await world.records.seeker();
  const keyboard = new KeyboardModel(page, app.t);
  const { reveal } = app.t.records;
  await app.open(`/seekers/view/${id}`);
  const show = page.getByRole('button', { name: filled(reveal.showField, { field: app.t.seekers.fields.mobile }) });
  await show.waitFor();
  await page.getByRole('button', { name: filled(app.t.seekers.merging.showAll, { number: '20' }) }).waitFor();
  await keyboard.tabTo(show);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: reveal.reason })).toBeFocused();
  await page.keyboard.insertText('للاتصال بالمرشح');
  await keyboard.tabTo(dialog.getByRole('button', { name: reveal.submit }));
  await keyboard.press('Enter');
  await expect(page.getByText(readAloud(mobile))).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
