import type { Capability } from '@diwan/api-contract/capabilities';
import type { WorkQueues, workRouter } from '@diwan/api-contract/endpoints/work';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyResource } from '#crud/definition.ts';
import { queueDays } from '#crud/lists/queue-days.ts';
import type { AppDeps } from '#deps.ts';
import { recentEvents } from './recent.ts';

type Name = keyof WorkQueues;
type Waiting = NonNullable<WorkQueues[Name]>;

export function workHandlers({
  database: { orm },
  clock,
  resources,
}: AppDeps): RouterImplementation<typeof workRouter> {
  /** Each queue is a range of one index. */
  const counting = Object.fromEntries(
    Object.values<AnyResource>(resources).flatMap(({ contract: { work }, table }) => {
      if (!work) return [];
      const count = () => {
        const now = clock().toISOString();
        const days = queueDays(work, now);
        const limit = sql`${now}::timestamptz - make_interval(days => ${days})`;
        return sql`select ${work.queue} as name, count(*) as count, min(at) as "oldestAt", count(*) filter (where at < ${limit}) as overdue, ${days} as days
          from (select ${table.stateChangedAt} as at from ${table} where ${eq(table.state, work.state)}) as waiting`;
      };
      return [[work.queue, count]];
    }),
  ) as Record<Name, () => SQL>;
  const counted = async (queues: readonly Name[]): Promise<[Name, Waiting][]> => {
    if (queues.length === 0) return [];
    const each = queues.map((queue) => counting[queue]());
    const { rows } = await orm.execute<Record<keyof Waiting | 'name', never>>(sql.join(each, sql` union all `));
    return rows.map(({ name, ...waiting }) => [name, waiting]);
  };
  /** What somebody must hold to see what waits there. */
  const readers = Object.fromEntries(
    Object.values<AnyResource>(resources).flatMap(({ contract: { work, may } }) =>
      work ? [[work.queue, may.read]] : [],
    ),
  ) as Record<Name, Capability>;
  const names = Object.keys(counting) as Name[];

  return {
    recent: async ({ request }) => ({ status: 200, body: await recentEvents(orm, request.actor) }),
    async queues({ request }) {
      const { can } = request.actor;
      const none = names.map((name) => [name, null]);
      const mine = names.filter((name) => can(readers[name]));
      const found = await counted(mine).catch(async () => {
        const alone = await Promise.allSettled(mine.map((name) => counted([name])));
        const failures = alone.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
        if (failures.length === mine.length) throw failures[0];
        for (const err of failures) request.log.error({ err }, 'a work queue could not be counted');
        return alone.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
      });
      return { status: 200, body: Object.fromEntries([...none, ...found]) as WorkQueues };
    },
  };
}
