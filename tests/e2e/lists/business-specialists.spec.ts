import { randomUUID } from 'node:crypto';
import type { Screens } from '#models/screens.ts';
import { test } from '../test.ts';

const list = '/businesSpecialists/list';
const word = () => `أخصائي ${randomUUID().slice(0, 8)}`;

async function add({ app, page }: { app: Screens; page: Screens['page'] }, name: string, isLicensed: boolean) {
  await app.open('/businesSpecialists/add');
  await app.form.fill('name.ar', name);
  if (isLicensed) await page.getByRole('checkbox', { name: app.t.businessSpecialists.fields.requiresLicense }).check();
  await app.form.clickCreate();
  await app.seeToast(app.t.crud.form.created);
}

test('ROUTE-47 business specialists are listed, and filtered by whether they need a licence', async ({ app, page }) => {
  const name = word();
  await add({ app, page }, `${name} أ`, true);
  await add({ app, page }, `${name} ب`, false);
  await app.open(`${list}?q=${encodeURIComponent(name)}`);
  await app.seeHeading(app.t.businessSpecialists.title);
  await app.list.seeRowCount(2);
  await app.open(`${list}?q=${encodeURIComponent(name)}&requiresLicense=true`);
  await app.list.seeRowCount(1);
  await app.list.seeRow(`${name} أ`);
});

test('ROUTE-48 a business specialist is added from its list', async ({ app, page }) => {
  const name = word();
  await app.open(list);
  await page.getByRole('link', { name: app.t.businessSpecialists.add }).first().click();
  await app.seeHeading(app.t.businessSpecialists.add);
  await app.form.fill('name.ar', name);
  await app.form.clickCreate();
  await app.seeToast(app.t.crud.form.created);
  await app.open(`${list}?q=${encodeURIComponent(name)}`);
  await app.list.seeRow(name);
});

test('ROUTE-49 a business specialist is edited', async ({ app, page }) => {
  const name = word();
  await add({ app, page }, name, false);
  await app.open(`${list}?q=${encodeURIComponent(name)}`);
  await app.list.row(name).getByRole('link', { name }).click();
  await app.seeAddress(/\/businesSpecialists\/edit\//);
  await app.form.seeValue('name.ar', name);
  await app.form.fill('name.en', 'Licensed by nobody');
  await app.form.fill('commissionBps', '١٢٫٥');
  await page.getByRole('checkbox', { name: app.t.businessSpecialists.fields.requiresLicense }).check();
  await app.form.clickSave();
  await app.seeToast(app.t.crud.form.saved);
  await app.open(`${list}?q=${encodeURIComponent(name)}&requiresLicense=true`);
  await app.list.seeRow('Licensed by nobody');
  await app.list.row(name).getByRole('link').first().click();
  await app.form.seeValue('commissionBps', '12.50');
});
