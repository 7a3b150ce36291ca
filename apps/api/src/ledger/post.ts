import type { ActorRef } from '@diwan/api-contract/schema';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import {
  ledgerAccounts as accounts,
  ledgerEntries as entries,
  type MarketplaceAccount,
  marketplaceAccounts,
  type OwnedAccount,
  ledgerTransactions as transactions,
} from '#db/schema/ledger.ts';
import { problemOf } from '#http/problems/problems.ts';

/** What one transaction moves: of its owner's accounts, and of the marketplace's own, by so many halalas. */
export interface Posting {
  /** Posted once, however often it is asked for. */
  key: string;
  kind: string;
  ownerId: string;
  owned: Partial<Record<OwnedAccount, number>>;
  marketplace?: Partial<Record<MarketplaceAccount, number>>;
}

/** What somebody has: the balances of their accounts. */
export type Balances = Readonly<Record<OwnedAccount, number>>;

const ownedAccounts = ['available', 'on_hold', 'pending'] as const satisfies readonly OwnedAccount[];

/**
 * Posts a transaction, once for its key; answers whether it was not there before. What would leave somebody with less than nothing is
 * refused before the database has to, for whoever posts holds the owner's accounts until the end of the database's transaction.
 */
export async function post(
  { key, kind, ownerId, owned, marketplace = {} }: Posting,
  { tx, now, actor }: { tx: Tx; now: string; actor: ActorRef },
): Promise<boolean> {
  const held = await lockAccounts(ownerId, tx);
  const own = moved(owned);
  const others = moved(marketplace);
  for (const [name, amount] of own) {
    if (held[name].balance + amount < 0) throw problemOf('refused', { reason: 'notCovered' });
  }
  const lines = [
    ...own.map(([name, amount]) => ({ accountId: held[name].id, amount })),
    ...others.map(([name, amount]) => ({ accountId: marketplaceAccounts[name], amount })),
  ];
  const id = newId(Date.parse(now));
  const author = { type: actor.type, id: actor.id, name: actor.name };
  const posted = await tx
    .insert(transactions)
    .values({ id, key, kind, at: now, author, size: lines.length })
    .onConflictDoNothing({ target: transactions.key })
    .returning({ id: transactions.id });
  if (posted.length === 0) return false;
  const places = sql.join(
    lines.map(({ accountId, amount }) => sql`(${accountId}::uuid, ${amount}::bigint, ${id}::uuid)`),
    sql`, `,
  );
  await tx.execute(sql`insert into ${entries} (account_id, amount, transaction_id) values ${places}`);
  return true;
}

/** What somebody has, as the database's transaction sees it. */
export async function balancesOf(ownerIds: readonly string[], tx: Tx): Promise<Map<string, Balances>> {
  const { ownerId, name, balance } = accounts;
  const rows =
    ownerIds.length === 0
      ? []
      : await tx
          .select({ ownerId, name, balance })
          .from(accounts)
          .where(inArray(ownerId, [...ownerIds]));
  const known = Map.groupBy(rows, (row) => row.ownerId!);
  return new Map(
    ownerIds.map((id) => {
      const of = (wanted: OwnedAccount) => known.get(id)?.find((row) => row.name === wanted)?.balance ?? 0;
      return [id, { available: of('available'), on_hold: of('on_hold'), pending: of('pending') }];
    }),
  );
}

/** Takes somebody's accounts, opened when they have none, until the end of the database's transaction. */
export async function lockAccounts(
  owner: string,
  tx: Tx,
): Promise<Readonly<Record<OwnedAccount, { id: string; balance: number }>>> {
  await tx
    .insert(accounts)
    .values(ownedAccounts.map((name) => ({ ownerId: owner, name })))
    .onConflictDoNothing({ target: [accounts.ownerId, accounts.name] });
  const { id, name, balance } = accounts;
  const rows = await tx
    .select({ id, name, balance })
    .from(accounts)
    .where(eq(accounts.ownerId, owner))
    .orderBy(name)
    .for('no key update');
  const of = (wanted: OwnedAccount) => {
    const row = rows.find((each) => each.name === wanted)!;
    return { id: row.id, balance: row.balance! };
  };
  return { available: of('available'), on_hold: of('on_hold'), pending: of('pending') };
}

function moved<Name extends string>(amounts: Partial<Record<Name, number>>): [Name, number][] {
  return (Object.entries(amounts) as [Name, number][]).filter(([, amount]) => amount !== 0);
}
