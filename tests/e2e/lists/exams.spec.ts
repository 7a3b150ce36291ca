import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Screens } from '#models/screens.ts';
import { expect, test } from '../test.ts';

const list = '/exams/list';
const word = () => `اختبار ${randomUUID().slice(0, 8)}`;
const statement = 'الأرض تدور حول الشمس';

/** The row of a question, by what it says. */
const question = (page: Page, name: string) => page.getByRole('group', { name });
const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};

/** A draft with one statement to judge, by keys alone. */
async function build({ app, page }: { app: Screens; page: Page }, title: string) {
  await app.form.field('title.ar').focus();
  await page.keyboard.type(title);
  const { questions } = app.t.exams.fields;
  await press(page, app.t.crud.addRow.replace('{{label}}', questions));
  const first = question(page, `${questions} 1`);
  await first
    .getByRole('combobox', { name: app.t.exams.parts.questions.type })
    .or(first.getByRole('button', { name: app.t.exams.parts.questions.type }))
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: app.t.exams.choices.examQuestionType.true_false }).focus();
  await page.keyboard.press('Enter');
  await first.getByRole('textbox', { name: app.t.exams.parts.questions.text }).first().focus();
  await page.keyboard.type(statement);
  await expect(question(page, `1. ${statement}`)).toBeVisible();
  await press(page, app.t.crud.create);
  await app.seeToast(app.t.crud.form.created);
}

test('ROUTE-42 an exam is built by keyboard, with a question that is called by what it says', async ({ app, page }) => {
  const title = word();
  await app.open('/exams/add');
  await app.seeHeading(app.t.exams.add);
  await build({ app, page }, title);
  await app.open(`${list}?q=${encodeURIComponent(title)}`);
  await app.list.seeRow(title);
});

test('ROUTE-41 exams are listed, found by their title, and filtered by their kind', async ({ app, page }) => {
  const title = word();
  await app.open('/exams/add');
  await build({ app, page }, title);
  await app.open(list);
  await app.seeHeading(app.t.exams.title);
  await app.open(`${list}?q=${encodeURIComponent(title)}&kind=screening`);
  await app.list.seeRowCount(1);
  await app.open(`${list}?q=${encodeURIComponent(title)}&kind=personality`);
  await app.list.seeRowCount(0);
});

test('ROUTE-43 an exam is edited: its question opens by keyboard, and keeps what is changed', async ({ app, page }) => {
  const title = word();
  await app.open('/exams/add');
  await build({ app, page }, title);
  await app.open(`${list}?q=${encodeURIComponent(title)}`);
  await app.list.row(title).getByRole('link', { name: title }).click();
  await app.seeAddress(/\/exams\/view\//);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await app.open(`/exams/edit/${id}`);
  await app.form.seeValue('title.ar', title);
  await press(page, `1. ${statement}`);
  const marks = question(page, `1. ${statement}`).getByRole('textbox', {
    name: app.t.exams.parts.questions.marks,
    exact: true,
  });
  await marks.fill('٥');
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  await app.open(`/exams/edit/${id}`);
  await press(page, `1. ${statement}`);
  await expect(marks).toHaveValue('5');
});
