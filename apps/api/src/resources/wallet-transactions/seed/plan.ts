import type { Withdrawal } from '@diwan/api-contract/resources/withdrawals';
import { initialSettings } from '@diwan/api-contract/settings/register';
import { type RiskFlag, riskFlags, withdrawalStates } from '@diwan/api-contract/values/records/wallet';
import type { PlannedOrder } from '#resources/orders/seed/plan.ts';
import { ordersSeed } from '#resources/orders/seed.ts';
import type { PlannedProvider } from '#resources/providers/seed/plan.ts';
import { providersSeed } from '#resources/providers/seed.ts';
import { sharesOf } from '#resources/orders/price.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { day, hour, makeId, recordNumber } from '#seeding/time.ts';
import { correct, type PlannedAdjustment, propose } from './adjustments.ts';
import { Books } from './books.ts';

export interface PlannedWithdrawal {
  id: string;
  number: string;
  provider: PlannedProvider;
  amount: number;
  balance: number;
  at: number;
  decidedAt: number;
  state: Withdrawal['state'];
  riskFlags: RiskFlag[];
}

export interface PlannedWallets {
  books: Books;
  withdrawals: PlannedWithdrawal[];
  adjustments: PlannedAdjustment[];
}

const riyal = 100;
const fee = 5 * riyal;

/** A year of orders, payouts and corrections of each provider that sells. */
export function planWallets(seeding: Seeding): PlannedWallets {
  const { seed, now, planOf } = seeding;
  const random = createRandom(seed, 'wallets');
  const wallets: PlannedWallets = {
    books: new Books(createRandom(seed, 'wallets.books')),
    withdrawals: [],
    adjustments: [],
  };
  const sellers = planOf(providersSeed).filter(({ state }) => state === 'active' || state === 'suspended');
  const byProvider = Map.groupBy(planOf(ordersSeed).orders, (order) => order.provider.id);
  for (const [nth, provider] of sellers.entries())
    keepBooksOf(provider, nth, byProvider.get(provider.id) ?? [], wallets, now, random);
  propose(sellers, wallets.adjustments, now, createRandom(seed, 'wallets.proposals'));
  wallets.withdrawals.sort((one, other) => one.at - other.at);
  for (const [index, withdrawal] of wallets.withdrawals.entries())
    withdrawal.number = recordNumber('WDR', withdrawal.at, index + 1);
  wallets.adjustments.sort((one, other) => one.at - other.at);
  for (const [index, adjustment] of wallets.adjustments.entries())
    adjustment.number = recordNumber('ADJ', adjustment.at, index + 1);
  return wallets;
}

function keepBooksOf(
  provider: PlannedProvider,
  nth: number,
  orders: readonly PlannedOrder[],
  wallets: PlannedWallets,
  now: number,
  random: Random,
): void {
  const { books } = wallets;
  const waiting: { at: number; net: number; reference: string }[] = [];
  const mature = (until: number) => {
    while (waiting[0] && waiting[0].at <= until) {
      const { at, net, reference } = waiting.shift()!;
      books.post(provider, `order ${reference} mature`, 'mature', at, { pending: -net, available: net });
    }
  };
  for (const order of orders) bookPayment(order, books);
  const earned = orders.filter(isEarned).sort((one, other) => one.completedAt - other.completedAt);
  for (const [index, order] of earned.entries()) {
    const at = order.completedAt;
    mature(at);
    const due = bookOrder(order, at, now, books);
    if (due) waiting.push(due);
    // Every few orders what is there is paid out.
    if (index % 4 === 3) payOut(provider, at, wallets, random);
  }
  mature(now);
  if (earned.length === 0) return;
  correct(provider, nth, now, wallets, random);
  ask(provider, nth, now, wallets, random);
}

const isEarned = (order: PlannedOrder): order is PlannedOrder & { completedAt: number } => order.completedAt !== null;

/** The money of a customer comes in, and what goes back of it leaves. */
function bookPayment({ number, provider, paid, refunded, paidAt, changedAt }: PlannedOrder, books: Books): void {
  if (paidAt === null) return;
  books.post(provider, `order ${number} paid`, 'order_payment', paidAt, { bank: -paid, sales: paid });
  if (refunded > 0)
    books.post(provider, `order ${number} refund`, 'order_refund', changedAt, { sales: -refunded, bank: refunded });
}

