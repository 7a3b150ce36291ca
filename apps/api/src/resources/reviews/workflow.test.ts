import type { Review, ReviewEvent } from '@diwan/api-contract/resources/reviews';
import { reasonCodes } from '@diwan/api-contract/settings/reasons';
import { reviewFlags, reviewStates, reviewTargets } from '@diwan/api-contract/values/records/review';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { employersTable } from '#resources/employers/table.ts';
import { productsTable } from '#resources/products/table.ts';
import { providersTable } from '#resources/providers/table.ts';
import { createDemoApp } from '#test/demo-app.ts';
import { addProduct } from '#test/marketplace/product-records.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { addReview } from '#test/marketplace/review-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { reviewsTable } from './table.ts';

let api: TestApp;
let as: TestSession;
let admin: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const path = (id: string) => `/api/v1/reviews/${id}`;
const view = async (id: string): Promise<Review> => (await api.call('GET', path(id), { as })).json();
async function send(id: string, event: ReviewEvent, by = as) {
  const { version } = await view(id);
  return api.call('POST', `${path(id)}/events`, { as: by, body: event, headers: { 'if-match': `"v${version}"` } });
}
const setSettings = async (values: object) => {
  const { version } = (await api.call('GET', '/api/v1/settings', { as: admin })).json();
  const headers = { 'if-match': `"v${version}"` };
  expect((await api.call('PATCH', '/api/v1/settings', { as: admin, body: { values }, headers })).statusCode).toBe(200);
};

test('what is published counts, whatever becomes of it: by a decision, its undoing, an edit or its end', async () => {
  const { id: providerId } = await addProvider(api.database);
  const { id: productId } = await addProduct(api.database, { providerId });
  const rated = async () => {
    const [product] = await api.database.orm.select().from(productsTable).where(eq(productsTable.id, productId));
    return [product!.ratingAverage, product!.ratingCount];
  };
  const of = { targetType: 'product' as const, productId };
  const [first, second] = [
    await addReview(api.database, { ...of, rating: 5 }),
    await addReview(api.database, { ...of, rating: 2 }),
  ];
  expect(await rated()).toEqual([null, 0]);
  await send(first.id, { type: 'review.publish' });
  await send(second.id, { type: 'review.publish' });
  expect(await rated()).toEqual([3.5, 2]);
  await send(second.id, { type: 'review.hide', reason: 'fake' });
  expect(await rated()).toEqual([5, 1]);
  const { version } = await view(second.id);
  await api.call('POST', `${path(second.id)}/undo`, { as, body: {}, headers: { 'if-match': `"v${version}"` } });
  expect(await rated()).toEqual([3.5, 2]);
  await send(first.id, { type: 'review.editByAuthor', rating: 4, text: 'خدمة جيدة، والتسليم في الموعد' });
  expect(await rated()).toEqual([2, 1]);
  await send(first.id, { type: 'review.publish' }, admin);
  expect(await rated()).toEqual([3, 2]);
  const gone = await view(second.id);
  const remove = (by: TestSession) =>
    api.call('DELETE', path(second.id), { as: by, headers: { 'if-match': `"v${gone.version}"` } });
  expect((await remove(as)).statusCode).toBe(403);
  expect((await remove(admin)).statusCode).toBe(204);
  expect(await rated()).toEqual([4, 1]);
});

test('providers and employers are rated by their own reviews', async () => {
  const { id: providerId } = await addProvider(api.database);
  const { id: employerId } = await recordsIn(api.database).employer();
  const ofProvider = await addReview(api.database, { targetType: 'provider', providerId, rating: 4 });
  const ofEmployer = await addReview(api.database, { targetType: 'employer', employerId, rating: 3 });
  for (const { id } of [ofProvider, ofEmployer]) await send(id, { type: 'review.publish' });
  const { orm } = api.database;
  const [provider] = await orm.select().from(providersTable).where(eq(providersTable.id, providerId));
  expect(provider).toMatchObject({ ratingAverage: 4, ratingCount: 1 });
  const [employer] = await orm.select().from(employersTable).where(eq(employersTable.id, employerId));
  expect(employer!.ratingAverage).toBe(3);
});

test('so many reports as administrators say hide a review, and publishing it anew takes them away', async () => {
  const { id } = await addReview(api.database, { state: 'published' });
  await setSettings({ reviewReportsToHide: 2 });
  const once = await send(id, { type: 'review.report', report: 'fake' });
  expect(once.json()).toMatchObject({ state: 'published', reportCount: 1 });
  const twice = await send(id, { type: 'review.report', report: 'privacy', note: 'اسم الموظف كامل' });
  expect(twice.json()).toMatchObject({
    state: 'hidden',
    reportCount: 2,
    moderation: { reason: 'reported' },
    reports: [
      { by: 'staff', reason: 'fake', note: null },
      { by: 'staff', reason: 'privacy', note: 'اسم الموظف كامل' },
    ],
  });
  const back = await send(id, { type: 'review.publish' });
  expect(back.json()).toMatchObject({ state: 'published', reportCount: 0, reports: [] });
  expect((await send(id, { type: 'review.dismissReports' })).json().reason).toBe('noReports');
});

