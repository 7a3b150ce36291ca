import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { ordersOf } from './orders.ts';
import { crmUsersTable as table } from './table.ts';

/** What is ordered through a CRM user. */
export function crmUsersMore({ database, clock }: AppDeps): Pick<RouterImplementation<Contract['crmUsers']>, 'orders'> {
  return {
    orders: ({ params: { id } }) =>
      database.transaction(async (tx) => {
        const [user] = await tx.select().from(table).where(eq(table.id, id));
        if (!user) throw problemOf('notFound');
        return { status: 200, body: await ordersOf(user, { tx, now: clock().toISOString() }) };
      }),
  };
}
