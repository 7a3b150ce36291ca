import { randomUUID } from 'node:crypto';
import { addProduct } from '@diwan/api/test/marketplace/product-records.ts';
import { addProvider } from '@diwan/api/test/marketplace/provider-records.ts';
import { RecordModel } from '#models/record-model.ts';
import { expect, test } from '../test.ts';
import type { World } from '../world/world.ts';

/** A published product of a name that nobody else has. */
async function makeProduct({ database }: World, row: Partial<Parameters<typeof addProduct>[1]> = {}) {
  const title = { ar: `تصميم شعار ${randomUUID().slice(0, 8)}` };
  const { id: providerId } = await addProvider(database);
  const { id } = await addProduct(database, { providerId, title, ...row });
  return { id, title: title.ar };
}

test('ROUTE-73 products are found by name, and a state narrows them', async ({ app, world }) => {
  const { title } = await makeProduct(world);
  await app.open(`/products/list?q=${encodeURIComponent(title)}`);
  await app.list.seeRow(title);
  await app.list.clickState(app.t.products.states.product.paused);
  await expect(app.list.row(title)).toHaveCount(0);
});

test('ROUTE-74 a product is renamed', async ({ app, world }) => {
  const { id } = await makeProduct(world, { state: 'draft' });
  const after = `هوية بصرية ${randomUUID().slice(0, 8)}`;
  await app.open(`/products/edit/${id}`);
  await app.form.fill('title.ar', after);
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  await app.open(`/products/list?q=${encodeURIComponent(after)}`);
  await app.list.seeRow(after);
});

test('ROUTE-75 what a provider wants changed stands beside what is, until it is accepted', async ({
  app,
  page,
  world,
}) => {
  const { id, title } = await makeProduct(world, { pendingChanges: { title: { ar: 'هوية بصرية متكاملة' } } });
  const record = new RecordModel(page, app.t);
  await app.open(`/products/view/${id}`);
  await app.seeHeading(title);
  await expect(page.locator('del').filter({ hasText: title })).toBeVisible();
  await expect(page.locator('ins').filter({ hasText: 'هوية بصرية متكاملة' })).toBeVisible();
  // Before all that is known already.
  const [first] = await page.locator('[data-document] section').all();
  await expect(first!.getByRole('heading')).toHaveText(app.t.products.computed.pendingChanges);
  await record.clickEvent(app.t.products.events.product.approveChanges);
  await app.seeHeading('هوية بصرية متكاملة');
  await expect(page.locator('del')).toHaveCount(0);
});
