import type { WalletTransaction } from '@diwan/api-contract/resources/wallet-transactions';
import {
  type ledgerAccounts,
  type ledgerEntries,
  type ledgerTransactions,
  type MarketplaceAccount,
  marketplaceAccounts,
  type OwnedAccount,
} from '#db/schema/ledger.ts';
import type { PlannedProvider } from '#resources/providers/seed/plan.ts';
import { theSystem } from '#seeding/people-who-act.ts';
import type { Random } from '#seeding/random.ts';
import { instant, makeId } from '#seeding/time.ts';

export interface PlannedLine
  extends Pick<WalletTransaction, 'kind' | 'direction' | 'amount' | 'reference' | 'state' | 'stateReason'> {
  id: string;
  provider: PlannedProvider;
  at: number;
  availableAt: number | null;
  posting: string;
  reversesId: string | null;
}

type Moves = Partial<Record<OwnedAccount | MarketplaceAccount, number>>;
const owned = new Set<string>(['pending', 'available', 'on_hold'] satisfies OwnedAccount[]);

/** The books of the demo, kept as the product keeps them: what is posted in which order, and what each provider has then. */
export class Books {
  readonly lines: PlannedLine[] = [];
  readonly transactions: (typeof ledgerTransactions.$inferInsert)[] = [];
  readonly accounts: (typeof ledgerAccounts.$inferInsert)[] = [];
  private readonly moves: { transactionId: string; ownerId: string; moves: Moves }[] = [];
  private readonly accountIds = new Map<string, string>();
  private readonly balances = new Map<string, number>();
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  has(provider: PlannedProvider, account: OwnedAccount): number {
    return this.balances.get(`${provider.id} ${account}`) ?? 0;
  }

  post(provider: PlannedProvider, key: string, kind: string, at: number, moves: Moves): void {
    const id = makeId(at, this.random);
    const size = Object.values(moves).filter((by) => by !== 0).length;
    this.transactions.push({ id, key, kind, at: instant(at), author: theSystem, size });
    this.moves.push({ transactionId: id, ownerId: provider.id, moves });
    for (const [account, by] of Object.entries(moves)) {
      if (!owned.has(account)) continue;
      const name = `${provider.id} ${account}`;
      if (!this.accountIds.has(name)) {
        const accountId = makeId(provider.createdAt, this.random);
        this.accountIds.set(name, accountId);
        this.accounts.push({ id: accountId, ownerId: provider.id, name: account as OwnedAccount });
      }
      this.balances.set(name, (this.balances.get(name) ?? 0) + by);
    }
  }

  /** Posts what a line moves, and writes the line. */
  book(
    line: Omit<PlannedLine, 'id' | 'reversesId' | 'stateReason'> &
      Partial<Pick<PlannedLine, 'reversesId' | 'stateReason'>>,
    moves: Moves,
  ): PlannedLine {
    this.post(line.provider, line.posting, line.kind, line.at, moves);
    const written = { reversesId: null, stateReason: null, ...line, id: makeId(line.at, this.random) };
    this.lines.push(written);
    return written;
  }

  /** In the order in which they were posted; the marketplace's accounts are there already. */
  *entries(): Generator<Partial<typeof ledgerEntries.$inferInsert>> {
    for (const { transactionId, ownerId, moves } of this.moves)
      for (const [account, amount] of Object.entries(moves))
        if (amount !== 0)
          yield {
            accountId:
              this.accountIds.get(`${ownerId} ${account}`) ?? marketplaceAccounts[account as MarketplaceAccount],
            transactionId,
            amount,
          };
  }
}
