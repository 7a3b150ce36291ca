import { addOrderRow } from '@diwan/api/test/marketplace/order-records.ts';
import { expect, test } from '../test.ts';

test('ROUTE-76 an order is found by its number, opened beside the list and accepted by keys', async ({
  app,
  page,
  world,
}) => {
  const { id, number } = await addOrderRow(world.database);
  const { events, states } = app.t.orders;
  await app.open(`/orders/list?q=${number}`);
  await expect(app.list.rows).toHaveCount(1);
  await app.list.row(number).locator('[data-row-header]').locator('a, button').focus();
  await page.keyboard.press(' ');
  await expect(app.list.peekOf(number)).toBeVisible();
  await page.keyboard.press('Enter');
  await app.seeHeading(number);
  await page.getByRole('button', { name: events.order.accept, exact: true }).press('Enter');
  await app.record.seeState(states.order.accepted);
  const { rows } = await world.database.pool.query('SELECT state FROM orders WHERE id = $1', [id]);
  expect(rows).toEqual([{ state: 'accepted' }]);
});

test('ROUTE-77 an order’s page has its items, its payment and what it is: simulated; a dispute is opened on it by keys', async ({
  app,
  page,
  world,
}) => {
  const { id, number, product } = await addOrderRow(world.database, { state: 'in_progress' });
  const { events, choices, sandbox, within, states } = app.t.orders;
  await app.open(`/orders/view/${id}`);
  await app.seeHeading(number);
  await expect(page.getByRole('link', { name: product.title.ar })).toBeVisible();
  await expect(page.getByText(sandbox)).toBeVisible();
  await expect(page.getByRole('region', { name: within.payments }).first()).toContainText('4242');
  await page.getByRole('button', { name: events.order.openDispute, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  const reason = dialog
    .getByRole('combobox')
    .or(dialog.getByRole('button', { name: app.t.crud.ask.reason }))
    .first();
  await reason.press('Enter');
  await page.getByRole('option', { name: choices.orderDisputeReason.quality }).press('Enter');
  await dialog.getByRole('textbox').first().fill('ما استلمه العميل لا يطابق وصف الخدمة.');
  await dialog.getByRole('button', { name: events.order.openDispute, exact: true }).press('Enter');
  await app.record.seeState(states.order.disputed);
});
