import type { Withdrawal } from '@diwan/api-contract/resources/withdrawals';
import { initialSettings } from '@diwan/api-contract/settings/register';
import { type RiskFlag, riskFlags, withdrawalStates } from '@diwan/api-contract/values/records/wallet';
import type { PlannedProvider } from '#resources/providers/seed/plan.ts';
import { providersSeed } from '#resources/providers/seed.ts';
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
const heldDays = 7;
const shareOf = (amount: number, bps: number) => Math.floor((amount * bps + 5_000) / 10_000);

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
  for (const [nth, provider] of sellers.entries()) keepBooksOf(provider, nth, wallets, now, random);
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
  wallets: PlannedWallets,
  now: number,
  random: Random,
): void {
  const { books } = wallets;
  const since = Math.max(provider.createdAt + 3 * day, now - 365 * day);
  const days = Math.floor((now - since) / day);
  if (days < 2) return;
  const count = Math.min(6, Math.max(2, Math.round(days / 30)));
  const times = Array.from({ length: count }, () => since + random.next() * (now - since - hour)).sort((a, b) => a - b);
  const waiting: { at: number; net: number; reference: string }[] = [];
  const mature = (until: number) => {
    while (waiting[0] && waiting[0].at <= until) {
      const { at, net, reference } = waiting.shift()!;
      books.post(provider, `order ${reference} mature`, 'mature', at, { pending: -net, available: net });
    }
  };
  for (const [index, at] of times.entries()) {
    mature(at);
    waiting.push(bookOrder(provider, index, at, now, books, random));
    provider.ordersCount += 1;
    // Every few orders what is there is paid out.
    if (index % 4 === 3) payOut(provider, at, wallets, random);
  }
  mature(now);
  correct(provider, nth, now, wallets, random);
  ask(provider, nth, now, wallets, random);
}

function bookOrder(provider: PlannedProvider, index: number, at: number, now: number, books: Books, random: Random) {
  const reference = recordNumber('ORD', at, provider.index * 20 + index + 1);
  const amount = random.int(6, 60) * 50 * riyal;
  const commission = shareOf(amount, provider.commissionBps);
  const vat = shareOf(commission, initialSettings.vatBps);
  const availableAt = at + heldDays * day;
  const state = availableAt <= now ? ('available' as const) : ('pending' as const);
  const line = { provider, reference, at, availableAt, state };
  books.book(
    { ...line, kind: 'order_credit', direction: 'credit', amount, posting: `order ${reference} credit` },
    { pending: amount, sales: -amount },
  );
  books.book(
    { ...line, kind: 'commission', direction: 'debit', amount: commission, posting: `order ${reference} commission` },
    { pending: -commission, commissions: commission },
  );
  books.book(
    { ...line, kind: 'vat_on_commission', direction: 'debit', amount: vat, posting: `order ${reference} vat` },
    { pending: -vat, vat },
  );
  return { at: availableAt, net: amount - commission - vat, reference };
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
