import { amountText } from '@diwan/api-contract/invoicing/amount-text';
import type { PlanSubscription, PlanSubscriptionEvent } from '@diwan/api-contract/resources/plan-subscriptions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { nameSeller } from '#test/marketplace/invoice-records.ts';
import { addFeature, addPlan, addSubscription, gives } from '#test/marketplace/plan-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let admin: TestSession;
let editor: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  await signIn();
  await nameSeller(api, admin);
});
afterAll(() => api.close());

async function signIn() {
  admin = await api.signIn('admin');
  editor = await api.signIn('editor');
}
const path = (id: string) => `/api/v1/plan-subscriptions/${id}`;
const view = async (id: string): Promise<PlanSubscription> => (await api.call('GET', path(id), { as: admin })).json();
async function send(id: string, event: PlanSubscriptionEvent, as: TestSession = admin) {
  const { version } = await view(id);
  return api.call('POST', `${path(id)}/events`, { as, body: event, headers: { 'if-match': `"v${version}"` } });
}
const add = (draft: object, as: TestSession = editor) =>
  api.call('POST', '/api/v1/plan-subscriptions', {
    as,
    body: {
      subscriberType: 'employer',
      employerId: null,
      providerId: null,
      seekerId: null,
      autoRenew: true,
      paymentMethod: 'mada',
      ...draft,
    },
  });
const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();
let paid = 0;
const payment = (): PlanSubscriptionEvent => ({
  type: 'planSubscription.recordPayment',
  reference: `FT${++paid}-2026`,
  method: 'bank_transfer',
  paidOn: '2020-01-01',
});
/** The clock is moved, and what is due by then is done. */
async function waitDays(days: number) {
  api.clock.advance(days * 86_400);
  for (let round = 0; round < 3; round++) await sweepResources(api.deps);
  await signIn();
}
async function running(plan: object = {}, row: object = {}) {
  const { id: planId } = await addPlan(api.database, plan);
  const { id: employerId } = await records.employer();
  const period = { startAt: inDays(-10), currentPeriodStart: inDays(-10), currentPeriodEnd: inDays(20) };
  const { id } = await addSubscription(api.database, { planId, employerId, state: 'active', ...period, ...row });
  return { id, planId, employerId };
}

/** Suspended today, long after its last period. */
const lapsed = () => ({
  state: 'suspended',
  currentPeriodStart: inDays(-50),
  currentPeriodEnd: inDays(-20),
  stateChangedAt: inDays(0),
});

test('24.6 a subscription begins when it is paid for, or when somebody else grants it with a document and a reason', async () => {
  const feature = await addFeature(api.database, { key: 'cv_views' });
  const { id: planId } = await addPlan(api.database, { trialDays: 14, features: [gives(feature.id, 50)] });
  const { id: employerId } = await records.employer();
  const added = (await add({ employerId, planId })).json();
  expect(added).toMatchObject({ state: 'pending_payment', amountDue: 1_000_00, usage: [] });
  const grant = { type: 'planSubscription.activate', kind: 'trial', reason: 'partner' } as const;
  expect((await send(added.id, grant, editor)).statusCode).toBe(403);
  expect((await send(added.id, grant)).json().reason).toBe('evidenceMissing');
  await records.document({ resource: 'plan-subscriptions', recordId: added.id, type: 'approval' });
  const granted = (await send(added.id, grant)).json();
  expect(granted).toMatchObject({ state: 'trialing', stateReason: 'partner', grantedBy: { id: admin.user.id } });
  expect(granted.usage).toMatchObject([{ key: 'cv_views', used: 0, limit: 50 }]);
  expect((await send(added.id, payment())).json()).toMatchObject({ state: 'active' });

  const { id: other } = await records.employer();
  const own = (await add({ employerId: other, planId }, admin)).json();
  await records.document({ resource: 'plan-subscriptions', recordId: own.id, type: 'approval' });
  expect((await send(own.id, { ...grant, kind: 'period' })).json().reason).toBe('ownRecord');
  await expect(
    api.database.pool.query(`update plan_subscriptions set granted_by = created_by where id = $1`, [own.id]),
  ).rejects.toMatchObject({ constraint: 'plan_subscriptions_two_people' });
  const begun = await send(own.id, payment());
  expect(begun.json()).toMatchObject({ state: 'active', grantedBy: null });
  expect(begun.json().payments).toMatchObject([{ amount: 1_000_00 }]);
  expect((await add({ employerId: other, planId })).json()).toMatchObject({ state: 'pending_payment' });
});

