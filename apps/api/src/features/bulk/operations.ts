import type { BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import { type BulkOutcome, bulkOutcomes } from '@diwan/api-contract/values/bulk';
import {
  type BulkInput,
  bulkOperationWorkflow,
} from '@diwan/machines/workflows/bulk-operation/bulk-operation.workflow';
import { availableEvents } from '@diwan/machines/workflows/workflow';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { type BulkOperationRow, bulkItemsTable as items, bulkOperationsTable as operations } from '#db/schema/bulk.ts';
import { problemOf } from '#http/problems/problems.ts';
import { mailTallies } from './mailing/mailing.ts';

type Tally = Pick<BulkOperation, 'counts' | 'reasons'>;

const noRows = () => Object.fromEntries(bulkOutcomes.map((outcome) => [outcome, 0])) as Record<BulkOutcome, number>;

/** Counted from the rows themselves, so that no counter can be wrong. */
export async function tallies(tx: Tx, ids: readonly string[]): Promise<(id: string) => Tally> {
  const { operationId, outcome, reason, state } = items;
  const groups =
    ids.length === 0
      ? []
      : await tx
          .select({ operationId, outcome, reason, state, count: sql<number>`count(*)` })
          .from(items)
          .where(inArray(operationId, [...ids]))
          .groupBy(operationId, outcome, reason, state);
  return (id) => {
    const own = groups.filter((group) => group.operationId === id);
    const counts = noRows();
    for (const group of own) counts[group.outcome] += group.count;
    const reasons = own
      .flatMap(({ operationId: _, reason: why, ...rest }) => (why === null ? [] : [{ ...rest, reason: why }]))
      .sort((one, other) => other.count - one.count);
    return { counts, reasons };
  };
}

/** What the rules about an operation look at. */
export async function inputOf(tx: Tx, id: string): Promise<BulkInput> {
  const { counts } = (await tallies(tx, [id]))(id);
  return inputFrom(counts, (await mailTallies(tx, [id]))(id));
}

const inputFrom = ({ pending, failed }: Tally['counts'], mails: BulkOperation['mails']): BulkInput => ({
  pending,
  failed,
  waitingMails: mails ? mails.waiting : 0,
});

/** Operations as their author sees them. */
export async function toOperations(rows: readonly BulkOperationRow[], { tx, can }: Reader): Promise<BulkOperation[]> {
  const ids = rows.map(({ id }) => id);
  const tallyOf = await tallies(tx, ids);
  const mailsOf = await mailTallies(tx, ids);
  return rows.map((row) => {
    const { authorId: _id, author: _author, origin: _origin, leasedBy: _by, leasedUntil: _until, ...shown } = row;
    const { counts, reasons } = tallyOf(row.id);
    const mails = mailsOf(row.id);
    const input = inputFrom(counts, mails);
    return {
      ...shown,
      counts,
      reasons,
      mails,
      availableEvents: availableEvents(bulkOperationWorkflow, { state: row.state, input, can }),
    };
  });
}

export async function toOperation(row: BulkOperationRow, reader: Reader): Promise<BulkOperation> {
  const [operation] = await toOperations([row], reader);
  return operation!;
}

const isOwn = (id: string, authorId: string) => and(eq(operations.id, id), eq(operations.authorId, authorId));

/** Operations are their author's alone: to others there are none. */
export async function findOwn(tx: Tx, id: string, authorId: string): Promise<BulkOperationRow> {
  const [row] = await tx.select().from(operations).where(isOwn(id, authorId));
  if (!row) throw problemOf('notFound');
  return row;
}

/** Waits for the rows that are being carried out, and keeps others from beginning, until the transaction ends. */
export async function lockOwn(tx: Tx, id: string, authorId: string): Promise<BulkOperationRow> {
  const [row] = await tx.select().from(operations).where(isOwn(id, authorId)).for('update');
  if (!row) throw problemOf('notFound');
  return row;
}

export async function lockOperation(tx: Tx, id: string): Promise<BulkOperationRow | undefined> {
  const [row] = await tx.select().from(operations).where(eq(operations.id, id)).for('update');
  return row;
}
