import { randomUUID } from 'node:crypto';
import { productDraft } from '@diwan/api-contract/resources/product-draft';
import type { Product, ProductEvent } from '@diwan/api-contract/resources/products';
import {
  deliveryModes,
  productKinds,
  productRejections,
  productStates,
  productUnits,
  vatCategories,
} from '@diwan/api-contract/values/records/product';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providersTable } from '#resources/providers/table.ts';
import { createDemoApp } from '#test/demo-app.ts';
import { addProduct, addSpecialist } from '#test/marketplace/product-records.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { productsTable } from './table.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const view = async (id: string): Promise<Product> => (await api.call('GET', `/api/v1/products/${id}`, { as })).json();
const picture = () => ({ picture: randomUUID(), alt: { ar: 'شعار' } });

async function send(id: string, event: ProductEvent) {
  const { version } = await view(id);
  return api.call('POST', `/api/v1/products/${id}/events`, {
    as,
    body: event,
    headers: { 'if-match': `"v${version}"` },
  });
}
const soldBy = async (id: string) => {
  const { orm } = api.database;
  const [found] = await orm.select().from(providersTable).where(eq(providersTable.id, id));
  return found!.productsCount;
};

test('MSG-19 nothing of a provider that may not sell is published, and what is published is counted', async () => {
  const { id: providerId } = await addProvider(api.database, { state: 'suspended' });
  const { id } = await addProduct(api.database, { providerId, state: 'draft', images: [picture()] });
  expect((await send(id, { type: 'product.submit' })).json().reason).toBe('providerNotActive');
  const setState = (state: 'active' | 'suspended') =>
    api.database.orm.update(providersTable).set({ state }).where(eq(providersTable.id, providerId));
  await setState('active');
  expect((await send(id, { type: 'product.submit' })).json().state).toBe('pending_review');
  await setState('suspended');
  expect((await send(id, { type: 'product.approve' })).json().reason).toBe('providerNotActive');
  await setState('active');
  expect((await send(id, { type: 'product.approve' })).json()).toMatchObject({ state: 'published' });
  expect(await soldBy(providerId)).toBe(1);
  await send(id, { type: 'product.archive' });
  expect(await soldBy(providerId)).toBe(0);
  await setState('suspended');
  expect((await send(id, { type: 'product.restore' })).json().reason).toBe('providerNotActive');
  await setState('active');
  expect((await send(id, { type: 'product.restore' })).json().state).toBe('published');
  expect(await soldBy(providerId)).toBe(1);
});

test('a product without a picture is not submitted', async () => {
  const { id: providerId } = await addProvider(api.database);
  const { id } = await addProduct(api.database, { providerId, state: 'draft' });
  expect((await send(id, { type: 'product.submit' })).json().reason).toBe('imageMissing');
});

test('changes that are proposed change nothing until they are accepted, and leave no trace when refused', async () => {
  const { id: providerId } = await addProvider(api.database);
  const { id } = await addProduct(api.database, { providerId, price: 100_00, compareAtPrice: 150_00 });
  expect((await send(id, { type: 'product.approveChanges' })).json().reason).toBe('noChanges');
  expect((await send(id, { type: 'product.proposeChanges' })).json().reason).toBe('nothingChanged');
  await send(id, { type: 'product.proposeChanges', price: 120_00 });
  await send(id, { type: 'product.proposeChanges', deliveryDays: 4 });
  expect(await view(id)).toMatchObject({ price: 100_00, pendingChanges: { price: 120_00, deliveryDays: 4 } });
  await send(id, { type: 'product.rejectChanges' });
  expect(await view(id)).toMatchObject({ price: 100_00, deliveryDays: null, pendingChanges: null });
  await send(id, { type: 'product.proposeChanges', price: 200_00, title: { ar: 'تصميم هوية كاملة', en: 'Identity' } });
  expect((await send(id, { type: 'product.approveChanges' })).json()).toMatchObject({
    price: 200_00,
    // It costs more now than it did before.
    compareAtPrice: null,
    title: { en: 'Identity' },
    slug: expect.stringMatching(/^identity-prd-/),
    pendingChanges: null,
  });
});

