import type { walletTransactionMachine } from '@diwan/machines/workflows/wallet-transaction/wallet-transaction.machine';
import type {
  WalletJudgement,
  WalletTransactionInput,
} from '@diwan/machines/workflows/wallet-transaction/wallet-transaction.workflow';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import type { MarketplaceAccount } from '#db/schema/ledger.ts';
import { balancesOf } from '#ledger/post.ts';
import { ordersTable as orders } from '../orders/table.ts';
import { book, move } from './book.ts';
import { walletTransactionsTable as table } from './table.ts';

type Line = Row<typeof table>;

/** The marketplace's account on the other side of a line. */
const otherSide: Readonly<Record<Line['kind'], MarketplaceAccount>> = {
  order_credit: 'sales',
  refund_debit: 'sales',
  commission: 'commissions',
  vat_on_commission: 'vat',
  payout: 'bank',
  fee: 'fees',
  adjustment: 'adjustments',
  bonus: 'adjustments',
};

/** The same line may be held again later: each version moves once. */
const keyOf = ({ number, version }: Line, what: string) => `${number} v${version} ${what}`;

/** What was charged for the same order, and comes due with it. */
const chargesOf = ({ reference, providerId }: Line, { tx }: Writer) =>
  tx
    .select({ id: table.id, amount: table.amount })
    .from(table)
    .where(
      and(
        eq(table.reference, reference),
        eq(table.providerId, providerId),
        eq(table.state, 'pending'),
        eq(table.direction, 'debit'),
      ),
    )
    .orderBy(table.id);

/** What the workflow of a wallet's line names, carried out. */
export const walletTransactionEffects: EffectHandlers<typeof table, typeof walletTransactionMachine> = {
  storeReason: (_: Line, { reason }: WalletJudgement) => ({ stateReason: reason }),
  clearReason: () => ({ stateReason: null }),
  /** An order comes due as a whole: what it brought, less what was charged for it. */
  async makeAvailable(line: Line, _: unknown, writer: Writer) {
    if (line.direction === 'debit') return;
    const charges = await chargesOf(line, writer);
    const net = charges.reduce((left, { amount }) => left - amount, line.amount);
    const posting = { key: keyOf(line, 'mature'), kind: 'mature', ownerId: line.providerId };
    // Nothing is left of an order that went back as a whole.
    if (net !== 0) await move({ ...posting, owned: { pending: -net, available: net } }, writer);
    for (const { id } of charges)
      writer.followUps.push({
        resource: 'walletTransactions',
        id,
        event: { type: 'walletTransaction.mature' },
        isBySystem: true,
      });
  },
  async hold(line: Line, _: unknown, writer: Writer) {
    const { amount, providerId: ownerId } = line;
    const posting = { key: keyOf(line, 'hold'), kind: 'hold', ownerId };
    await move({ ...posting, owned: { available: -amount, on_hold: amount } }, writer);
  },
  async release(line: Line, _: unknown, writer: Writer) {
    const { amount, providerId: ownerId } = line;
    const posting = { key: keyOf(line, 'release'), kind: 'release', ownerId };
    await move({ ...posting, owned: { on_hold: -amount, available: amount } }, writer);
  },
  /** Nothing is taken out of a ledger: a line of its own moves the same back. */
  async reverse(line: Line, _: unknown, writer: Writer) {
    const { id: reversesId, providerId, number, amount, direction, kind } = line;
    const by = direction === 'credit' ? -amount : amount;
    await book(
      {
        providerId,
        kind: 'adjustment',
        direction: direction === 'credit' ? 'debit' : 'credit',
        amount,
        state: 'available',
        availableAt: null,
        reference: number,
        reversesId,
        posting: { key: keyOf(line, 'reverse'), owned: { available: by }, marketplace: { [otherSide[kind]]: -by } },
      },
      writer,
    );
  },
};

/** What the rules about lines look at, for several at once. */
export const walletTransactionInput = computed(
  table,
  ['providerId', 'kind', 'direction', 'amount', 'availableAt', 'reference', 'state'],
  async (rows, { tx, now }): Promise<WalletTransactionInput[]> => {
    const balances = await balancesOf([...new Set(rows.map(({ providerId }) => providerId))], tx);
    const held = rows.filter(({ state }) => state === 'on_hold').map(({ reference }) => reference);
    const disputed = await tx
      .select({ number: orders.number })
      .from(orders)
      .where(and(inArray(orders.number, held), gt(orders.held, 0)));
    const numbers = new Set(disputed.map(({ number }) => number));
    return rows.map(({ providerId, kind, direction, amount, availableAt, reference }) => ({
      now,
      kind,
      direction,
      availableAt,
      isCovered: direction === 'debit' || balances.get(providerId)!.available >= amount,
      isDisputed: numbers.has(reference),
    }));
  },
);
