import type { Plan } from '@diwan/api-contract/resources/plans';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { addFeature, addPlan, addSubscription, gives } from '#test/marketplace/plan-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('admin');
});
afterAll(() => api.close());

const path = (id: string) => `/api/v1/plans/${id}`;
const view = async (id: string): Promise<Plan> => (await api.call('GET', path(id), { as })).json();
async function change(method: 'PATCH' | 'DELETE' | 'POST', id: string, body?: object, at = '', to = 'plans') {
  const { version } = (await api.call('GET', `/api/v1/${to}/${id}`, { as })).json();
  return api.call(method, `/api/v1/${to}/${id}${at}`, {
    as,
    ...(body && { body }),
    headers: { 'if-match': `"v${version}"` },
  });
}
const send = (id: string, type: string, to?: string) => change('POST', id, { type }, '/events', to);
const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();

async function soldPlan() {
  const plan = await addPlan(api.database, { price: 1_200_00, interval: 'year' });
  const { id: employerId } = await recordsIn(api.database).employer();
  const period = { startAt: inDays(-10), currentPeriodStart: inDays(-10), currentPeriodEnd: inDays(20) };
  const { id } = await addSubscription(api.database, { planId: plan.id, employerId, state: 'active', ...period });
  return { ...plan, subscription: id };
}

test('a plan is put on sale once it has a price and a feature that is offered', async () => {
  const feature = await addFeature(api.database);
  const { id } = await addPlan(api.database, { state: 'draft', price: null });
  expect((await send(id, 'plan.publish')).json().reason).toBe('priceMissing');
  await change('PATCH', id, { price: 0 });
  expect((await send(id, 'plan.publish')).json().reason).toBe('featuresMissing');
  await change('PATCH', id, { features: [gives(feature.id, 5)] });
  await send(feature.id, 'planFeature.retire', 'plan-features');
  expect((await send(id, 'plan.publish')).json().reason).toBe('featureRetired');
  await send(feature.id, 'planFeature.reactivate', 'plan-features');
  expect((await send(id, 'plan.publish')).json()).toMatchObject({ state: 'on_sale', featuresCount: 1 });
  expect((await send(feature.id, 'planFeature.retire', 'plan-features')).json().reason).toBe('plansOnSaleHaveIt');
});

test('an edit of what is agreed makes a version once somebody has subscribed, and they keep theirs', async () => {
  const plan = await soldPlan();
  const subscription = async () =>
    (await api.call('GET', `/api/v1/plan-subscriptions/${plan.subscription}`, { as })).json();
  expect(await view(plan.id)).toMatchObject({ isSold: true, termsVersion: 1, subscribersCount: 1 });
  // Of 1,200 riyals a year with VAT a month brings 1,200 / 1.15 / 12.
  expect((await view(plan.id)).monthlyRevenue).toBe(86_96);
  expect((await change('PATCH', plan.id, { badge: { ar: 'جديد' } })).json().termsVersion).toBe(1);
  expect((await change('PATCH', plan.id, { price: 1_500_00 })).json()).toMatchObject({
    termsVersion: 2,
    price: 1_500_00,
  });
  expect(await subscription()).toMatchObject({ planVersion: 1, planTermsVersion: 2, priceSnapshot: 1_200_00 });
  expect((await view(plan.id)).monthlyRevenue).toBe(86_96);
  expect((await change('PATCH', plan.id, { code: 'another-code' })).json().errors).toEqual([
    { path: 'code', code: 'planSold' },
  ]);
  const unsold = await addPlan(api.database);
  expect(
    (await change('PATCH', unsold.id, { price: 5_00, code: `free-${unsold.id.slice(0, 8)}` })).json(),
  ).toMatchObject({ termsVersion: 1 });
});

test('D1: a plan that somebody has, and a feature that a plan has, are not deleted; a plan is retired instead', async () => {
  const plan = await soldPlan();
  expect((await change('DELETE', plan.id)).json()).toMatchObject({ code: 'inUse' });
  expect((await send(plan.id, 'plan.retire')).json().state).toBe('retired');
  const feature = await addFeature(api.database);
  const { id } = await addPlan(api.database, { features: [gives(feature.id, 1)] });
  expect((await change('DELETE', feature.id, undefined, '', 'plan-features')).json()).toMatchObject({ code: 'inUse' });
  expect((await change('PATCH', feature.id, { key: 'another_key' }, '', 'plan-features')).json().errors).toEqual([
    { path: 'key', code: 'featureUsed' },
  ]);
  expect((await change('DELETE', id)).statusCode).toBeLessThan(300);
  expect((await change('DELETE', feature.id, undefined, '', 'plan-features')).statusCode).toBeLessThan(300);
});

test('a sale ends with its last day, and does not begin again before there is another', async () => {
  const { id } = await addPlan(api.database, { availableTo: inDays(2).slice(0, 10) });
  api.clock.advance(4 * 86_400);
  await sweepResources(api.deps);
  as = await api.signIn('admin');
  expect((await view(id)).state).toBe('hidden');
  expect((await send(id, 'plan.returnToSale')).json().reason).toBe('saleOver');
  await change('PATCH', id, { availableTo: null });
  expect((await send(id, 'plan.returnToSale')).json().state).toBe('on_sale');
});

test('a plan that is offered says whose it is, and what it is where it is not on sale', async () => {
  const sold = await addPlan(api.database, { audience: 'provider' });
  const draft = await addPlan(api.database, { audience: 'seeker', state: 'draft' });
  const found = (await api.call('GET', `/api/v1/plans/options?ids=${sold.id},${draft.id}`, { as })).json();
  const hints = Object.fromEntries(found.map(({ id, hint }: { id: string; hint: { en: string } }) => [id, hint.en]));
  expect(hints[sold.id]).toMatch(/^\S+ · Providers$/);
  expect(hints[draft.id]).toMatch(/^\S+ · Job seekers · Draft$/);
});

test('plans are offered to an audience by its own, and by nothing else that lists are filtered by', async () => {
  const [provider, seeker] = [
    await addPlan(api.database, { audience: 'provider' }),
    await addPlan(api.database, { audience: 'seeker' }),
  ];
  const offered = (query: string) => api.call('GET', `/api/v1/plans/options?${query}`, { as });
  const ids = (await offered('audience=provider')).json().map(({ id }: { id: string }) => id);
  expect(ids).toContain(provider.id);
  expect(ids).not.toContain(seeker.id);
  expect((await offered(`audience=provider&ids=${seeker.id}`)).json()).toHaveLength(1);
  expect((await offered('audience=nobody')).statusCode).toBe(422);
  expect((await offered('interval=month')).statusCode).toBe(400);
});
