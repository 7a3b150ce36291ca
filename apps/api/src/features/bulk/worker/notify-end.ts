import type { BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import type { Tx } from '#db/database.ts';
import type { BulkOperationRow } from '#db/schema/bulk.ts';
import { notify } from '#notify/notify.ts';
import { resourceAt } from '#resources/index.ts';

/** Whoever waits less than this is still looking at it. */
const longMilliseconds = 30_000;

/** Leaves its author a notification that a long operation has ended, with the way back to it. */
export async function notifyEnd(
  tx: Tx,
  { id, authorId, resource, state, total, createdAt, finishedAt }: BulkOperationRow,
  counts: BulkOperation['counts'],
): Promise<void> {
  if (finishedAt === null || Date.parse(finishedAt) - Date.parse(createdAt) < longMilliseconds) return;
  await notify(tx, {
    userIds: [authorId],
    kind: state === 'completed' ? 'bulkFinished' : 'bulkStopped',
    params: { done: counts.done ?? 0, total },
    severity: state === 'completed' && counts.failed === 0 ? 'success' : 'warning',
    path: `${resourceAt(resource).contract.screen}?bulk=${id}`,
  });
}
