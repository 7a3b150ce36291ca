import { randomUUID } from 'node:crypto';
import { planSubscriptions } from '@diwan/api-contract/resources/plan-subscriptions';
import { withdrawals } from '@diwan/api-contract/resources/withdrawals';
import type { LightMyRequestResponse } from 'fastify';
import type { Author } from '#crud/definition.ts';
import { addRow } from '#crud/writes/write.ts';
import { sweepResources } from '#features/jobs/sweep.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { planSubscriptionsResource } from '#resources/plan-subscriptions/resource.ts';
import { withdrawalsResource } from '#resources/withdrawals/resource.ts';
import { addOrder, placeOrder, TestOrder } from '#test/marketplace/order-records.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { asPlatform } from '#test/marketplace/wallet-records.ts';
import type { TestApp } from '#test/open-test-app.ts';
import { recordsIn } from '#test/records.ts';
import { addCode } from '#test/sales/promo-records.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { addPlans, type SubscriptionMove, subscriptionMoves } from './subscription-moves.ts';

type Api = Pick<TestApp, 'app' | 'clock' | 'database' | 'deps'>;

/** A provider that has earned something, what was bought of it, a code that is good for a few purchases, and two plans that it may subscribe to. */
export interface Market {
  provider: { id: string };
  orders: TestOrder[];
  promoCode: string;
  plans: [string, string];
}

export async function openMarket(api: Api): Promise<Market> {
  const provider = await addProvider(api.database, { commissionBps: 1250, isVatRegistered: true });
  for (const type of ['cr', 'vat_cert'])
    await recordsIn(api.database).document({ resource: 'providers', recordId: provider.id, type });
  const { code: promoCode } = await addCode(api.database, { maxRedemptions: 2, maxPerUser: 2 });
  const orders = [await addOrder(api, { provider }), await addOrder(api, { provider, promoCode })];
  for (const order of orders) await order.pay();
  const market = { provider, orders, promoCode, plans: await addPlans(api.database) };
  await make(api, market, { what: 'earn', which: 0, amount: 0 });
  return market;
}

const member = (id: string): Author => ({ type: 'staff', id, name: id, can: () => true });
const [maker, checker] = [member('maker'), member('checker')];
const note = 'اتفق الطرفان على هذا بعد المراجعة.';

/** What staff do with an order. */
const decisions = {
  accept: () => ({ type: 'order.accept' }),
  complete: () => ({ type: 'order.complete' }),
  cancel: () => ({ type: 'order.cancel', reason: 'customer_request' }),
  dispute: () => ({ type: 'order.openDispute', reason: 'quality', note }),
  release: () => ({ type: 'order.resolve', outcome: 'release', note }),
  share: (amount: number) => ({ type: 'order.resolve', outcome: 'partial', amount, note }),
  lose: () => ({ type: 'order.resolve', outcome: 'refund', note }),
  refund: (amount: number) => ({ type: 'order.refund', amount, way: 'wallet_credit', reason: 'goodwill' }),
  toCard: (amount: number) => ({ type: 'order.refund', amount, way: 'gateway', reason: 'goodwill' }),
};
/** What becomes of the withdrawal that the provider has asked for last, and who wants it. */
const payouts = {
  approve: () => [maker, { type: 'withdrawal.approve' }],
  hand: () => [checker, { type: 'withdrawal.startPayment', batch: `PAY-${randomUUID().slice(0, 8)}` }],
  handOneself: () => [maker, { type: 'withdrawal.startPayment', batch: `PAY-${randomUUID().slice(0, 8)}` }],
  payOut: (now: string) => [
    checker,
    { type: 'withdrawal.markPaid', bankReference: randomUUID().slice(0, 30), paidOn: now.slice(0, 10) },
  ],
  bounce: () => [checker, { type: 'withdrawal.markFailed', failure: 'account_closed' }],
  retry: () => [maker, { type: 'withdrawal.retry', note }],
  reject: () => [checker, { type: 'withdrawal.reject', reason: 'dispute' }],
  withdrawCancel: () => [maker, { type: 'withdrawal.cancel' }],
} satisfies Record<string, (now: string) => [Author, { type: string }]>;
const others = [
  'place',
  'placeWithCode',
  'deliver',
  'withdraw',
  'wait',
  'waitMonths',
  'earn',
  'getPaid',
  'subscribe',
  'getCredit',
] as const;

type Decision = keyof typeof decisions;
type Payout = keyof typeof payouts;
export const moveNames = [
  ...(Object.keys(decisions) as Decision[]),
  ...(Object.keys(payouts) as Payout[]),
  ...(Object.keys(subscriptionMoves) as SubscriptionMove[]),
  ...others,
  // Often, since others wait for them.
  ...Array.from({ length: 3 }, () => ['getPaid', 'subscribe', 'payPlan'] as const).flat(),
];