test('each period that is paid for has its tax invoice, and what was granted has none', async () => {
  const invoicesOf = async (id: string) =>
    (await api.call('GET', `/api/v1/invoices?subscription=${id}`, { as: admin })).json().items;
  const { id: planId } = await addPlan(api.database);
  const { id: employerId } = await records.employer();
  const { id } = (await add({ employerId, planId }, admin)).json();
  expect(await invoicesOf(id)).toEqual([]);
  await send(id, { ...payment(), method: 'card' } as never);
  expect(await invoicesOf(id)).toMatchObject([{ gross: 1_000_00, state: 'issued', paymentState: 'paid', due: 0 }]);
  await send(id, payment());
  expect(await invoicesOf(id)).toHaveLength(1);
  await waitDays(32);
  expect(await invoicesOf(id)).toMatchObject([{ gross: 1_000_00 }, { gross: 1_000_00 }]);
});

test('a payment is recorded once: its reference names one, and the period ahead is paid once', async () => {
  const { id } = await running();
  const first = payment();
  expect((await send(id, first)).json()).toMatchObject({ state: 'active' });
  expect((await send(id, payment())).json().reason).toBe('paidAlready');
  const other = await running();
  expect((await send(other.id, first)).json().errors).toEqual([{ path: 'reference', code: 'paymentTaken' }]);
  const tomorrow = inDays(2).slice(0, 10);
  expect((await send(other.id, { ...payment(), paidOn: tomorrow } as never)).json().reason).toBe('paymentFuture');
});

test('what is paid ahead renews at the end of its period, and per-period quotas begin anew', async () => {
  const feature = await addFeature(api.database, { key: 'featured_jobs', resets: 'per_period' });
  const { id } = await running({ features: [gives(feature.id, 4)] });
  await api.database.pool.query('update plan_usage set used = 3 where subscription_id = $1', [id]);
  await send(id, payment());
  const { currentPeriodEnd: end } = await view(id);
  await waitDays(21);
  const renewed = await view(id);
  expect(renewed).toMatchObject({ state: 'active', currentPeriodStart: end });
  expect(renewed.usage).toMatchObject([{ used: 0, limit: 4 }]);
  expect(renewed.payments[0]!.periodStart).not.toBeNull();
});

test('a payment that fails is tried again after 1, 3 and 5 days; after the grace it is suspended with its posts, and a payment brings both back', async () => {
  const { id, employerId } = await running({ graceDays: 7 });
  const post = await records.jobPost({ employerId, state: 'published', expiresAt: inDays(300) });
  const stateOfPost = async () =>
    (await api.call('GET', `/api/v1/job-posts/${post.id}`, { as: admin })).json().state as string;
  const { currentPeriodEnd: end } = await view(id);
  const after = (days: number) => new Date(Date.parse(end!) + days * 86_400_000).toISOString();
  await waitDays(20.1);
  expect(Date.parse((await view(id)).retryAt!)).toBe(Date.parse(after(1)));
  expect((await view(id)).state).toBe('past_due');
  await waitDays(1);
  expect(Date.parse((await view(id)).retryAt!)).toBe(Date.parse(after(3)));
  await waitDays(2);
  expect(Date.parse((await view(id)).retryAt!)).toBe(Date.parse(after(5)));
  await waitDays(2);
  expect(await view(id)).toMatchObject({ state: 'past_due', retryAt: null });
  expect(Date.parse((await view(id)).graceUntil!)).toBe(Date.parse(after(12)));
  expect(await stateOfPost()).toBe('published');
  await waitDays(7);
  expect((await view(id)).state).toBe('suspended');
  expect(await stateOfPost()).toBe('paused');
  const { rows } = await api.database.pool.query(
    `select count(*)::int as count from mails where template = 'subscriptionMoved' and employer_id = $1`,
    [employerId],
  );
  expect(rows[0].count).toBe(5);
  expect((await send(id, payment())).statusCode).toBe(200);
  expect((await view(id)).state).toBe('active');
  expect(await stateOfPost()).toBe('published');
});

