import { randomUUID } from 'node:crypto';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

const word = () => `مهارة ${randomUUID().slice(0, 8)}`;

test('ROUTE-28 T117 MSG-06 errors are listed, focused, linked to their fields; then the record is saved', async ({
  app,
  page,
  world,
}) => {
  const post = await world.records.jobPost();
  await app.open(`/job_post/edit/${post.id}`);
  await app.form.fill('title.ar', 'قص');
  await page.getByRole('checkbox', { name: app.t.jobPosts.choices.employmentType.full_time }).uncheck();
  await app.form.clickSave();
  await expect(app.form.errors).toBeFocused();
  await expect(app.form.errors).toContainText(app.t.crud.invalid.employmentTypeRequired);
  await expect(app.form.field('title.ar')).toHaveAttribute('aria-invalid', 'true');
  await app.form.errors.getByRole('link').first().click();
  await expect(app.form.field('title.ar')).toBeFocused();
  await expect(app.form.field('title.ar')).toHaveAccessibleDescription(/5/);
  await app.form.seeValue('title.ar', 'قص');

  await app.form.fill('title.ar', 'محاسب تكاليف أول');
  await page.getByRole('checkbox', { name: app.t.jobPosts.choices.employmentType.part_time }).check();
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  await app.seeAddress(new RegExp(`/job_post/view/${post.id}$`));
  await app.seeHeading('محاسب تكاليف أول');
});

test.describe('in English', () => {
  test.use({ language: 'en' });
  test('MSG-01 MSG-06 MSG-15 the texts are those of the specification', async ({ app, page, world }) => {
    const post = await world.records.jobPost();
    await app.open(`/job_post/edit/${post.id}`);
    await page.getByRole('checkbox', { name: 'Full-time' }).uncheck();
    await app.form.clickSave();
    await expect(app.form.errors).toContainText('At least one employment type must be selected');

    const skill = await world.records.skill({ name: { ar: word() } });
    page.on('dialog', (dialog) => void dialog.accept());
    await app.open('/skills/add');
    await app.form.clickCreate();
    await expect(app.form.errors).toContainText('Name is required');
    await app.form.fill('name.ar', skill.name.ar);
    await app.form.clickCreate();
    await expect(app.form.errors).toContainText('This skill already exists');
  });
});

test('ROUTE-52 Ctrl+S saves from inside a field', async ({ app, page, world }) => {
  const skill = await world.records.skill();
  await app.open(`/skills/edit/${skill.id}`);
  await app.form.fill('name.en', 'Saved by the keyboard');
  await page.keyboard.press('Control+s');
  await app.seeToast(app.t.crud.form.saved);
});

test('ROUTE-50 ROUTE-51 a skill is added, and found in its list', async ({ app }) => {
  const name = word();
  await app.open('/skills/list');
  await app.page.getByRole('link', { name: app.t.skills.add }).click();
  await app.seeHeading(app.t.skills.add);
  await app.form.fill('name.ar', name);
  await app.form.clickCreate();
  await app.seeToast(app.t.crud.form.created);
  await app.open(`/skills/list?q=${encodeURIComponent(name)}`);
  await app.list.seeRow(name);
});

test('T77 however often one presses Create, one record comes to be', async ({ app, page, world }) => {
  const name = word();
  await app.open('/skills/add');
  await app.form.fill('name.ar', name);
  // In one task, as a double click and a held Enter reach the page before it has drawn anything.
  await app.form.form.evaluate((form: HTMLFormElement) => {
    for (let press = 0; press < 10; press++) form.requestSubmit();
  });
  await app.seeToast(app.t.crud.form.created);
  expect(await rowsNamed(world, name)).toBe(1);

  await page.goto('/skills/add');
  const other = word();
  await app.form.fill('name.ar', other);
  const create = app.form.form.getByRole('button', { name: app.t.crud.create, exact: true });
  await create.dblclick({ noWaitAfter: true });
  await app.seeToast(app.t.crud.form.created);
  expect(await rowsNamed(world, other)).toBe(1);
});

test('T77 however often one presses Save, it is saved once', async ({ app, page, world }) => {
  const { id } = await world.records.skill();
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.method() === 'PATCH')));
  await app.open(`/skills/edit/${id}`);
  await app.form.fill('name.en', `Pressed often ${randomUUID()}`);
  await app.form.form.evaluate((form: HTMLFormElement) => {
    for (let press = 0; press < 10; press++) form.requestSubmit();
  });
  await app.seeToast(app.t.crud.form.saved);
  expect(sent).toBe(1);
});

test('MSG-15 a name that exists is told while it is typed, in any spelling, and typing goes on', async ({
  app,
  world,
}) => {
  const name = `إدارة ${randomUUID().slice(0, 8)}`;
  await world.records.skill({ name: { ar: name } });
  await app.open('/skills/add');
  await app.form.fill('name.ar', name.replace('إدارة', 'ادارة'));
  await expect(app.form.field('name.ar')).toHaveAccessibleDescription(app.t.crud.invalid.skillExists);
  await app.form.field('name.ar').press('End');
  await app.page.keyboard.type(' الحديثة');
  await expect(app.form.field('name.ar')).not.toHaveAttribute('aria-invalid');
  await app.form.clickCreate();
  await app.seeToast(app.t.crud.form.created);
});

