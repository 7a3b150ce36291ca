import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { createLiveValue } from '#api/live-value.ts';

/** Work that waits for staff, shown by the dashboard and counted in the menu. */
export const workQueues = createLiveValue(() => expectBody(client.work.queues()), 'workQueues');
