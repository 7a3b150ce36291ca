import type { bulkOperationMachine } from '@diwan/machines/workflows/bulk-operation/bulk-operation.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { type Notices, nobody, noticesAbout } from '#crud/notices.ts';
import type { BulkOperationRow } from '#db/schema/bulk.ts';
import { resourceAt } from '#resources/index.ts';
import { tallies } from './operations.ts';

/** Whoever waits less than this is still looking at it. */
const longMilliseconds = 30_000;

/** An operation that has ended, with what became of its rows. */
export type EndedOperation = BulkOperationRow & Pick<Awaited<ReturnType<typeof endedOperation>>, 'counts'>;

/** An operation with what became of its rows, which decides what is told of it. */
export async function endedOperation(tx: Parameters<typeof tallies>[0], row: BulkOperationRow) {
  return { ...row, counts: (await tallies(tx, [row.id]))(row.id).counts };
}

const isLong = ({ createdAt, finishedAt }: BulkOperationRow) =>
  finishedAt !== null && Date.parse(finishedAt) - Date.parse(createdAt) >= longMilliseconds;

const told = noticesAbout<EndedOperation>(({ id, resource }) => ({
  ref: null,
  path: `${resourceAt(resource).contract.screen}?bulk=${id}`,
}));
const starter = ({ authorId }: EndedOperation) => [authorId];
const params = ({ counts, total }: EndedOperation) => ({ done: counts.done, total });
const steered = nobody('An operation is its author’s alone, who has just steered it.');

/** Whom each event of an operation tells what. */
export const bulkNotices: Notices<EndedOperation, EventTypeOf<typeof bulkOperationMachine>> = {
  'bulk.pause': steered,
  'bulk.resume': steered,
  'bulk.cancel': steered,
  'bulk.retryFailed': steered,
  'bulk.recall': steered,
  'bulk.finish': [
    told('bulkFinished', starter, { params, isFor: (row) => isLong(row) && row.counts.failed === 0 }),
    told('bulkFinishedPartly', starter, { params, isFor: (row) => isLong(row) && row.counts.failed > 0 }),
  ],
  'bulk.stop': [told('bulkStopped', starter, { params, isFor: isLong })],
};