test('what a form refers to is added in place, and the form keeps what was typed', async ({ app, page, world }) => {
  const { id } = await world.records.jobTitle();
  const industry = `قطاع ${randomUUID().slice(0, 8)}`;
  await app.open(`/jobTitles/edit/${id}`);
  await app.form.fill('name.en', 'Typed before');
  await app.form.addInPlace(app.t.jobTitles.fields.industryId, industry);
  const dialog = app.dialog.named(app.t.industries.add);
  await expect(dialog.locator('[name="new:name.ar"]')).toHaveValue(industry);
  await dialog.getByRole('button', { name: app.t.crud.create, exact: true }).click();
  await app.seeToast(app.t.crud.form.created);
  await expect(dialog).toBeHidden();
  await app.form.seeChosen(app.t.jobTitles.fields.industryId, industry);
  await app.form.seeValue('name.en', 'Typed before');
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  await page.goto(`/jobTitles/edit/${id}`);
  await app.form.seeChosen(app.t.jobTitles.fields.industryId, industry);
});

test('T117 whoever does not add it in place is back in the field, and a new row has the focus', async ({
  app,
  page,
  world,
}) => {
  const { id } = await world.records.jobTitle();
  await app.open(`/jobTitles/edit/${id}`);
  await app.form.addInPlace(app.t.jobTitles.fields.industryId, `قطاع ${randomUUID().slice(0, 8)}`);
  const dialog = app.dialog.named(app.t.industries.add);
  const cancel = dialog.getByRole('button', { name: app.t.crud.cancel, exact: true });
  await expect(cancel).toBeInViewport();
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('combobox', { name: app.t.jobTitles.fields.industryId })).toBeFocused();
  await expect(page.getByRole('listbox')).toBeHidden();

  const post = await world.records.jobPost();
  await app.open(`/job_post/edit/${post.id}`);
  const { languages } = app.t.jobPosts.fields;
  await page.getByRole('button', { name: filled(app.t.crud.addRow, { label: languages }) }).click();
  await expect(
    page.getByRole('group', { name: languages, exact: true }).getByRole('group').last().locator(':focus'),
  ).toBeVisible();
});

test('a long form is whole soon, and at once for whoever moves by Tab or is led to an error', async ({
  app,
  page,
  world,
}) => {
  const post = await world.records.jobPost();
  await app.open(`/job_post/edit/${post.id}`);
  await app.form.field('title.ar').waitFor();
  await expect(app.form.field('isUrgent')).toBeAttached();
  await page.getByRole('navigation', { name: app.t.crud.form.sections }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: app.t.jobPosts.sections.publishing })).toBeFocused();
});

const rowsNamed = async ({ database }: World, name: string): Promise<number> => {
  const { rows } = await database.pool.query(`SELECT id FROM skills WHERE name ->> 'ar' = $1`, [name]);
  return rows.length;
};

test.describe('deleting', () => {
  test.use({ language: 'en' });
  test('DOM-06 MSG-21 a deletion asks by name, says that it can’t be undone, and says when it is done', async ({
    app,
    page,
    world,
  }) => {
    const skill = await world.records.skill({ name: { ar: word(), en: `Welding ${randomUUID().slice(0, 6)}` } });
    const name = skill.name.en!;
    await app.open(`/skills/edit/${skill.id}`);
    await app.record.clickAction(app.t.crud.remove);
    await app.record.seeRemovalQuestion(name);
    await expect(page.getByRole('alertdialog')).toContainText('Deleting can’t be undone.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await app.form.seeValue('name.en', name);
    await app.record.clickAction(app.t.crud.remove);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await app.seeToast('successfully Deleted');
    await app.seeAddress(/\/skills\/list$/);
    await app.list.search(name);
    await expect(page.getByText(app.t.crud.noMatch.title)).toBeVisible();
  });

  for (const [status, problem, text] of [
    [409, { code: 'refused', reason: 'notRemovable' }, 'It can’t be deleted in this state.'],
    [422, { code: 'invalid' }, 'It could not be deleted. Try again in a moment.'],
  ] as const)
    test(`DOM-06 a deletion that is answered with ${problem.code} says so, and the record stays`, async ({
      app,
      page,
      world,
    }) => {
      const { id } = await world.records.skill({ name: { ar: word() } });
      await app.open(`/skills/edit/${id}`);
      await page.route(`**/api/v1/skills/${id}`, (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status, contentType: 'application/problem+json', json: { status, title: '', ...problem } })
          : route.fallback(),
      );
      await app.record.clickAction(app.t.crud.remove);
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: /^Delete/ }).click();
      await expect(question).toContainText(text);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('textbox').first()).toBeVisible();
    });

  test('DOM-06 a record in use is kept, and what uses it is named', async ({ app, page, world }) => {
    const jobTitle = await world.records.jobTitle();
    await world.records.jobPost({ jobTitleId: jobTitle.id });
    await app.open(`/jobTitles/edit/${jobTitle.id}`);
    await app.record.clickAction(app.t.crud.remove);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(page.getByRole('alertdialog')).toContainText('because it is used: 1 record in job posts');
  });
});
