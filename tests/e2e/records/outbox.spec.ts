import { expect, test } from '../test.ts';

test('a mail is found in the outbox, read as its recipient has it in a frame that runs nothing, and tried again', async ({
  app,
  page,
  world,
}) => {
  const seeker = await world.records.seeker({ email: 'sara@mail.example' });
  const application = await world.records.application({ seekerId: seeker.id, state: 'approved' });
  const mail = await world.records.mail({
    applicationId: application.id,
    state: 'failed',
    tries: 24,
    failure: { code: 'refusedForGood', answer: '550 5.1.1 User unknown' },
  });
  const { choices, states, events, preview } = app.t.mails;
  await app.open(`/outbox?q=${mail.number}`);
  await app.list.seeRow('s•••@mail.example');
  await app.list.row('s•••@mail.example').getByRole('link').first().click();
  await app.seeAddress(new RegExp(`/outbox/view/${mail.id}`));
  await expect(page.getByText(choices.mailFailure.refusedForGood).filter({ visible: true })).toBeVisible();

  const frame = page.frameLocator(`iframe[title="${preview.frame}"]`);
  await expect(frame.getByText('وسيُتواصل معك بشأن الخطوة التالية')).toBeVisible();
  await expect(frame.getByText('You will be contacted about the next step')).toHaveCSS('text-align', 'left');
  await page.getByRole('radio', { name: preview.text }).click();
  await expect(page.getByText('You will be contacted about the next step')).toBeVisible();

  await app.record.clickEvent(events.mail.retry);
  await expect(page.getByText(states.mail.failed).filter({ visible: true })).toHaveCount(0);
});

test.describe('an editor', () => {
  test.use({ role: 'editor' });

  test('AUTH-12 has no outbox in the menu, and at its address learns that it is not theirs', async ({ app, page }) => {
    await app.open('/setting');
    await page.getByRole('button', { name: app.t.shell.areas.administration }).click();
    await expect(page.getByRole('link', { name: app.t.screens.setting, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: app.t.mails.title })).toHaveCount(0);
    await app.open('/outbox');
    await expect(page.getByRole('main').getByText(app.t.crud.forbidden.title)).toBeVisible();
  });
});
