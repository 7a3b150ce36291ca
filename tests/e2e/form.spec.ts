import { randomUUID } from 'node:crypto';
import { expect, test } from './test.ts';

const word = () => `مهارة ${randomUUID().slice(0, 8)}`;

test('T117 MSG-06 errors are listed, focused, linked to their fields; then the record is saved', async ({
  app,
  page,
  world,
}) => {
  const post = await world.records.jobPost();
  await app.open(`/job_post/edit/${post.id}`);
  await app.form.fill('title.ar', 'قص');
  await page.getByRole('checkbox', { name: app.t.choices.employmentType.full_time }).uncheck();
  await app.form.clickSave();
  await expect(app.form.errors).toBeFocused();
  await expect(app.form.errors).toContainText(app.t.crud.invalid.employmentTypeRequired);
  await expect(app.form.field('title.ar')).toHaveAttribute('aria-invalid', 'true');
  await app.form.errors.getByRole('link').first().click();
  await expect(app.form.field('title.ar')).toBeFocused();
  await expect(app.form.field('title.ar')).toHaveAccessibleDescription(/5/);
  await app.form.seeValue('title.ar', 'قص');

  await app.form.fill('title.ar', 'محاسب تكاليف أول');
  await page.getByRole('checkbox', { name: app.t.choices.employmentType.part_time }).check();
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

test('Ctrl+S saves from inside a field', async ({ app, page, world }) => {
  const skill = await world.records.skill();
  await app.open(`/skills/edit/${skill.id}`);
  await app.form.fill('name.en', 'Saved by the keyboard');
  await page.keyboard.press('Control+s');
  await app.seeToast(app.t.crud.form.saved);
});

test('a skill is added and found', async ({ app }) => {
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

for (const choice of ['keepMine', 'takeTheirs'] as const) {
  test(`two people edit one record: the later one is told and chooses (${choice})`, async ({
    app,
    world,
    colleague,
  }) => {
    const [before, theirs, mine] = ['Before', 'Theirs', 'Mine'].map(
      (text) => `${text} ${randomUUID().slice(0, 8)}`,
    ) as [string, string, string];
    const skill = await world.records.skill({ name: { ar: word(), en: before } });
    const other = await colleague();
    for (const each of [app, other]) {
      await each.open(`/skills/edit/${skill.id}`);
      await each.form.seeValue('name.en', before);
    }
    await other.form.fill('name.en', theirs);
    await other.form.clickSave();
    await other.seeToast(other.t.crud.form.saved);

    await app.form.fill('name.en', mine);
    await app.form.clickSave();
    const question = app.dialog.named(app.t.crud.conflict.title);
    await expect(question).toContainText(other.member.name);
    await expect(question).toContainText(theirs);
    await expect(question).toContainText(mine);
    await app.dialog.click(app.t.crud.conflict.title, app.t.crud.conflict[choice]);
    if (choice === 'keepMine') {
      await app.seeToast(app.t.crud.form.saved);
      await app.open(`/skills/edit/${skill.id}`);
      await app.form.seeValue('name.en', mine);
    } else await app.form.seeValue('name.en', theirs);
  });
}

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
