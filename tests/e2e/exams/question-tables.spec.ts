import { readFile } from 'node:fs/promises';
import { messages as arabic } from '@diwan/messages/exams/ar';
import type { Page } from '@playwright/test';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';

const fileField = (page: Page) => page.getByRole('dialog').locator('input[type=file]');

test('DOM-09 questions of an exam are exported, come back unchanged, and new ones are imported after a trial run that names what is wrong', async ({
  app,
  page,
}) => {
  const { exams, imports, crud } = app.t;
  const { questionImport: words } = exams;
  await app.open('/exams/add');
  await app.form.fill('title.ar', `اختبار ${crypto.randomUUID().slice(0, 8)}`);
  await app.form.clickCreate();
  await app.seeToast(crud.form.created);

  await app.record.clickAction(words.action);
  await fileField(page).setInputFiles({
    name: 'questions.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'type,text.ar,options.ar,options.right,marks',
        'single,ما عاصمة المملكة؟,"الرياض\nجدة",1,2',
        'true_false,الأرض تدور حول الشمس,,,1',
        'riddle,ما هذا؟,,,1',
      ].join('\n'),
    ),
  });
  const dialog = page.getByRole('dialog');
  const table = dialog.getByRole('region', { name: words.rows });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(dialog.getByRole('status').filter({ hasText: imports.verdicts.wrong })).toBeVisible();
  await expect(table.getByText(filled(imports.file.unknownChoice, { attr: exams.parts.questions.type }))).toBeVisible();
  const wrong = page.waitForEvent('download');
  await dialog.getByRole('button', { name: words.saveWrong }).click();
  expect((await readFile(await (await wrong).path())).subarray(0, 2).toString()).toBe('PK');
  // Cut off, it is still there to be written; the server has done it once.
  const write = dialog.getByRole('button', { name: arabic.questionImport.write_two });
  await page.route(
    /isFinal=true/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await write.click();
  await expect(dialog.getByText(app.t.problems.codes.offline)).toBeVisible();
  await write.click();
  await app.seeToast(arabic.questionImport.done_two);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText('الأرض تدور حول الشمس')).toBeVisible();

  const download = page.waitForEvent('download');
  await app.record.clickAction(exams.bulkDownload.exportQuestions.action);
  const content = await readFile(await (await download).path());
  await app.record.clickAction(words.action);
  await fileField(page).setInputFiles({ name: 'questions.xlsx', mimeType: 'application/zip', buffer: content });
  await expect(dialog.getByRole('status').filter({ hasText: imports.verdicts.same })).toBeVisible();
  await expect(dialog.getByText(imports.verdicts.new, { exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: arabic.questionImport.write_zero })).toBeDisabled();
  // Something was chosen: Escape leads to the cross, and no further.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
});
