import { randomUUID } from 'node:crypto';
import { Screens } from '#models/screens.ts';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';

const word = () => `مهارة ${randomUUID().slice(0, 8)}`;

for (const side of ['mine', 'theirs'] as const) {
  test(`T70 two people edit one record: what both changed is chosen, the rest is put together (${side})`, async ({
    app,
    world,
    colleague,
  }) => {
    const texts = ['Before', 'Theirs', 'Mine'].map((text) => `${text} ${randomUUID().slice(0, 8)}`);
    const [before, theirs, mine] = texts as [string, string, string];
    const { id } = await world.records.skill({ name: { ar: word(), en: before } });
    const renamed = word();
    const other = await colleague();
    for (const each of [app, other]) {
      await each.open(`/skills/edit/${id}`);
      await each.form.seeValue('name.en', before);
    }
    await other.form.fill('name.en', theirs);
    await other.form.fill('name.ar', renamed);
    await other.form.clickSave();
    await other.seeToast(other.t.crud.form.saved);

    await app.form.fill('name.en', mine);
    await app.form.fill('code', 'M-1');
    await app.form.clickSave();
    await app.form.seeConflict({ by: other.member.name, before, mine, theirs });
    await app.form.leaveConflict();
    await app.form.seeValue('name.en', mine);
    await app.form.clickSave();
    await app.form.chooseSide('name.en', side);
    await app.form.clickMerged();
    await app.seeToast(app.t.crud.form.saved);
    await app.open(`/skills/edit/${id}`);
    await app.form.seeValue('name.en', side === 'mine' ? mine : theirs);
    await app.form.seeValue('name.ar', renamed);
    await app.form.seeValue('code', 'M-1');
  });
}

test('NAV-06 a form without changes shows who else is there and that they saved, and is read again', async ({
  app,
  page,
  world,
  colleague,
}) => {
  const [before, theirs] = ['Before', 'Theirs'].map((text) => `${text} ${randomUUID().slice(0, 8)}`) as [
    string,
    string,
  ];
  const { id } = await world.records.skill({ name: { ar: word(), en: before } });
  const other = await colleague();
  for (const each of [other, app]) await each.open(`/skills/edit/${id}`);
  await app.form.seeValue('name.en', before);
  await app.record.seeColleague(other.member.name);
  await app.seeLive('resource.skills');
  await other.form.fill('name.en', theirs);
  await other.form.clickSave();
  await page.getByRole('button', { name: app.t.forms.savedElsewhere.readAgain }).click();
  await app.form.seeValue('name.en', theirs);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(app.t.forms.savedElsewhere.title)).toBeHidden();
});

test('a form that was not connected while another window of one’s own saved the record says so as soon as it is', async ({
  app,
  page,
  world,
  context,
  language,
}) => {
  const [before, later] = ['Before', 'Later'].map((text) => `${text} ${randomUUID().slice(0, 8)}`) as [string, string];
  const { id } = await world.records.skill({ name: { ar: word(), en: before } });
  let isReachable = false;
  await context.route('**/api/v1/realtime/settings', (route) => (isReachable ? route.fallback() : route.abort()));
  await app.open(`/skills/edit/${id}`);
  await app.form.seeValue('name.en', before);
  await app.form.fill('code', 'M-1');
  const window = new Screens(await context.newPage(), language);
  await window.open(`/skills/edit/${id}`);
  await window.form.fill('name.en', later);
  await window.form.clickSave();
  await window.seeToast(window.t.crud.form.saved);
  isReachable = true;
  await expect(page.getByText(app.t.forms.savedElsewhere.dirty)).toBeVisible({ timeout: 60_000 });
  await app.form.seeValue('code', 'M-1');
});

test('a form whose record a colleague deletes says so at once, and what was typed stays to be copied', async ({
  app,
  page,
  world,
  colleague,
}) => {
  const before = `Before ${randomUUID().slice(0, 8)}`;
  const { id } = await world.records.skill({ name: { ar: word(), en: before } });
  const other = await colleague();
  await app.open(`/skills/edit/${id}`);
  await app.form.fill('name.en', 'Typed for long');
  await app.seeLive('resource.skills');
  await other.open(`/skills/edit/${id}`);
  await other.record.clickAction(other.t.crud.remove);
  const question = other.page.getByRole('alertdialog');
  await question
    .getByRole('button', { name: filled(other.t.crud.removal.action, { one: other.t.skills.one }) })
    .click();
  await other.list.rows.first().waitFor();
  const deleted = app.t.problems.codes.notFound;
  await expect(page.getByText(deleted)).toBeVisible();
  await app.form.clickSave();
  await expect(page.getByText(`${deleted} ${app.t.crud.form.saveFailed.kept}`)).toBeVisible();
  await app.form.seeValue('name.en', 'Typed for long');
});

test('all of theirs at once leaves nothing to save', async ({ app, world, colleague }) => {
  const [before, theirs] = ['Before', 'Theirs'].map((text) => `${text} ${randomUUID().slice(0, 8)}`) as [
    string,
    string,
  ];
  const { id } = await world.records.skill({ name: { ar: word(), en: before } });
  const other = await colleague();
  for (const each of [app, other]) {
    await each.open(`/skills/edit/${id}`);
    await each.form.seeValue('name.en', before);
  }
  await other.form.fill('name.en', theirs);
  await other.form.clickSave();
  await other.seeToast(other.t.crud.form.saved);
  await app.form.fill('name.en', 'Mine');
  await app.form.clickSave();
  await app.dialog.click(app.t.forms.conflict.title, app.t.forms.conflict.allTheirs);
  await app.form.clickMerged();
  await app.form.seeValue('name.en', theirs);
  await app.form.seeUnchanged();
});

test('who has saved in another window is told that it was them', async ({ app, page, context, world }) => {
  const [before, there, here] = ['Before', 'There', 'Here'].map((text) => `${text} ${randomUUID().slice(0, 8)}`) as [
    string,
    string,
    string,
  ];
  const { id } = await world.records.skill({ name: { ar: word(), en: before } });
  const other = await app.inNewWindow(context);
  for (const each of [app, other]) {
    await each.open(`/skills/edit/${id}`);
    await each.form.seeValue('name.en', before);
  }
  await other.form.fill('name.en', there);
  await other.form.clickSave();
  await other.seeToast(app.t.crud.form.saved);
  await app.form.fill('name.en', here);
  await app.form.clickSave();
  const conflict = page.getByRole('dialog', { name: app.t.forms.conflict.own.title });
  for (const said of [app.t.forms.conflict.own.text, before, there, here]) await expect(conflict).toContainText(said);
});
