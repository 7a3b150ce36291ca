import type { BulkOperation } from '@diwan/api-contract/bulk';
import type { Tx } from '#db/database.ts';
import type { BulkOperationRow } from '#db/schema/bulk.ts';
import { notify } from '#notify/notify.ts';

/** Whoever waits less than this is still looking at it. */
const longMilliseconds = 30_000;

/** The screens that list each resource: an operation's address is one of these with `?bulk=<id>`. */
const listPaths: Record<BulkOperation['resource'], string> = {
  applications: '/job_post/applicants',
  employers: '/employers/list',
  industries: '/industries/list',
  'job-posts': '/job_post/list',
  'job-titles': '/jobTitles/list',
  seekers: '/seekers/list',
  skills: '/skills/list',
};

/** Leaves its author a notification that a long operation has ended, with the way back to it. */
export async function tellEnd(
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
    path: `${listPaths[resource]}?bulk=${id}`,
  });
}