test('personal data are redacted and nothing else, and the journal keeps what stood there', async () => {
  const text = 'تعامل معي أحمد الغامدي، للتواصل 0551234567 أو me@mail.example';
  const { id } = await addReview(api.database, { text, title: 'أحمد الغامدي رائع' });
  expect(await view(id)).toMatchObject({ autoFlags: ['link', 'phone'] });
  expect((await send(id, { type: 'review.redact', passage: 'خالد' })).json().reason).toBe('passageMissing');
  const found = await send(id, { type: 'review.redact' });
  expect(found.json()).toMatchObject({
    text: 'تعامل معي أحمد الغامدي، للتواصل [redacted] أو [redacted]',
    title: 'أحمد الغامدي رائع',
    autoFlags: [],
  });
  expect((await send(id, { type: 'review.redact' })).json().reason).toBe('nothingToRedact');
  const named = await send(id, { type: 'review.redact', passage: 'أحمد الغامدي' });
  expect(named.json()).toMatchObject({
    text: 'تعامل معي [redacted]، للتواصل [redacted] أو [redacted]',
    title: '[redacted] رائع',
  });
  const { items } = (await api.call('GET', `${path(id)}/activity`, { as: admin })).json();
  expect(items.map(({ event }: { event: string }) => event)).toEqual(['review.redact', 'review.redact']);
  expect(items[1].diff).toContainEqual(expect.objectContaining({ path: 'text', before: text }));
});

test('the wording of an author is entered by one and decided by another', async () => {
  const { id } = await addReview(api.database, { state: 'published', text: 'خدمة سيئة جدًا جدًا' });
  const edit = { type: 'review.editByAuthor', rating: 4, text: 'حُلّت المشكلة، شكرًا لهم 0551234567' } as const;
  expect((await send(id, edit)).json()).toMatchObject({ state: 'pending', rating: 4, autoFlags: ['phone'] });
  expect((await send(id, { type: 'review.publish' })).json().reason).toBe('samePerson');
  expect((await send(id, { type: 'review.publish' }, admin)).json().state).toBe('published');
});

test('nothing is published by itself until administrators want it, and then only what nothing was found in', async () => {
  api.clock.now = new Date('2026-03-02T09:00:00Z');
  const stateChangedAt = '2026-03-01T09:00:00.000000Z';
  const clean = await addReview(api.database, { stateChangedAt });
  const flagged = await addReview(api.database, { stateChangedAt, text: 'نصابين ولا يستحون من الناس' });
  const late = await addReview(api.database, { stateChangedAt: '2026-03-02T08:00:00.000000Z' });
  const states = async () => Promise.all([clean, flagged, late].map(async ({ id }) => (await view(id)).state));
  await sweepResources(api.deps);
  expect(await states()).toEqual(['pending', 'pending', 'pending']);
  await setSettings({ reviewAutoPublishHours: 12 });
  await sweepResources(api.deps);
  expect(await states()).toEqual(['published', 'pending', 'pending']);
});

test('the demo’s ratings are those of its reviews, of every state, target, reason and flag', async () => {
  const demo = await createDemoApp(0.05);
  const rows = await demo.database.orm.select().from(reviewsTable);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(reviewStates));
  expect(new Set(rows.map(({ targetType }) => targetType))).toEqual(new Set(reviewTargets));
  expect(new Set(rows.flatMap(({ moderation }) => moderation?.reason ?? []))).toEqual(
    new Set([...reasonCodes('reviewReasons'), 'reported']),
  );
  expect(new Set(rows.flatMap(({ autoFlags }) => autoFlags))).toEqual(new Set(reviewFlags));
  for (const [table, count] of [
    ['products', 'rating_count'],
    ['providers', 'rating_count'],
    ['employers', 'n'],
  ] as const) {
    const { rows: wrong } = await demo.database.pool.query(
      `select t.id from ${table} t left join lateral (
         select count(*)::int as n, round(avg(rating), 1)::float as average from reviews r
         where r.${table.slice(0, -1)}_id = t.id and r.state = 'published') of on true
       where t.rating_average is distinct from of.average or ${count} <> of.n`,
    );
    expect(wrong, table).toEqual([]);
  }
  await demo.close();
});
