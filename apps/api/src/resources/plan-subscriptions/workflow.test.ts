import { amountText } from '@diwan/api-contract/invoicing/amount-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFeature, addPlan, gives } from '#test/marketplace/plan-records.ts';
import { SubscriptionDesk } from '#test/marketplace/subscription-desk.ts';
import type { TestSession } from '#test/test-app.ts';

const desk = new SubscriptionDesk();
beforeAll(() => desk.open());
afterAll(desk.close);
const { add, inDays, lapsed, path, payment, running, send, view, waitDays } = desk;

test('24.6 a subscription begins when it is paid for, or when somebody else grants it with a document and a reason', async () => {
  const feature = await addFeature(desk.api.database, { key: 'cv_views' });
  const { id: planId } = await addPlan(desk.api.database, { trialDays: 14, features: [gives(feature.id, 50)] });
  const { id: employerId } = await desk.records.employer();
  const added = (await add({ employerId, planId })).json();
  expect(added).toMatchObject({ state: 'pending_payment', amountDue: 1_000_00, usage: [] });
  const grant = { type: 'planSubscription.activate', kind: 'trial', reason: 'partner' } as const;
  expect((await send(added.id, grant, desk.editor)).statusCode).toBe(403);
  expect((await send(added.id, grant)).json().reason).toBe('evidenceMissing');
  await desk.records.document({ resource: 'plan-subscriptions', recordId: added.id, type: 'approval' });
  const granted = (await send(added.id, grant)).json();
  expect(granted).toMatchObject({ state: 'trialing', stateReason: 'partner', grantedBy: { id: desk.admin.user.id } });
  expect(granted.usage).toMatchObject([{ key: 'cv_views', used: 0, limit: 50 }]);
  expect((await send(added.id, payment())).json()).toMatchObject({ state: 'active' });

  const { id: other } = await desk.records.employer();
  const own = (await add({ employerId: other, planId }, desk.admin)).json();
  await desk.records.document({ resource: 'plan-subscriptions', recordId: own.id, type: 'approval' });
  expect((await send(own.id, { ...grant, kind: 'period' })).json().reason).toBe('ownRecord');
  await expect(
    desk.api.database.pool.query(`update plan_subscriptions set granted_by = created_by where id = $1`, [own.id]),
  ).rejects.toMatchObject({ constraint: 'plan_subscriptions_two_people' });
  const begun = await send(own.id, payment());
  expect(begun.json()).toMatchObject({ state: 'active', grantedBy: null });
  expect(begun.json().payments).toMatchObject([{ amount: 1_000_00 }]);
  expect((await add({ employerId: other, planId })).json()).toMatchObject({ state: 'pending_payment' });
});

