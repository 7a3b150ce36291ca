import type { ActorRef } from '@diwan/api-contract/schema';
import { walletTransactionWorkflow } from '@diwan/machines/workflows/wallet-transaction/wallet-transaction.workflow';
import { eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { nextNumber } from '#crud/number.ts';
import { announce } from '#crud/writes/announce.ts';
import { newId } from '#db/id.ts';
import { type Posting, post } from '#ledger/post.ts';
import { providersTable as providers } from '../providers/table.ts';
import { searchKeyOf } from '../search-texts.ts';
import { walletTransactionsTable as lines } from './table.ts';

type Line = Row<typeof lines>;

/** A line to be written, and what it moves. */
export interface NewLine
  extends Pick<Line, 'providerId' | 'kind' | 'direction' | 'amount' | 'state' | 'reference' | 'availableAt'> {
  description?: string | null;
  reversesId?: string | null;
  /** Who wanted it, where somebody else carries it out. */
  createdBy?: ActorRef;
  approvedBy?: Line['approvedBy'];
  posting: Omit<Posting, 'kind' | 'ownerId'>;
}

/** Takes a provider before its accounts, as everybody does who moves its money. */
export async function lockWallet(providerId: string, { tx }: Pick<Writer, 'tx'>) {
  const [provider] = await tx.select().from(providers).where(eq(providers.id, providerId)).for('no key update');
  return provider;
}

/** Moves a provider's money within its wallet, once for its key: its balance stays, so no line is written. */
export async function move(posting: Posting, writer: Writer): Promise<boolean> {
  await lockWallet(posting.ownerId, writer);
  return post(posting, writer);
}

/** Books a line into a provider's wallet: the posting, the line and what is told of it are one transaction, and happen once for the key. */
export async function book(line: NewLine, writer: Writer): Promise<void> {
  const { tx, now, actor, resources } = writer;
  const by = { type: actor.type, id: actor.id, name: actor.name };
  const { posting, description = null, reversesId = null, approvedBy = null, createdBy = by, ...columns } = line;
  const isNew = await move({ ...posting, kind: line.kind, ownerId: line.providerId }, writer);
  if (!isNew) return;
  const number = await nextNumber(tx, 'WTX', 'wallet_transactions_number');
  const [added] = await tx
    .insert(lines)
    .values({
      id: newId(Date.parse(now)),
      number,
      ...columns,
      description,
      reversesId,
      approvedBy,
      // The database writes what the ledger has.
      balanceAfter: 0,
      posting: posting.key,
      searchKey: searchKeyOf([number, line.reference]),
      workflowVersion: walletTransactionWorkflow.version,
      createdAt: now,
      updatedAt: now,
      stateChangedAt: now,
      createdBy,
      updatedBy: by,
    })
    .returning();
  await announce(resources.walletTransactions, added!, 'record.added', writer, { toState: added!.state });
}
