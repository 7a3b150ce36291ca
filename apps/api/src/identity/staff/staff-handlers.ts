import type { staffRouter } from '@diwan/api-contract/endpoints/staff';
import type { RouterImplementation } from '@ts-rest/fastify';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';

const optionLimit = 20;

/** Colleagues who work here now, by name. */
export function staffHandlers({ database: { orm } }: AppDeps): RouterImplementation<typeof staffRouter> {
  return {
    async options({ query: { q = '' } }) {
      const text = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
      const rows = await orm
        .select({ id: staff.id, name: staff.name })
        .from(staff)
        .where(and(eq(staff.state, 'active'), isNotNull(staff.role), sql`${staff.name} ilike ${text}`))
        .orderBy(asc(staff.name), asc(staff.id))
        .limit(optionLimit);
      return { status: 200, body: rows };
    },
  };
}