/** Something that somebody tries; what the rules refuse changes nothing. */
export interface Move {
  what: (typeof moveNames)[number];
  /** Of the orders. */
  which: number;
  /** In halalas. */
  amount: number;
}

/** Whose time comes. */
const timed = [
  'orders',
  'withdrawals',
  'walletTransactions',
  'invoices',
  'promoCodes',
  'promoCodeUsers',
  'planSubscriptions',
] as const;

/** Refused by a rule, or by somebody who was faster, never by a fault of ours; a signature lapses when somebody else lets days pass meanwhile. */
const expected: ReadonlySet<string> = new Set(['refused', 'invalid', 'stale', 'unavailable', 'duplicate', 'forbidden']);

/** On a busy machine somebody waits longer than the database lets them, which changes nothing either. */
const hasWaitedTooLong = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === '57014';

async function attempt(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof ProblemError && expected.has(error.code)) && !hasWaitedTooLong(error)) throw error;
  }
}

function isRefused({ statusCode, body }: LightMyRequestResponse): boolean {
  if (statusCode >= 400 && !expected.has(JSON.parse(body).code)) throw new Error(body);
  return statusCode >= 400;
}

export async function make(api: Api, market: Market, { what, which, amount }: Move): Promise<void> {
  const { provider, orders, promoCode, plans } = market;
  const order = orders[which % orders.length]!;
  const { resources } = api.deps;
  const as = (
    author: Author,
    resource: 'orders' | 'withdrawals' | 'planSubscriptions',
    id: string,
    event: { type: string },
  ) =>
    attempt(() =>
      asPlatform(api, (writer) =>
        applyEvent(resources[resource], { id, version: null, event }, { ...writer, actor: author, can: author.can }),
      ),
    );
  const latest = async (table: 'withdrawals' | 'plan_subscriptions') => {
    const { rows } = await api.database.pool.query<{ id: string }>(
      `select id from ${table} where provider_id = $1 order by created_at desc, id desc limit 1`,
      [provider.id],
    );
    return rows[0]?.id;
  };
  // What takes several in a row would hardly ever happen by chance.
  const inTurn = async (...turns: Move['what'][]) => {
    for (const turn of turns) await make(api, market, { what: turn, which, amount });
  };
  if (what === 'earn') await inTurn('deliver', 'wait', 'wait', 'wait', 'wait', 'wait');
  else if (what === 'getPaid') await inTurn('withdraw', 'approve', 'hand', 'payOut');
  else if (what === 'getCredit') await inTurn('subscribe', 'payPlan', 'giveBackPlan', 'payOutPlan');
  else if (what === 'deliver') await order.deliver();
  else if (what === 'place' || what === 'placeWithCode') {
    const wanted = { provider, price: Math.max(amount, 5_000), ...(what === 'placeWithCode' && { promoCode }) };
    const { order: placed, parties } = await placeOrder(api, wanted);
    if (isRefused(placed)) return;
    const bought = new TestOrder(api, placed.json(), parties);
    orders.push(bought);
    const begun = await bought.act('customer', { type: 'order.payInit', method: 'credit_card' });
    if (!isRefused(begun)) await bought.tell({ gatewayId: begun.json().payment.gatewayId });
  } else if (what === 'withdraw') {
    const draft = withdrawals.draft.parse({
      providerId: provider.id,
      amount: Math.max(amount, 10_000),
      method: 'bank_transfer',
    });
    await attempt(() => asPlatform(api, (writer) => addRow(withdrawalsResource, draft, writer)));
  } else if (what === 'subscribe') {
    const draft = planSubscriptions.draft.parse({
      subscriberType: 'provider',
      employerId: null,
      providerId: provider.id,
      seekerId: null,
      planId: plans[which % 2],
      autoRenew: true,
      paymentMethod: 'bank_transfer',
    });
    await attempt(async () => {
      const { id } = await asPlatform(api, (writer) => addRow(planSubscriptionsResource, draft, writer));
      await recordsIn(api.database).document({ resource: 'plan-subscriptions', recordId: id, type: 'approval' });
    });
  } else if (what in subscriptionMoves) {
    const id = await latest('plan_subscriptions');
    const author = what === 'payOutPlan' ? maker : checker;
    if (id) await as(author, 'planSubscriptions', id, subscriptionMoves[what as SubscriptionMove](plans));
  } else if (what === 'wait' || what === 'waitMonths') {
    api.clock.advance((what === 'wait' ? 4 : 95) * 86_400);
    await sweepResources(api.deps, { swept: timed.map((name) => resources[name]) });
  } else if (what in payouts) {
    const id = await latest('withdrawals');
    if (!id) return;
    const [author, event] = payouts[what as Payout](api.clock.now.toISOString());
    await as(author, 'withdrawals', id, event);
  } else await as(maker, 'orders', order.id, decisions[what as Decision](amount));
}