test('each period that is paid for has its tax invoice, and what was granted has none', async () => {
  const invoicesOf = async (id: string) =>
    (await desk.api.call('GET', `/api/v1/invoices?subscription=${id}`, { as: desk.admin })).json().items;
  const { id: planId } = await addPlan(desk.api.database);
  const { id: employerId } = await desk.records.employer();
  const { id } = (await add({ employerId, planId }, desk.admin)).json();
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
  const feature = await addFeature(desk.api.database, { key: 'featured_jobs', resets: 'per_period' });
  const { id } = await running({ features: [gives(feature.id, 4)] });
  await desk.api.database.pool.query('update plan_usage set used = 3 where subscription_id = $1', [id]);
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
  const post = await desk.records.jobPost({ employerId, state: 'published', expiresAt: inDays(300) });
  const stateOfPost = async () =>
    (await desk.api.call('GET', `/api/v1/job-posts/${post.id}`, { as: desk.admin })).json().state as string;
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
  const { rows } = await desk.api.database.pool.query(
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

test('what is cancelled at the end of its period goes on until then; what is cancelled at once gives back what is not used', async () => {
  const { id } = await running();
  const cancel = { type: 'planSubscription.cancel', when: 'period_end', reason: 'price' } as const;
  const cancelled = (await send(id, cancel, desk.editor)).json();
  expect(cancelled).toMatchObject({ state: 'cancelled', autoRenew: false });
  expect(Date.parse(cancelled.endedAt)).toBe(Date.parse(cancelled.currentPeriodEnd));
  await waitDays(21);
  expect((await view(id)).state).toBe('expired');
  const now = await running({}, { currentPeriodStart: inDays(-15), currentPeriodEnd: inDays(15) });
  expect(await view(now.id)).toMatchObject({ unused: 500_00, paidAhead: 0 });
  const ended = (await send(now.id, { ...cancel, when: 'now', refund: true }, desk.editor)).json();
  expect(ended).toMatchObject({ state: 'cancelled', amountDue: -500_00 });
});

test('what was granted, given or goes on unpaid is never given back, and what was given back is not given back again', async () => {
  const cancel = { type: 'planSubscription.cancel', when: 'now', refund: true, reason: 'price' } as const;
  const extend = { type: 'planSubscription.extend', days: 14, reason: 'compensation' } as const;
  const { id: planId } = await addPlan(desk.api.database);
  const { id: employerId } = await desk.records.employer();
  const { id: granted } = (await add({ employerId, planId })).json();
  await desk.records.document({ resource: 'plan-subscriptions', recordId: granted, type: 'approval' });
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
  const { rows } = await desk.api.database.pool.query(
    `select id from mails where template = 'subscriptionMoved' and employer_id = $1 order by created_at desc limit 1`,
    [employerId],
  );
  return (await desk.api.call('GET', `/api/v1/mails/${rows[0].id}/preview`, { as: desk.admin })).json().mail.text;
}

test('24.6 what is to a subscriber’s credit is paid out once, by somebody else than who cancelled, and no more stays invoiced than stays paid', async () => {
  const { id: planId } = await addPlan(desk.api.database);
  const { id: employerId } = await desk.records.employer();
  const { id } = (await add({ employerId, planId })).json();
  await send(id, payment());
  await waitDays(15);
  const payOut = { type: 'planSubscription.payOut', reference: 'FT-OUT-1', paidOn: '2026-01-01' } as const;
  expect((await send(id, payOut)).json()).toMatchObject({ reason: 'wrongState' });
  const cancel = { type: 'planSubscription.cancel', when: 'now', refund: true, reason: 'price' } as const;
  const { amountDue } = (await send(id, cancel, desk.editor)).json();
  expect(amountDue).toBeLessThan(0);
  const told = await lastMailTo(employerId);
  for (const said of ['has been cancelled', 'To your credit', amountText(-amountDue)]) expect(told).toContain(said);
  expect((await send(id, payOut, desk.editor)).statusCode).toBe(403);
  expect((await send(id, { ...payOut, paidOn: '2099-01-01' })).json()).toMatchObject({ reason: 'paymentFuture' });
  const paidOut = (await send(id, payOut)).json();
  expect(paidOut).toMatchObject({ amountDue: 0, payouts: [{ reference: 'FT-OUT-1', amount: -amountDue }] });
  expect((await send(id, payOut)).json()).toMatchObject({ reason: 'nothingOwed' });
  const own = await running({}, { currentPeriodStart: inDays(-15), currentPeriodEnd: inDays(15) });
  await send(own.id, cancel);
  expect((await send(own.id, { ...payOut, reference: 'FT-OUT-2' })).json()).toMatchObject({
    reason: 'ownCancellation',
  });
  const { items } = (
    await desk.api.call('GET', `/api/v1/invoices?subscription=${id}&sort=createdAt`, { as: desk.admin })
  ).json();
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
    desk.api.call('DELETE', path(which), {
      as: desk.admin,
      headers: { 'if-match': `"v${(await view(which)).version}"` },
    });
  expect((await remove(second.id)).statusCode).toBeLessThan(300);
  expect((await remove(id)).json().reason).toBe('cancelInstead');
  const { id: ofProviders } = await addPlan(desk.api.database, { audience: 'provider' });
  expect((await add({ employerId, planId: ofProviders })).json().errors).toEqual([
    { path: 'planId', code: 'planOfOthers' },
  ]);
  const { id: draft } = await addPlan(desk.api.database, { state: 'draft' });
  expect((await add({ employerId, planId: draft })).json().errors).toEqual([{ path: 'planId', code: 'planNotOnSale' }]);
  const few = await addPlan(desk.api.database, { maxSubscribers: 1 });
  const { id: first } = await desk.records.employer();
  const { id: next } = await desk.records.employer();
  const answers = await Promise.all([first, next].map((employer) => add({ employerId: employer, planId: few.id })));
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
});

test('an administrator extends the plans of employers; one without a plan is refused', async () => {
  const { id, employerId } = await running();
  const before = await view(id);
  const extend = async (employer: string, as: TestSession) => {
    const { version } = (await desk.api.call('GET', `/api/v1/employers/${employer}`, { as: desk.admin })).json();
    return desk.api.call('POST', `/api/v1/employers/${employer}/events`, {
      as,
      body: { type: 'employer.extendPlan', days: 10, reason: 'compensation' },
      headers: { 'if-match': `"v${version}"` },
    });
  };
  expect((await extend(employerId, desk.editor)).statusCode).toBe(403);
  expect((await extend(employerId, desk.admin)).statusCode).toBe(200);
  const after = await view(id);
  expect(Date.parse(after.currentPeriodEnd!) - Date.parse(before.currentPeriodEnd!)).toBe(10 * 86_400_000);
  const { id: without } = await desk.records.employer();
  expect((await extend(without, desk.admin)).json().reason).toBe('planMissing');
});