/** Books what an order brought; answers when it is due, unless a dispute holds it. */
function bookOrder(order: PlannedOrder, at: number, now: number, books: Books) {
  const { provider, number: reference, totals, refunded, shares, scenario, disputedAt } = order;
  const { isRefundedLater } = scenario;
  const amount = isRefundedLater ? totals.total : totals.total - refunded;
  const {
    commission,
    vatOnCommission: vat,
    providerNet,
  } = sharesOf(amount, provider.commissionBps, initialSettings.vatBps);
  // What is left once what went back later was taken from it.
  const net = shares.providerNet;
  const availableAt = at + initialSettings.walletHoldDays * day;
  const isHeld = scenario.state === 'disputed';
  const state = isHeld ? ('on_hold' as const) : availableAt <= now ? ('available' as const) : ('pending' as const);
  const line = { provider, reference, at, availableAt, state, stateReason: isHeld ? ('dispute' as const) : null };
  books.book(
    { ...line, kind: 'order_credit', direction: 'credit', amount, posting: `order ${reference} credit` },
    { pending: amount, sales: -amount },
  );
  books.book(
    { ...line, kind: 'commission', direction: 'debit', amount: commission, posting: `order ${reference} commission` },
    { pending: -commission, commissions: commission },
  );
  books.book(
    {
      ...line,
      kind: 'vat_on_commission',
      direction: 'debit',
      amount: vat,
      posting: `order ${reference} vat_on_commission`,
    },
    { pending: -vat, vat },
  );
  if (isRefundedLater)
    books.book(
      {
        ...line,
        kind: 'refund_debit',
        direction: 'debit',
        amount: providerNet - net,
        posting: `order ${reference} refund_debit`,
      },
      {
        pending: net - providerNet,
        commissions: shares.commission - commission,
        vat: shares.vatOnCommission - vat,
        sales: refunded,
      },
    );
  if (!isHeld) return { at: availableAt, net, reference };
  books.post(provider, `order ${reference} dispute`, 'hold', disputedAt ?? at, { pending: -net, on_hold: net });
  return null;
}

/** Holds what is available for a withdrawal. */
function hold(provider: PlannedProvider, at: number, { books, withdrawals }: PlannedWallets, random: Random) {
  const balance = books.has(provider, 'available');
  const amount = Math.floor(balance / (50 * riyal)) * 50 * riyal;
  if (amount < 100 * riyal) return null;
  const id = makeId(at, random);
  const withdrawal: PlannedWithdrawal = {
    id,
    number: '',
    provider,
    amount,
    balance,
    at,
    decidedAt: at,
    state: 'pending',
    riskFlags: [],
  };
  books.post(provider, `${id} hold`, 'hold', at, { available: -amount, on_hold: amount });
  withdrawals.push(withdrawal);
  return withdrawal;
}

function payOut(provider: PlannedProvider, at: number, wallets: PlannedWallets, random: Random): void {
  const withdrawal = hold(provider, at + 1_000, wallets, random);
  if (!withdrawal) return;
  const { id, amount } = withdrawal;
  settle(withdrawal, 'paid', at + 2_000);
  const line = {
    provider,
    reference: id,
    at: at + 2_000,
    availableAt: null,
    state: 'available',
    direction: 'debit',
  } as const;
  const net = amount - fee;
  wallets.books.book({ ...line, kind: 'payout', amount: net, posting: `${id} payout` }, { on_hold: -net, bank: net });
  wallets.books.book({ ...line, kind: 'fee', amount: fee, posting: `${id} fee` }, { on_hold: -fee, fees: fee });
}

function settle(withdrawal: PlannedWithdrawal, state: Withdrawal['state'], at: number): void {
  withdrawal.state = state;
  withdrawal.decidedAt = at;
}

const closed = new Set<Withdrawal['state']>(['rejected', 'cancelled']);
/** What still is to be seen of them, in turn. */
const asked = withdrawalStates.filter((state) => state !== 'paid');

/** The last request of a provider, in each state in its turn. */
function ask(provider: PlannedProvider, nth: number, now: number, wallets: PlannedWallets, random: Random): void {
  const at = now - (1 + 10 * random.next()) * hour + nth;
  const withdrawal = hold(provider, at, wallets, random);
  if (!withdrawal) return;
  const state = asked[nth % asked.length]!;
  settle(withdrawal, state, state === 'pending' ? withdrawal.at : at + random.next() * (now - at));
  withdrawal.riskFlags = nth % 2 === 0 ? [riskFlags[(nth / 2) % riskFlags.length]!] : [];
  const { id, amount } = withdrawal;
  if (closed.has(state))
    wallets.books.post(provider, `${id} release`, 'release', withdrawal.decidedAt, {
      on_hold: -amount,
      available: amount,
    });
}
