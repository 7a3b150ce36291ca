import { randomUUID } from 'node:crypto';
import { addCode, addUse, codeAt } from '@diwan/api/test/sales/promo-records.ts';
import { filled } from '#models/texts.ts';
import { readQr } from '#support/read-qr.ts';
import { expect, test } from '../test.ts';

/** A code that nobody else has. */
const newCode = () => `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;

test('ROUTE-37 a code is found and copied by one key, switched off and on again, and disabled after a question', async ({
  app,
  page,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, code } = await addCode(world.database, { code: newCode() });
  const { events, states, copied, explained } = app.t.promoCodes;
  await app.open(`/promoCode/list?q=${code}`);
  await app.list.seeRow(code);
  await app.list.row(code).getByRole('link', { name: code }).focus();
  await page.keyboard.press('c');
  await app.seeToast(filled(copied, { code }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await app.open(`/promoCode/view/${id}`);
  await app.record.clickEvent(events.promoCode.pause);
  await app.record.seeState(states.promoCode.paused);
  await app.record.clickEvent(events.promoCode.resume);
  await app.record.seeState(states.promoCode.active);
  await app.record.clickEvent(events.promoCode.disable);
  const question = page.getByRole('dialog');
  await expect(question).toContainText(explained.promoCode.disable.goes);
  await question.getByRole('button', { name: events.promoCode.disable, exact: true }).click();
  await app.record.seeState(states.promoCode.disabled);
});

test('ROUTE-38 MSG-21 a code is generated from the form, which says what is wrong and that a code is taken', async ({
  app,
  page,
  world,
}) => {
  const taken = await addCode(world.database, { code: newCode() });
  const code = newCode();
  await app.open('/promoCode/add');
  await app.form.fill('code', taken.code.toLowerCase());
  await expect(page.getByText(app.t.crud.invalid.promoCodeExists)).toBeVisible();
  await app.form.fill('code', code.toLowerCase());
  await app.form.fill('name.ar', 'عروض نهاية العام');
  await app.form.clickCreate();
  await expect(app.form.errors).toContainText(
    filled(app.t.crud.invalid.required, { attr: app.t.promoCodes.fields.percent }),
  );
  await app.form.fill('percent', '20');
  await app.form.clickCreate();
  await app.seeToast(app.t.promoCodes.form.created);
  await app.seeHeading(code);
  const { rows } = await world.database.pool.query('SELECT percent, state FROM promo_codes WHERE code = $1', [code]);
  expect(rows).toEqual([{ percent: 20, state: 'active' }]);
});

test('ROUTE-38 another code of the same terms begins with them, and a batch is one press away', async ({
  app,
  page,
  world,
}) => {
  const { id } = await addCode(world.database, { code: newCode(), percent: 35, partnerName: 'جامعة النور' });
  await app.open(`/promoCode/view/${id}`);
  await app.record.clickAction(app.t.promoCodes.duplicate);
  await app.seeAddress(new RegExp(`/promoCode/add\\?from=${id}$`));
  await expect(app.form.field('partnerName')).toHaveValue('جامعة النور');
  await expect(app.form.field('code')).toHaveValue('');
  const code = newCode();
  await app.form.fill('code', code);
  await app.form.clickCreate();
  await app.seeHeading(code);
  await app.open('/promoCode/add');
  await page.getByRole('link', { name: app.t.promoCodes.batch, exact: true }).click();
  await app.seeAddress(/\/promoCode\/batches\/add$/);
  await expect(app.form.field('quantity')).toBeVisible();
});

test('ROUTE-69 who used a code stands in the list of uses, and on a tab of the code', async ({ app, page, world }) => {
  const code = await addCode(world.database, { code: newCode() });
  const seeker = await world.records.seeker();
  const number = `ORD-${randomUUID().slice(0, 8)}`;
  await addUse(world.database, code, { type: 'seeker', id: seeker.id }, number);
  await app.open(`/promoCodeUsers/list?q=${code.code}`);
  await app.list.seeRow(number);
  await expect(app.list.row(number)).toContainText(app.t.promoCodeUsers.states.promoCodeUser.redeemed);
  await app.open(`/promoCodeUsers/list?code=${code.id}&seeker=${seeker.id}`);
  await expect(app.list.rows).toHaveCount(1);
  await app.open(`/promoCode/view/${code.id}`);
  await app.record.clickTab(app.t.records.related.promoCodeUsers);
  await expect(page.getByText(number)).toBeVisible();
  expect(await codeAt(world.database, code.id)).toMatchObject({ redeemedCount: 1, discountGiven: 50_00 });
});

test('the codes that a list shows go on a sheet of paper, each with the code that a camera reads', async ({
  app,
  page,
  world,
}) => {
  const partnerName = `شريك ${randomUUID().slice(0, 8)}`;
  const codes = [
    await addCode(world.database, { code: newCode(), partnerName }),
    await addCode(world.database, { code: newCode(), partnerName }),
  ];
  const { print, sheet } = app.t.promoCodes;
  await app.open(`/promoCode/list?partnerName=${encodeURIComponent(partnerName)}`);
  await expect(app.list.rows).toHaveCount(2);
  await page.getByRole('link', { name: print }).click();
  for (const { code } of codes)
    expect(await readQr(await page.getByRole('img', { name: filled(sheet.qr, { code }) }).screenshot())).toBe(code);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: sheet.print })).toBeHidden();
  await expect(page.getByText(codes[0]!.code).filter({ visible: true })).toBeVisible();
});
