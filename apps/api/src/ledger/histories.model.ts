import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Database } from '#db/database.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { balancesOf, type Posting, post } from './post.ts';

const amount = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 100_000 }));
const owner = fc.nat({ max: 2 });

/** What may happen to wallets: money comes in, becomes due, is held, let go, paid out, or taken back. */
const kinds = {
  earn: (by: number): Pick<Posting, 'owned' | 'marketplace'> => ({
    owned: { pending: by },
    marketplace: { sales: -by },
  }),
  charge: (by: number) => ({
    owned: { pending: -by },
    marketplace: { commissions: by - Math.floor(by / 7), vat: Math.floor(by / 7) },
  }),
  mature: (by: number) => ({ owned: { pending: -by, available: by } }),
  hold: (by: number) => ({ owned: { available: -by, on_hold: by } }),
  release: (by: number) => ({ owned: { on_hold: -by, available: by } }),
  pay: (by: number) => ({ owned: { on_hold: -by }, marketplace: { bank: by } }),
  adjust: (by: number) => ({ owned: { available: by }, marketplace: { adjustments: -by } }),
  takeBack: (by: number) => ({ owned: { available: -by }, marketplace: { adjustments: by } }),
  // Of orders: what a customer pays is nobody's yet; a dispute holds what was credited, a refund takes it back or fills another wallet.
  income: (by: number) => ({ owned: {}, marketplace: { bank: -by, sales: by } }),
  dispute: (by: number) => ({ owned: { pending: -by, on_hold: by } }),
  resolve: (by: number) => ({ owned: { on_hold: -by, pending: by } }),
  refundDebit: (by: number) => ({
    owned: { on_hold: -by },
    marketplace: { sales: by + Math.floor(by / 9), commissions: -Math.floor(by / 9) },
  }),
  refundCredit: (by: number) => ({ owned: { available: by }, marketplace: { sales: -by } }),
};
type Kind = keyof typeof kinds;

/** One wish, sent once or again with the same key. */
export interface Wish {
  owner: number;
  kind: Kind;
  amount: number;
  isRepeated: boolean;
}

const wish: fc.Arbitrary<Wish> = fc.record({
  owner,
  kind: fc.constantFrom(...(Object.keys(kinds) as Kind[])),
  amount,
  isRepeated: fc.boolean(),
});
export const histories = fc.array(wish, { minLength: 1, maxLength: 25 });

export const movesOf = ({ kind, amount: by }: Pick<Wish, 'kind' | 'amount'>) => kinds[kind](by);

/** Wallets kept as plainly as can be: a wish that some account does not cover changes nothing. */
export class PlainWallets {
  private readonly balances = new Map<string, number>();

  of(ownerId: string, account: string): number {
    return this.balances.get(`${ownerId} ${account}`) ?? 0;
  }

  /** Whether it was covered. */
  apply(ownerId: string, { owned }: Pick<Posting, 'owned'>): boolean {
    const moves = Object.entries(owned);
    if (moves.some(([account, by]) => this.of(ownerId, account) + by < 0)) return false;
    for (const [account, by] of moves) this.balances.set(`${ownerId} ${account}`, this.of(ownerId, account) + by);
    return true;
  }
}

const actor = { type: 'system', id: 'system', name: 'system' } as const;
const now = '2026-03-01T09:00:00.000000Z';
type Posts = Pick<Database, 'transaction' | 'orm'>;

/** Whether it was not there before; null where it was not covered. */
export async function attempt(posting: Posting, { transaction }: Pick<Posts, 'transaction'>): Promise<boolean | null> {
  try {
    return await transaction((tx) => post(posting, { tx, now, actor }));
  } catch (error) {
    if (error instanceof ProblemError && error.extra.reason === 'notCovered') return null;
    throw error;
  }
}

/** Posts all that a history wishes for, and answers where the ledger comes to something else than plain wallets. */
export async function disagreements(wishes: readonly Wish[], database: Posts): Promise<string[]> {
  const owners = [randomUUID(), randomUUID(), randomUUID()];
  const plain = new PlainWallets();
  const found: string[] = [];
  for (const wish of wishes) {
    const posting = { key: randomUUID(), kind: wish.kind, ownerId: owners[wish.owner]!, ...movesOf(wish) };
    const isCovered = plain.apply(posting.ownerId, posting);
    const isPosted = await attempt(posting, database);
    if (isPosted !== (isCovered ? true : null)) found.push(`${wish.kind} of ${wish.amount}: ${isPosted}`);
    if (wish.isRepeated && isCovered && (await attempt(posting, database))) found.push(`${wish.kind} twice`);
  }
  const balances = await balancesOf(owners, database.orm);
  for (const owner of owners)
    for (const account of ['available', 'pending', 'on_hold'] as const) {
      const [kept, expected] = [balances.get(owner)![account], plain.of(owner, account)];
      if (kept !== expected) found.push(`${account}: ${kept} instead of ${expected}`);
    }
  return found;
}
