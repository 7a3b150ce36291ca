import { addProvider } from '@diwan/api/test/marketplace/provider-records.ts';
import { filled } from '#models/texts.ts';
import { expect, test } from '../test.ts';
import { addRichProvider, addWithdrawal } from '../world/money.ts';

test('ROUTE-10 a provider is found by its name, and an address with its id opens the list on it', async ({
  app,
  page,
  world,
}) => {
  const { id, tradeName } = await addRichProvider(world, 5_000);
  await app.open(`/providers/list?q=${encodeURIComponent(tradeName.ar)}`);
  await app.list.seeRow(tradeName.ar);
  await expect(app.list.rows).toHaveCount(1);
  await app.open(`/providers/list/${id}`);
  await expect(page).toHaveURL(new RegExp(`peek=${id}`));
  await expect(app.list.peekOf(tradeName.ar)).toBeVisible();
});

test('ROUTE-12 a provider’s page lacks a document, and once that is handed in the provider is approved', async ({
  app,
  page,
  world,
}) => {
  const { id } = await addProvider(world.database, { state: 'pending_review' });
  const { events, states, refusals } = app.t.providers;
  await app.open(`/providers/view/${id}`);
  await app.record.openActions();
  await app.record.seeBlocked(events.provider.approve, refusals.documentMissing);
  await world.records.document({ resource: 'providers', recordId: id, type: 'cr', name: 'السجل التجاري.pdf' });
  await page.reload();
  await app.record.clickTab(app.t.records.tabs.documents);
  await expect(page.getByText('السجل التجاري.pdf')).toBeVisible();
  await app.record.clickEvent(events.provider.approve);
  await app.record.seeState(states.provider.active);
});

test('ROUTE-13 a provider is edited: a wrong account number is named, a right one saved', async ({ app, world }) => {
  const { id } = await addProvider(world.database, { iban: null, ibanHolderName: null });
  const { iban, ibanHolderName } = app.t.providers.fields;
  await app.open(`/providers/edit/${id}`);
  await app.form.fill('iban', 'SA0380000000608010167518');
  await app.form.fill('ibanHolderName', 'خالد العمري');
  await app.form.clickSave();
  await expect(app.form.errors).toContainText(filled(app.t.crud.invalid.invalidIban, { attr: iban }));
  await app.form.fill('iban', 'SA0380000000608010167519');
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  await app.seeAddress(new RegExp(`/providers/view/${id}$`));
  const { rows } = await world.database.pool.query('SELECT iban, iban_holder_name FROM providers WHERE id = $1', [id]);
  expect(rows, ibanHolderName).toEqual([{ iban: 'SA0380000000608010167519', iban_holder_name: 'خالد العمري' }]);
});

test('ROUTE-11 a wallet is chosen by its provider’s name, and opened by its address', async ({ app, page, world }) => {
  const { id, tradeName } = await addRichProvider(world, 12_345_00);
  const { pick, walletOf, balances, choices } = app.t.walletTransactions;
  await app.open('/providers/wallet');
  await page.getByRole('combobox', { name: pick }).fill(tradeName.ar);
  await page.getByRole('option', { name: tradeName.ar }).click();
  await expect(page).toHaveURL(new RegExp(`/providers/wallet/${id}`));
  await app.open(`/providers/wallet/${id}`);
  await app.seeHeading(filled(walletOf, { name: tradeName.ar }));
  await expect(page.getByText(balances.available, { exact: true })).toBeVisible();
  await app.list.seeRow(choices.walletKind.bonus);
  await expect(page.getByText('12,345').first()).toBeVisible();
});

test('ROUTE-82 withdrawals are decided beside their list, by keys: one is approved, another rejected with a reason', async ({
  app,
  page,
  world,
}) => {
  const provider = await addRichProvider(world, 100_000);
  await world.records.document({ resource: 'providers', recordId: provider.id, type: 'cr' });
  const number = await addWithdrawal(world, provider, 20_000);
  const { events, states, choices } = app.t.withdrawals;
  const stateOf = async (wanted: string) => {
    const { rows } = await world.database.pool.query('SELECT state FROM withdrawals WHERE number = $1', [wanted]);
    return rows[0].state;
  };
  const open = async (wanted: string) => {
    await app.open(`/DrawRequest/list?q=${wanted}`);
    const name = app.list.row(wanted).locator('[data-row-header]').locator('a, button');
    await name.focus();
    await page.keyboard.press('Enter');
    return app.list.peekOf(wanted);
  };
  const panel = await open(number);
  await panel.getByRole('button', { name: events.withdrawal.approve, exact: true }).press('Enter');
  await expect.poll(() => stateOf(number)).toBe('approved');
  await expect(panel.getByText(states.withdrawal.approved, { exact: true }).first()).toBeVisible();

  const other = await addRichProvider(world, 100_000);
  const second = await addWithdrawal(world, other, 30_000);
  const beside = await open(second);
  await expect(beside).toContainText(choices.withdrawalMethod.bank_transfer);
  await app.open(`/DrawRequest/list/review?q=${second}`);
  await app.seeHeading(second);
  await expect(page.getByRole('button', { name: events.withdrawal.approve, exact: true })).toBeEnabled();
  for (const key of ['KeyR', 'Digit3', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => stateOf(second)).toBe('rejected');
  const { rows } = await world.database.pool.query('SELECT state_reason FROM withdrawals WHERE number = $1', [second]);
  expect(rows).toEqual([{ state_reason: 'docs' }]);
});

test('ROUTE-82 a withdrawal opens beside its list as it is: the state, the search and Back stay', async ({
  app,
  page,
  world,
}) => {
  const provider = await addRichProvider(world, 100_000);
  const number = await addWithdrawal(world, provider, 20_000);
  const question = `q=${number}&state=pending`;
  for (const open of ['click', 'Enter']) {
    await app.open(`/DrawRequest/list?${question}`);
    const name = app.list.row(number).getByRole('link');
    await (open === 'click' ? name.click() : name.press('Enter'));
    await expect(page.getByRole('complementary', { name: number })).toBeVisible();
    await expect(page).toHaveURL(/state=pending/);
    await expect(page).toHaveURL(new RegExp(`q=${number}`));
    await page.goBack();
    await expect(page).not.toHaveURL(/peek/);
    await expect(page).toHaveURL(/state=pending/);
  }
});
