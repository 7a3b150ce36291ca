import fc from 'fast-check';
import type { Posting } from './post.ts';

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
