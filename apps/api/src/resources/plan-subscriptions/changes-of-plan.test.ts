import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlan } from '#test/marketplace/plan-records.ts';
import { SubscriptionDesk } from '#test/marketplace/subscription-desk.ts';

const desk = new SubscriptionDesk();
beforeAll(() => desk.open());
afterAll(desk.close);
const { inDays, lapsed, path, payment, running, send, view, waitDays } = desk;

test('a dearer plan begins at once and costs what the server has shown; a cheaper one begins with the next period', async () => {
  const { id } = await running({ price: 1_000_00 }, { currentPeriodStart: inDays(-15), currentPeriodEnd: inDays(15) });
  const dearer = await addPlan(desk.api.database, { price: 2_000_00, name: { ar: 'أعلى', en: 'Higher' } });
  const shown = (await desk.api.call('GET', `${path(id)}/proration?plan=${dearer.id}`, { as: desk.editor })).json();
  expect(shown).toMatchObject({
    begins: 'now',
    isSameLength: true,
    credit: 500_00,
    charge: 1_000_00,
    due: 500_00,
    refusal: null,
  });
  const yearly = await addPlan(desk.api.database, { price: 20_000_00, interval: 'year' });
  const ofItsOwn = (await desk.api.call('GET', `${path(id)}/proration?plan=${yearly.id}`, { as: desk.editor })).json();
  expect(ofItsOwn).toMatchObject({ begins: 'now', isSameLength: false, credit: 500_00, charge: 20_000_00 });
  const changed = (await send(id, { type: 'planSubscription.changePlan', plan: dearer.id }, desk.editor)).json();
  expect(changed).toMatchObject({ planId: dearer.id, priceSnapshot: 2_000_00, amountDue: 2_500_00, nextPlan: null });

  const cheaper = await addPlan(desk.api.database, { price: 300_00 });
  const later = (await desk.api.call('GET', `${path(id)}/proration?plan=${cheaper.id}`, { as: desk.editor })).json();
  expect(later).toMatchObject({ begins: 'period_end', due: 0 });
  const planned = (await send(id, { type: 'planSubscription.changePlan', plan: cheaper.id }, desk.editor)).json();
  expect(planned).toMatchObject({ planId: dearer.id, nextPlan: { id: cheaper.id }, amountDue: 800_00 });
  await send(id, payment());
  await waitDays(16);
  expect(await view(id)).toMatchObject({
    planId: cheaper.id,
    priceSnapshot: 300_00,
    nextPlan: null,
    amountDue: 300_00,
  });
  const hidden = await addPlan(desk.api.database, { state: 'hidden' });
  expect(
    (await desk.api.call('GET', `${path(id)}/proration?plan=${hidden.id}`, { as: desk.editor })).json().refusal,
  ).toBe('planNotOnSale');
});

test('24.2 what was paid ahead counts as much as it was when the plan is changed after: the rest is due, or to their credit', async () => {
  const period = { currentPeriodStart: inDays(-15), currentPeriodEnd: inDays(15) };
  const changePlan = (plan: string) => ({ type: 'planSubscription.changePlan', plan }) as const;
  const [more, less] = [await running({ price: 1_000_00 }, period), await running({ price: 2_000_00 }, period)];
  const { id: dearer } = await addPlan(desk.api.database, { price: 2_000_00 });
  const { id: cheaper } = await addPlan(desk.api.database, { price: 300_00 });
  for (const { id } of [more, less]) await send(id, payment());
  expect(await view(more.id)).toMatchObject({ paidAhead: 1_000_00, amountDue: 0 });
  expect((await send(more.id, payment())).json().reason).toBe('paidAlready');
  // 2,500 are due by then, of which 1,000 have been paid; and 300, of 2,000.
  expect((await send(more.id, changePlan(dearer))).json()).toMatchObject({ planId: dearer, amountDue: 1_500_00 });
  expect((await send(less.id, changePlan(cheaper))).json()).toMatchObject({ nextPlan: { id: cheaper }, amountDue: 0 });
  await waitDays(16);
  expect(await view(more.id)).toMatchObject({ state: 'past_due', paidAhead: 1_000_00, amountDue: 1_500_00 });
  expect((await send(more.id, payment())).json()).toMatchObject({ state: 'active' });
  expect(await view(more.id)).toMatchObject({ state: 'active', paidAhead: 0, amountDue: 2_000_00 });
  expect((await view(more.id)).payments.map(({ amount }) => amount)).toEqual([1_500_00, 1_000_00]);
  expect(await view(less.id)).toMatchObject({ state: 'active', planId: cheaper, paidAhead: 0, amountDue: 0 });
  const end = { type: 'planSubscription.cancel', when: 'period_end', reason: 'price' } as const;
  expect((await send(less.id, end)).json()).toMatchObject({ amountDue: -1_700_00 });
});

test('a cheaper plan that was to follow does not where the present one is chosen again, at what was agreed and full or not', async () => {
  const { id, planId } = await running({ price: 1_000_00, maxSubscribers: 1 }, { priceSnapshot: 900_00 });
  const { id: cheaper } = await addPlan(desk.api.database, { price: 300_00 });
  const changePlan = (plan: string) => ({ type: 'planSubscription.changePlan', plan }) as const;
  expect((await send(id, changePlan(planId))).json().reason).toBe('samePlan');
  expect((await send(id, changePlan(cheaper))).json()).toMatchObject({ nextPlan: { id: cheaper }, amountDue: 300_00 });
  expect((await send(id, changePlan(cheaper))).json().reason).toBe('samePlan');
  const shown = (await desk.api.call('GET', `${path(id)}/proration?plan=${planId}`, { as: desk.editor })).json();
  expect(shown).toMatchObject({ begins: 'kept', to: { price: 900_00 }, due: 0, refusal: null });
  const kept = (await send(id, changePlan(planId))).json();
  expect(kept).toMatchObject({ planId, nextPlan: null, priceSnapshot: 900_00, amountDue: 900_00 });
});

test('what is to their credit pays for a cheaper plan that follows, though not for the one before', async () => {
  const { id: cheaper } = await addPlan(desk.api.database, { price: 300_00 });
  const { id } = await running({ price: 1_000_00 }, { balance: -500_00, nextPlanId: cheaper });
  await waitDays(21);
  expect(await view(id)).toMatchObject({ state: 'active', planId: cheaper, nextPlan: null, amountDue: 100_00 });
});

test('whoever pays after a suspension has the plan that was next, at whose price they have paid', async () => {
  const { id: cheaper } = await addPlan(desk.api.database, { price: 300_00, interval: 'quarter' });
  const { id } = await running({ price: 1_000_00 }, { ...lapsed(), nextPlanId: cheaper });
  expect((await send(id, payment())).statusCode).toBe(200);
  const { currentPeriodStart, currentPeriodEnd, ...paidFor } = await view(id);
  expect(paidFor).toMatchObject({ state: 'active', planId: cheaper, priceSnapshot: 300_00, nextPlan: null });
  expect(Date.parse(currentPeriodEnd!) - Date.parse(currentPeriodStart!)).toBeGreaterThan(80 * 86_400_000);
});