test('who does not pay for thirty days after the suspension has none any more; an administrator may resume before, or extend', async () => {
  const { id } = await running({}, lapsed());
  expect((await send(id, { type: 'planSubscription.resume' })).json().reason).toBe('untilPast');
  const until = inDays(9).slice(0, 10);
  expect((await send(id, { type: 'planSubscription.resume', until })).json()).toMatchObject({ state: 'active' });
  const other = await running({}, lapsed());
  await waitDays(31);
  expect((await view(other.id)).state).toBe('expired');
  const extended = await send(other.id, { type: 'planSubscription.extend', days: 14, reason: 'compensation' });
  expect(extended.json()).toMatchObject({ state: 'active', endedAt: null });
  expect(Date.parse(extended.json().currentPeriodEnd)).toBe(Date.parse(inDays(14)));
});

test('a dearer plan begins at once and costs what the server has shown; a cheaper one begins with the next period', async () => {
  const { id } = await running({ price: 1_000_00 }, { currentPeriodStart: inDays(-15), currentPeriodEnd: inDays(15) });
  const dearer = await addPlan(api.database, { price: 2_000_00, name: { ar: 'أعلى', en: 'Higher' } });
  const shown = (await api.call('GET', `${path(id)}/proration?plan=${dearer.id}`, { as: editor })).json();
  expect(shown).toMatchObject({
    begins: 'now',
    isSameLength: true,
    credit: 500_00,
    charge: 1_000_00,
    due: 500_00,
    refusal: null,
  });
  const yearly = await addPlan(api.database, { price: 20_000_00, interval: 'year' });
  const ofItsOwn = (await api.call('GET', `${path(id)}/proration?plan=${yearly.id}`, { as: editor })).json();
  expect(ofItsOwn).toMatchObject({ begins: 'now', isSameLength: false, credit: 500_00, charge: 20_000_00 });
  const changed = (await send(id, { type: 'planSubscription.changePlan', plan: dearer.id }, editor)).json();
  expect(changed).toMatchObject({ planId: dearer.id, priceSnapshot: 2_000_00, amountDue: 2_500_00, nextPlan: null });

  const cheaper = await addPlan(api.database, { price: 300_00 });
  const later = (await api.call('GET', `${path(id)}/proration?plan=${cheaper.id}`, { as: editor })).json();
  expect(later).toMatchObject({ begins: 'period_end', due: 0 });
  const planned = (await send(id, { type: 'planSubscription.changePlan', plan: cheaper.id }, editor)).json();
  expect(planned).toMatchObject({ planId: dearer.id, nextPlan: { id: cheaper.id }, amountDue: 800_00 });
  await send(id, payment());
  await waitDays(16);
  expect(await view(id)).toMatchObject({
    planId: cheaper.id,
    priceSnapshot: 300_00,
    nextPlan: null,
    amountDue: 300_00,
  });
  const hidden = await addPlan(api.database, { state: 'hidden' });
  expect((await api.call('GET', `${path(id)}/proration?plan=${hidden.id}`, { as: editor })).json().refusal).toBe(
    'planNotOnSale',
  );
});

