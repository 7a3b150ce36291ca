import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credit, issue, lineOf, nameSeller, sellerCompany } from '#test/marketplace/invoice-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('admin');
  await nameSeller(api, as);
});
afterAll(() => api.close());

/** The text of each page, as a reader finds it. */
async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: bytes, useSystemFonts: false });
  const document = await task.promise;
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(' '));
  }
  await task.destroy();
  return texts.map((text) => text.normalize('NFKC').replace(/\s+/g, ' '));
}
const pdfOf = (id: string) => api.call('GET', `/api/v1/invoices/${id}/pdf`, { as });

const company = {
  name: { ar: 'شركة الأفق الجديد للمقاولات', en: 'New Horizon Contracting Company' },
  vatNumber: '311111111100003',
  address: { ...sellerCompany.address, city: 'جدة' },
};

test('ROUTE-07 an invoice as a PDF has its seller, buyer, lines, VAT and totals in Arabic and English, as text', async () => {
  const { id, number } = await issue(api, {
    buyer: company,
    lines: [lineOf(1_000_00, { quantity: 3, discount: 50_00 })],
  });
  const answer = await pdfOf(id);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${number}.pdf"`,
  });
  const [text, ...more] = await textsOf(new Uint8Array(answer.rawPayload));
  expect(more).toEqual([]);
  for (const said of [
    'فاتورة ضريبية',
    'Tax invoice',
    number!,
    sellerCompany.name.ar,
    sellerCompany.name.en,
    sellerCompany.vatNumber,
    company.name.ar,
    company.name.en,
    company.vatNumber,
    'باقة النمو، اشتراك شهر',
    'Growth plan, one month',
    'ضريبة القيمة المضافة',
    '2,950.00',
    '442.50',
    '3,392.50',
    '15%',
  ])
    expect(text).toContain(said);
});

test('a long invoice goes on over pages, each with the heads of its columns and its number', async () => {
  const { id, number } = await issue(api, { lines: Array.from({ length: 60 }, (_, index) => lineOf(index + 100)) });
  const texts = await textsOf(new Uint8Array((await pdfOf(id)).rawPayload));
  expect(texts.length).toBeGreaterThan(2);
  for (const [index, text] of texts.entries()) {
    expect(text).toContain(number);
    expect(text).toContain(`Page ${index + 1} of ${texts.length}`);
  }
  expect(texts[1]).toContain('Unit price');
});

test('a credit note names the invoice that it is about and why; a draft has no PDF', async () => {
  const { id, number } = await issue(api);
  const note = await credit(api, { invoiceId: id, amount: 115_00, reason: 'price' });
  const [text] = await textsOf(new Uint8Array((await pdfOf(note.id)).rawPayload));
  for (const said of ['إشعار دائن مبسط', number!, 'تعديل السعر', 'The price was changed', '115.00'])
    expect(text).toContain(said);
  const draft = await issue(api, { subtype: '01' });
  expect(draft.state).toBe('draft');
  expect((await pdfOf(draft.id)).statusCode).toBe(404);
});
