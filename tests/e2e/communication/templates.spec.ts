import { registerTemplates } from '@diwan/api/resources/email-templates/register.ts';
import { expect, test } from '../test.ts';

test('ROUTE-26 the words of an e-mail are found beside the composer, changed, previewed, tried and taken back', async ({
  app,
  page,
  world,
}) => {
  // There is one of each for all tests, and a try before this one may have left it changed.
  await world.database.pool.query("DELETE FROM email_templates WHERE key = 'offerSent'");
  await registerTemplates(world.database);
  const { id: applicationId } = await world.records.application({ state: 'approved' });
  await world.records.mail({ template: 'offerSent', applicationId });
  const { tabs, states, events, done, words, samples, letter } = app.t.emailTemplates;
  await app.open('/emailNotification/email');
  await page.getByRole('link', { name: tabs.templates }).click();
  await app.seeAddress(/\/emailNotification\/templates$/);
  const name = app.t.mailTexts.offerSent.subject.split(':')[0]!;
  await page.getByRole('searchbox').fill(name);
  await app.list.row(name).getByRole('link').first().click();
  await app.seeHeading(name);
  await app.record.seeState(states.emailTemplate.enabled);
  await app.record.clickEdit();
  await app.form.fill('subject.ar', 'عرضنا لك لوظيفة {{salary}}');
  await app.form.clickSave();
  await expect(page.getByText(app.t.crud.invalid.unknownVariable.split('}} ')[1]!).first()).toBeVisible();
  await app.form.fill('subject.ar', 'عرضنا لك لوظيفة {{job}}');
  await app.form.clickSave();
  await expect(page.getByText(words.changed).first()).toBeVisible();
  await page.getByRole('button', { name: app.t.crud.preview }).click();
  const preview = page.getByRole('dialog', { name: letter.title });
  await expect(preview.getByText(samples.job).first()).toBeVisible();
  await preview.getByRole('combobox', { name: letter.filledFor }).selectOption({ index: 1 });
  await expect(preview.getByText(samples.job)).toHaveCount(0);
  await expect(preview.getByText('مهندس برمجيات أول').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await app.record.clickEvent(events.emailTemplate.sendTest);
  await app.seeToast(done.emailTemplate.sendTest);
  await app.record.clickEvent(events.emailTemplate.revert);
  await expect(page.getByText(words.original, { exact: true }).first()).toBeVisible();
  await app.record.clickEvent(events.emailTemplate.disable);
  await app.record.seeState(states.emailTemplate.disabled);
  await app.record.clickEvent(events.emailTemplate.enable);
  await app.record.seeState(states.emailTemplate.enabled);
});