test('24.2 what was paid ahead counts as much as it was when the plan is changed after: the rest is due, or to their credit', async () => {
  const period = { currentPeriodStart: inDays(-15), currentPeriodEnd: inDays(15) };
  const changePlan = (plan: string) => ({ type: 'planSubscription.changePlan', plan }) as const;
  const [more, less] = [await running({ price: 1_000_00 }, period), await running({ price: 2_000_00 }, period)];
  const { id: dearer } = await addPlan(api.database, { price: 2_000_00 });
  const { id: cheaper } = await addPlan(api.database, { price: 300_00 });
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

test('what is to their credit pays for a cheaper plan that follows, though not for the one before', async () => {
  const { id: cheaper } = await addPlan(api.database, { price: 300_00 });
  const { id } = await running({ price: 1_000_00 }, { balance: -500_00, nextPlanId: cheaper });
  await waitDays(21);
  expect(await view(id)).toMatchObject({ state: 'active', planId: cheaper, nextPlan: null, amountDue: 100_00 });
});

test('whoever pays after a suspension has the plan that was next, at whose price they have paid', async () => {
  const { id: cheaper } = await addPlan(api.database, { price: 300_00, interval: 'quarter' });
  const { id } = await running({ price: 1_000_00 }, { ...lapsed(), nextPlanId: cheaper });
  expect((await send(id, payment())).statusCode).toBe(200);
  const { currentPeriodStart, currentPeriodEnd, ...paidFor } = await view(id);
  expect(paidFor).toMatchObject({ state: 'active', planId: cheaper, priceSnapshot: 300_00, nextPlan: null });
  expect(Date.parse(currentPeriodEnd!) - Date.parse(currentPeriodStart!)).toBeGreaterThan(80 * 86_400_000);
});

test('what is cancelled at the end of its period goes on until then; what is cancelled at once gives back what is not used', async () => {
  const { id } = await running();
  const cancel = { type: 'planSubscription.cancel', when: 'period_end', reason: 'price' } as const;
  const cancelled = (await send(id, cancel, editor)).json();
  expect(cancelled).toMatchObject({ state: 'cancelled', autoRenew: false });
  expect(Date.parse(cancelled.endedAt)).toBe(Date.parse(cancelled.currentPeriodEnd));
  await waitDays(21);
  expect((await view(id)).state).toBe('expired');
  const now = await running({}, { currentPeriodStart: inDays(-15), currentPeriodEnd: inDays(15) });
  expect(await view(now.id)).toMatchObject({ unused: 500_00, paidAhead: 0 });
  const ended = (await send(now.id, { ...cancel, when: 'now', refund: true }, editor)).json();
  expect(ended).toMatchObject({ state: 'cancelled', amountDue: -500_00 });
});

test('what was granted, given or goes on unpaid is never given back, and what was given back is not given back again', async () => {
  const cancel = { type: 'planSubscription.cancel', when: 'now', refund: true, reason: 'price' } as const;
  const extend = { type: 'planSubscription.extend', days: 14, reason: 'compensation' } as const;
  const { id: planId } = await addPlan(api.database);
  const { id: employerId } = await records.employer();
  const { id: granted } = (await add({ employerId, planId })).json();
  await records.document({ resource: 'plan-subscriptions', recordId: granted, type: 'approval' });
  await send(granted, { type: 'planSubscription.activate', kind: 'period', reason: 'partner' });
  expect((await send(granted, cancel)).json()).toMatchObject({ state: 'cancelled', amountDue: 0 });

  const unpaid = await running({}, lapsed());
  await send(unpaid.id, { type: 'planSubscription.resume', until: inDays(9).slice(0, 10) });
  expect((await send(unpaid.id, cancel)).json()).toMatchObject({ state: 'cancelled', amountDue: 0 });

  const paidFor = { currentPeriodStart: inDays(-15), currentPeriodEnd: inDays(15) };
  const longer = await running({}, paidFor);
  await send(longer.id, extend);
  expect((await send(longer.id, cancel)).json()).toMatchObject({ amountDue: -500_00 });
  await waitDays(1);
  expect((await send(longer.id, extend)).json()).toMatchObject({ state: 'active' });
  expect((await send(longer.id, cancel)).json()).toMatchObject({ amountDue: -500_00 });
});

test('what was paid for a period that will not follow is put to their credit, once', async () => {
  const { id } = await running();
  await send(id, payment());
  expect(await view(id)).toMatchObject({ paidAhead: 1_000_00 });
  const cancel = { type: 'planSubscription.cancel', when: 'period_end', reason: 'price' } as const;
  expect((await send(id, cancel)).json()).toMatchObject({ state: 'cancelled', amountDue: -1_000_00 });
  await waitDays(21);
  const extended = await send(id, { type: 'planSubscription.extend', days: 14, reason: 'compensation' });
  expect(extended.json()).toMatchObject({ state: 'active', amountDue: 0 });
});

async function lastMailTo(employerId: string): Promise<string> {
  const { rows } = await api.database.pool.query(
    `select id from mails where template = 'subscriptionMoved' and employer_id = $1 order by created_at desc limit 1`,
    [employerId],
  );
  return (await api.call('GET', `/api/v1/mails/${rows[0].id}/preview`, { as: admin })).json().mail.text;
}

test('24.6 what is to a subscriber’s credit is paid out once, by somebody else than who cancelled, and no more stays invoiced than stays paid', async () => {
  const { id: planId } = await addPlan(api.database);
  const { id: employerId } = await records.employer();
  const { id } = (await add({ employerId, planId })).json();
  await send(id, payment());
  await waitDays(15);
  const payOut = { type: 'planSubscription.payOut', reference: 'FT-OUT-1', paidOn: '2026-01-01' } as const;
  expect((await send(id, payOut)).json()).toMatchObject({ reason: 'wrongState' });
  const cancel = { type: 'planSubscription.cancel', when: 'now', refund: true, reason: 'price' } as const;
  const { amountDue } = (await send(id, cancel, editor)).json();
  expect(amountDue).toBeLessThan(0);
  const told = await lastMailTo(employerId);
  for (const said of ['has been cancelled', 'To your credit', amountText(-amountDue)]) expect(told).toContain(said);
  expect((await send(id, payOut, editor)).statusCode).toBe(403);
  expect((await send(id, { ...payOut, paidOn: '2099-01-01' })).json()).toMatchObject({ reason: 'paymentFuture' });
  const paidOut = (await send(id, payOut)).json();
  expect(paidOut).toMatchObject({ amountDue: 0, payouts: [{ reference: 'FT-OUT-1', amount: -amountDue }] });
  expect((await send(id, payOut)).json()).toMatchObject({ reason: 'nothingOwed' });
  const own = await running({}, { currentPeriodStart: inDays(-15), currentPeriodEnd: inDays(15) });
  await send(own.id, cancel);
  expect((await send(own.id, { ...payOut, reference: 'FT-OUT-2' })).json()).toMatchObject({
    reason: 'ownCancellation',
  });
  const { items } = (await api.call('GET', `/api/v1/invoices?subscription=${id}&sort=createdAt`, { as: admin })).json();
  expect(items.map(({ type, gross }: { type: string; gross: number }) => [type, gross])).toEqual([
    ['388', 1_000_00],
    ['381', -amountDue],
  ]);
  const text = await lastMailTo(employerId);
  for (const said of ['has been paid out', 'FT-OUT-1', amountText(-amountDue), '1 January 2026'])
    expect(text).toContain(said);
});

test('a trial that nobody pays for expires, and what does not renew ends with its period', async () => {
  const { id } = await running(
    { trialDays: 14 },
    { state: 'trialing', trialEnd: inDays(3), currentPeriodEnd: inDays(3) },
  );
  const once = await running({ interval: 'one_time' });
  await waitDays(21);
  expect((await view(id)).state).toBe('expired');
  expect((await view(once.id)).state).toBe('expired');
});

test('one subscription runs at a time, of a plan on sale for whoever subscribes; only what nobody paid for is deleted', async () => {
  const { planId, employerId, id } = await running();
  const second = (await add({ employerId, planId })).json();
  expect((await send(second.id, payment())).json().reason).toBe('otherSubscription');
  expect((await add({ employerId, planId })).json().errors).toEqual([
    { path: 'employerId', code: 'subscriptionWaits' },
  ]);
  const remove = async (which: string) =>
    api.call('DELETE', path(which), { as: admin, headers: { 'if-match': `"v${(await view(which)).version}"` } });
  expect((await remove(second.id)).statusCode).toBeLessThan(300);
  expect((await remove(id)).json().reason).toBe('cancelInstead');
  const { id: ofProviders } = await addPlan(api.database, { audience: 'provider' });
  expect((await add({ employerId, planId: ofProviders })).json().errors).toEqual([
    { path: 'planId', code: 'planOfOthers' },
  ]);
  const { id: draft } = await addPlan(api.database, { state: 'draft' });
  expect((await add({ employerId, planId: draft })).json().errors).toEqual([{ path: 'planId', code: 'planNotOnSale' }]);
  const few = await addPlan(api.database, { maxSubscribers: 1 });
  const { id: first } = await records.employer();
  const { id: next } = await records.employer();
  const answers = await Promise.all([first, next].map((employer) => add({ employerId: employer, planId: few.id })));
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
});

test('an administrator extends the plans of employers; one without a plan is refused', async () => {
  const { id, employerId } = await running();
  const before = await view(id);
  const extend = async (employer: string, as: TestSession) => {
    const { version } = (await api.call('GET', `/api/v1/employers/${employer}`, { as: admin })).json();
    return api.call('POST', `/api/v1/employers/${employer}/events`, {
      as,
      body: { type: 'employer.extendPlan', days: 10, reason: 'compensation' },
      headers: { 'if-match': `"v${version}"` },
    });
  };
  expect((await extend(employerId, editor)).statusCode).toBe(403);
  expect((await extend(employerId, admin)).statusCode).toBe(200);
  const after = await view(id);
  expect(Date.parse(after.currentPeriodEnd!) - Date.parse(before.currentPeriodEnd!)).toBe(10 * 86_400_000);
  const { id: without } = await records.employer();
  expect((await extend(without, admin)).json().reason).toBe('planMissing');
});
