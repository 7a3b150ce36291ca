import type { Capability } from '@diwan/api-contract/capabilities';
import type { WorkQueues, workRouter } from '@diwan/api-contract/endpoints/work';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyResource } from '#crud/definition.ts';
import { queueDays } from '#crud/lists/queue-days.ts';
import type { AppDeps } from '#deps.ts';
import { recentEvents } from './recent.ts';

type Waiting = NonNullable<WorkQueues[keyof WorkQueues]>;

export function workHandlers({
  database: { orm },
  clock,
  resources,
}: AppDeps): RouterImplementation<typeof workRouter> {
  /** Each queue is a range of one index. */
  const waiting = async (source: SQL, work: { queue: string; days: number }): Promise<Waiting> => {
    const now = clock().toISOString();
    const days = queueDays(work, now);
    const limit = sql`${now}::timestamptz - make_interval(days => ${days})`;
    const { rows } = await orm.execute<Record<keyof Waiting, never>>(sql`
      select count(*) as count, min(at) as "oldestAt", count(*) filter (where at < ${limit}) as overdue, ${days} as days from (${source}) as waiting`);
    return rows[0]!;
  };
  const counting = Object.fromEntries(
    Object.values<AnyResource>(resources).flatMap(({ contract: { work }, table }) =>
      work
        ? [
            [
              work.queue,
              () =>
                waiting(
                  sql`select ${table.stateChangedAt} as at from ${table} where ${eq(table.state, work.state)}`,
                  work,
                ),
            ],
          ]
        : [],
    ),
  ) as Record<keyof WorkQueues, () => Promise<Waiting>>;
  /** What somebody must hold to see what waits there. */
  const readers = Object.fromEntries(
    Object.values<AnyResource>(resources).flatMap(({ contract: { work, may } }) =>
      work ? [[work.queue, may.read]] : [],
    ),
  ) as Record<keyof WorkQueues, Capability>;
  const names = Object.keys(counting) as (keyof WorkQueues)[];

  return {
    recent: async ({ request }) => ({ status: 200, body: await recentEvents(orm, request.actor) }),
    async queues({ request }) {
      const { can } = request.actor;
      const mine = names.filter((name) => can(readers[name]));
      const counted = await Promise.allSettled(mine.map((name) => counting[name]()));
      const failures = counted.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      if (failures.length === mine.length) throw failures[0];
      for (const err of failures) request.log.error({ err }, 'a work queue could not be counted');
      const values = counted.map((each, index) => [mine[index], each.status === 'fulfilled' ? each.value : null]);
      const none = names.map((name) => [name, null]);
      return { status: 200, body: Object.fromEntries([...none, ...values]) as WorkQueues };
    },
  };
}
