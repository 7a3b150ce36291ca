import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';

/** Work that waits for staff, shown by the dashboard and counted in the menu. */
export const workQueues = { ...queryOf(client.work.queues), keptAs: 'workQueues' };
