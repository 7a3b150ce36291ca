import { randomUUID } from 'node:crypto';
import { expect, test } from '../test.ts';

const passphrase = 'purple-kettle-drives-7-snails';

test('ROUTE-14 ROUTE-15 ROUTE-16 AUTH-12 a colleague is invited, chooses a password, signs in, is given a title, and is out when suspended', async ({
  app,
  page,
  browser,
  world,
}) => {
  const { staff, crud } = app.t;
  const [name, email] = [`زميل ${randomUUID().slice(0, 8)}`, `${randomUUID()}@staff.example`];
  await app.open('/dashboardUsers/add');
  await app.form.fill('name', name);
  await app.form.fill('email', email);
  await page.locator('#field-role').selectOption({ label: staff.choices.staffRole.editor });
  await app.form.clickCreate();
  await app.seeToast(crud.form.created);
  await app.record.seeState(staff.states.staff.invited);

  const theirs = await browser.newContext({ locale: 'en' });
  const invitation = await theirs.newPage();
  await invitation.goto(await world.invitationOf(email));
  await invitation.getByLabel('New password').fill(passphrase);
  await invitation.getByLabel('The same password again').fill(passphrase);
  await invitation.getByRole('button', { name: 'Save and go on' }).click();
  await expect(invitation).toHaveURL(/\/login/);
  await invitation.getByRole('button').first().click();
  await invitation.locator('#email').fill(email);
  await invitation.locator('#password').fill(passphrase);
  await invitation.locator('button[type=submit]').click();
  await expect(invitation).toHaveURL(/\/dashboard/);

  await page.reload();
  await app.record.seeState(staff.states.staff.active);
  const account = new URL(page.url()).pathname;
  await app.open(account.replace('/view/', '/edit/'));
  await app.form.fill('title', 'منسقة توظيف');
  await app.form.clickSave();
  await app.seeToast(crud.form.saved);
  await app.seeAddress(new RegExp(`${account}$`));
  await expect(page.getByRole('main').getByText('منسقة توظيف').first()).toBeVisible();

  await app.record.clickAction(staff.events.staff.suspend);
  await app.record.seeState(staff.states.staff.suspended);
  await invitation.goto('/skills/list');
  await expect(invitation).toHaveURL(/\/login/);
  await theirs.close();
});