test('a refused product says why, and another profession must be one that is offered', async () => {
  const { id: providerId } = await addProvider(api.database);
  const { id } = await addProduct(api.database, { providerId });
  const { id: withdrawn } = await addSpecialist(api.database, 'inactive');
  expect((await send(id, { type: 'product.changeSpecialist', specialist: withdrawn })).json().errors).toEqual([
    { path: 'specialist', code: 'unknownReference' },
  ]);
  const { id: other } = await addSpecialist(api.database);
  expect((await send(id, { type: 'product.changeSpecialist', specialist: other })).json().specialistId).toBe(other);
  const bare = await send(id, { type: 'product.takeDown', reason: 'other' });
  expect(bare.json().reason).toBe('noteTooShort');
  expect((await send(id, { type: 'product.takeDown', reason: 'prohibited' })).json()).toMatchObject({
    state: 'rejected',
    rejectionReason: 'prohibited',
  });
});

test('a product is added as a draft, by the rules of its fields', async () => {
  const { id: providerId } = await addProvider(api.database);
  const { id: specialistId } = await addSpecialist(api.database);
  const draft = {
    providerId,
    specialistId,
    title: { ar: 'جلسة إرشاد مهني', en: 'Career coaching session' },
    description: null,
    kind: 'service',
    images: [],
    price: 220_00,
    compareAtPrice: 220_00,
    isVatIncluded: true,
    vatCategory: 'S',
    unit: 'session',
    minQty: 3,
    maxQty: 2,
    stock: null,
    options: [
      {
        name: { ar: 'المدة' },
        choices: [
          { label: { ar: 'ساعة' }, priceDelta: 0 },
          { label: { ar: 'ساعة' }, priceDelta: 5_00 },
        ],
      },
    ],
    deliveryMode: 'remote',
    deliveryDays: null,
    cities: [],
    terms: null,
    faq: [],
    seo: { title: '', description: '' },
  };
  const add = (body: object) => api.call('POST', '/api/v1/products', { as, body });
  expect((await add(draft)).json().errors).toEqual([
    { path: 'compareAtPrice', code: 'notAbovePrice' },
    { path: 'maxQty', code: 'maxBelowMin' },
    { path: 'options.0.choices.1.label', code: 'taken' },
  ]);
  const added = await add({ ...draft, compareAtPrice: null, minQty: 1, options: [] });
  expect(added.json()).toMatchObject({
    state: 'draft',
    number: expect.stringMatching(/^PRD-\d{4}-\d{6}$/),
    slug: expect.stringMatching(/^career-coaching-session-prd-/),
  });
});

test('the demo has products of every kind in every state, each as its form would take it', async () => {
  const demo = await createDemoApp(0.02);
  const rows = await demo.database.orm.select().from(productsTable);
  const values = (of: (row: (typeof rows)[number]) => string | null) =>
    new Set(rows.map(of).filter((value) => value !== null));
  expect(values(({ state }) => state)).toEqual(new Set(productStates));
  expect(values(({ kind }) => kind)).toEqual(new Set(productKinds));
  expect(values(({ unit }) => unit)).toEqual(new Set(productUnits));
  expect(values(({ deliveryMode }) => deliveryMode)).toEqual(new Set(deliveryModes));
  expect(values(({ vatCategory }) => vatCategory)).toEqual(new Set(vatCategories));
  expect(values(({ rejectionReason }) => rejectionReason)).toEqual(new Set(productRejections));
  for (const row of rows) {
    const fields = Object.keys(productDraft.shape) as (keyof typeof row)[];
    const draft = Object.fromEntries(fields.map((name) => [name, row[name]]));
    expect(productDraft.safeParse(draft).error?.issues).toBeUndefined();
  }
  const { rows: miscounted } = await demo.database.pool.query(
    `select id from providers p where products_count <> (
       select count(*) from products where provider_id = p.id and state = 'published')`,
  );
  expect(miscounted).toEqual([]);
  await demo.close();
});
