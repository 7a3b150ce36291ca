import { addInvoice } from '@diwan/api/test/marketplace/invoice-rows.ts';
import { RecordModel } from '#models/record-model.ts';
import { pictureOfPdf } from '#support/pdf-picture.ts';
import { readQr, tagsOf } from '#support/read-qr.ts';
import { expect, test } from '../test.ts';

test('ROUTE-07 a row opens an invoice that is printed in Arabic and English, with VAT and a QR code that is read from screen and PDF', async ({
  app,
  browser,
  page,
  world,
}) => {
  const { number, buyer, seller } = await addInvoice(world.database);
  await app.open(`/invoices/list?q=${number}`);
  await app.list.row(number!).getByRole('link').first().click();
  const paper = page.getByRole('article');
  for (const said of ['فاتورة ضريبية مبسطة', 'Simplified tax invoice', buyer.name.ar, '1,000.00', '150.00', '1,150.00'])
    await expect(paper.getByText(said, { exact: true }).first()).toBeVisible();
  const told = { 1: seller!.name.ar, 2: seller!.vatNumber, 4: '1150.00', 5: '150.00' };
  expect(tagsOf(await readQr(await paper.getByRole('img').screenshot()))).toMatchObject(told);
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: app.t.invoices.paper.pdf }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  expect(tagsOf(await readQr(await pictureOfPdf(browser, await download.path())))).toMatchObject(told);
});

test('DOM-06 an issued invoice is not deleted: the question says why and offers a credit note', async ({
  app,
  page,
  world,
}) => {
  const { id, number } = await addInvoice(world.database);
  const record = new RecordModel(page, app.t);
  await app.open(`/invoices/view/${id}`);
  await app.seeHeading(number!);
  await record.clickAction(app.t.crud.remove);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(app.t.invoices.removalKept.text);
  await dialog.getByRole('button', { name: app.t.invoices.removalKept.action }).click();
  await expect(page.getByRole('dialog')).toContainText(app.t.crud.ask.amount);
});
