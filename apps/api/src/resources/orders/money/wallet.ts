import { isAfter } from '@diwan/machines/workflows/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { balancesOf } from '#ledger/post.ts';
import { book, move } from '#resources/wallet-transactions/book.ts';
import { bookOrder } from '#resources/wallet-transactions/orders.ts';
import { walletTransactionsTable as lines } from '#resources/wallet-transactions/table.ts';
import type { ordersTable } from '../table.ts';

type Order = Row<typeof ordersTable>;

/** Books what is left of a payment into the provider's wallet; nothing where all of it went back. */
export async function credit(order: Order, amount: number, writer: Writer): Promise<Partial<Order>> {
  if (amount === 0) return { commission: 0, providerNet: 0 };
  const { providerId, number, commissionBps } = order;
  const { commission, providerNet } = await bookOrder({ providerId, number, amount, commissionBps }, writer);
  return { commission, providerNet };
}

async function linesOf({ number: reference, providerId }: Order, { tx }: Writer) {
  const own = and(eq(lines.reference, reference), eq(lines.providerId, providerId));
  return tx
    .select()
    .from(lines)
    .where(and(own, inArray(lines.kind, ['order_credit', 'commission', 'vat_on_commission', 'refund_debit'])))
    .orderBy(lines.createdAt, lines.id);
}

const isDue = (availableAt: string | null, now: string) => availableAt === null || !isAfter(availableAt, now);

/** Holds what an order brought while it is disputed: all of it, or what the provider still has of that. */
export async function holdForDispute(order: Order, writer: Writer): Promise<number> {
  const { number, version, providerId: ownerId, providerNet } = order;
  const own = await linesOf(order, writer);
  const from = own.find(({ kind }) => kind === 'order_credit')?.state;
  if (from !== 'pending' && from !== 'available') return 0;
  const balances = (await balancesOf([ownerId], writer.tx)).get(ownerId)!;
  const held = Math.min(providerNet, balances[from]);
  if (held === 0) return 0;
  const posting = { key: `order ${number} v${version} dispute`, kind: 'hold', ownerId };
  await move({ ...posting, owned: { [from]: -held, on_hold: held } }, writer);
  follow(
    'walletTransaction.suspend',
    own.filter(({ state }) => state === from),
    writer,
  );
  return held;
}

/** Lets go what a dispute still holds: to be paid out at once, or when it comes due. */
export async function releaseHeld(order: Order, held: number, writer: Writer): Promise<void> {
  if (order.held === 0) return;
  const { number, version, providerId: ownerId } = order;
  const own = (await linesOf(order, writer)).filter(({ state }) => state === 'on_hold');
  const to = isDue(own[0]?.availableAt ?? null, writer.now) ? 'available' : 'pending';
  const posting = { key: `order ${number} v${version} resolved`, kind: 'release', ownerId };
  if (held > 0) await move({ ...posting, owned: { on_hold: -held, [to]: held } }, writer);
  follow('walletTransaction.resume', own, writer);
}

const follow = (type: string, followed: { id: string }[], { followUps }: Writer) =>
  followUps.push(
    ...followed.map(({ id }) => ({ resource: 'walletTransactions' as const, id, event: { type }, isBySystem: true })),
  );

interface TakenBack {
  change: Partial<Order>;
  /** How much of what a dispute holds was taken. */
  fromHeld: number;
}

/**
 * Takes back from a wallet what was credited for a part of an order, with the marketplace's share of that part. What the wallet
 * no longer covers the marketplace bears: nobody comes to have less than nothing.
 */
export async function takeBack(order: Order, amount: number, id: string, writer: Writer): Promise<TakenBack> {
  const { number, providerId, paid, refunded, commission, providerNet, held } = order;
  const left = paid - refunded;
  const vat = left - commission - providerNet;
  const kept = (share: number) => Math.round((share * (left - amount)) / left);
  const [keptCommission, keptVat] = [kept(commission), kept(vat)];
  const keptNet = left - amount - keptCommission - keptVat;
  const owed = providerNet - keptNet;
  const creditLine = (await linesOf(order, writer)).find(({ kind }) => kind === 'order_credit');
  const availableAt = creditLine?.availableAt ?? null;
  const state =
    isDue(availableAt, writer.now) && creditLine?.state !== 'pending' ? ('available' as const) : ('pending' as const);
  const account = held > 0 ? ('on_hold' as const) : state;
  const balances = (await balancesOf([providerId], writer.tx)).get(providerId)!;
  const taken = Math.max(0, Math.min(owed, held > 0 ? held : balances[account]));
  const posting = {
    key: `order ${number} refund ${id} debit`,
    owned: { [account]: -taken },
    marketplace: {
      commissions: keptCommission - commission,
      vat: keptVat - vat,
      sales: amount,
      adjustments: taken - owed,
    },
  };
  const line = { providerId, kind: 'refund_debit', direction: 'debit', reference: number } as const;
  if (taken > 0) await book({ ...line, amount: taken, state, availableAt, posting }, writer);
  else await move({ ...posting, kind: line.kind, ownerId: providerId }, writer);
  return {
    change: { commission: keptCommission, providerNet: keptNet },
    fromHeld: account === 'on_hold' ? taken : 0,
  };
}
