import { randomUUID } from 'node:crypto';
import { addCrmUser } from '@diwan/api/test/marketplace/crm-user-records.ts';
import { addProvider } from '@diwan/api/test/marketplace/provider-records.ts';
import { addSoldOrder } from '@diwan/api/test/marketplace/sold-orders.ts';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';

const someName = (first: string) => `${first} ${randomUUID().slice(0, 8)}`;

test('ROUTE-65 CRM users are listed with their customers, and whoever leaves hands them over by the keyboard', async ({
  app,
  page,
  world,
}) => {
  const { crmUsers } = app.t;
  const owner = await addCrmUser(world.database, { name: someName('سعود') });
  const successor = await addCrmUser(world.database, { name: someName('ريم') });
  const { id: providerId } = await addProvider(world.database, { crmUserId: owner.id });
  await app.open(`/crm-users/list?q=${encodeURIComponent(owner.name)}`);
  await app.list.seeRow(owner.name);
  await expect(app.list.rows).toHaveCount(1);

  await app.open(`/crm-users/view/${owner.id}`);
  await app.seeHeading(owner.name);
  await page.getByRole('button', { name: app.t.crud.actions, exact: true }).press('Enter');
  const offboard = page.getByRole('menuitem', { name: crmUsers.events.crmUser.offboard });
  await offboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox', { name: crmUsers.ask.successor });
  await field.focus();
  await page.keyboard.type(successor.name);
  await expect(page.getByRole('option', { name: successor.name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: crmUsers.events.crmUser.offboard }).press('Enter');
  await app.record.seeState(crmUsers.states.crmUser.left);
  const { rows } = await world.database.pool.query('SELECT crm_user_id FROM providers WHERE id = $1', [providerId]);
  expect(rows).toEqual([{ crm_user_id: successor.id }]);
});

test('ROUTE-66 a CRM user is added and waits to join', async ({ app, page, world }) => {
  const name = someName('نورة');
  const code = randomUUID().slice(0, 8);
  const { crmUsers, crud } = app.t;
  await app.open('/crm-users/add');
  await app.form.fill('name', name);
  await app.form.fill('email', `${code}@sales.example`);
  await app.form.fill('mobile', '0551234567');
  await app.form.fill('employeeNumber', `CRM-${code}`);
  await app.form.fill('monthlyTarget', '90000');
  await page.getByRole('combobox', { name: crmUsers.fields.team }).or(app.form.field('team')).first().press('Enter');
  await page.getByRole('option', { name: crmUsers.choices.crmTeam.enterprise }).press('Enter');
  await app.form.clickCreate();
  await app.seeToast(crud.form.created);
  const { rows } = await world.database.pool.query(
    'SELECT state, team, monthly_target FROM crm_users WHERE name = $1',
    [name],
  );
  expect(rows).toEqual([{ state: 'invited', team: 'enterprise', monthly_target: 9_000_000 }]);
});

test('ROUTE-67 a CRM user is edited, and an address that another has is refused at its field', async ({
  app,
  world,
}) => {
  const { email } = await addCrmUser(world.database);
  const { id } = await addCrmUser(world.database);
  await app.open(`/crm-users/edit/${id}`);
  await app.form.fill('extension', '2345');
  await app.form.fill('email', email);
  await app.form.clickSave();
  await expect(app.form.errors).toContainText(app.t.crud.invalid.emailTaken);
  await app.form.fill('email', `${randomUUID().slice(0, 8)}@sales.example`);
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  const { rows } = await world.database.pool.query('SELECT extension FROM crm_users WHERE id = $1', [id]);
  expect(rows).toEqual([{ extension: '2345' }]);
});

test('ROUTE-68 what is ordered through a CRM user stands in totals, and a figure leads to its orders by the keyboard', async ({
  app,
  page,
  world,
}) => {
  const { crmUsers } = app.t;
  const { id, name } = await addCrmUser(world.database, { name: someName('سعود'), monthlyTarget: 1_000_00 });
  await addSoldOrder(world.database, { crmUserId: id, total: 1_150_00 });
  await app.open(`/crm-users/totalOrdersByUser/${id}`);
  await app.seeHeading(filled(crmUsers.sales.title, { name }));
  await expect(page.getByText('100%').or(page.getByText('٪100')).or(page.getByText('100٪')).first()).toBeVisible();
  const table = page.getByRole('table', { name: crmUsers.sales.table });
  await expect(table.getByText('1,150').first()).toBeVisible();
  await table.getByRole('link', { name: '1', exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/orders/list\\?.*crmUser=${id}.*createdFrom=`));
});
