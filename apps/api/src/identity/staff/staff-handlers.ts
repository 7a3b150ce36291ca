import type { staffRouter } from '@diwan/api-contract/endpoints/staff';
import type { RouterImplementation } from '@ts-rest/fastify';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { parseIds } from '#http/requests/parse-ids.ts';

const optionLimit = 20;
const mostNamed = 100;

/** Colleagues who work here now, by name; whoever is named by id keeps the name when they have left. */
export function staffHandlers({ database: { orm } }: AppDeps): RouterImplementation<typeof staffRouter> {
  return {
    async options({ query: { q = '', ids } }) {
      const text = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
      const worksHere = and(eq(staff.state, 'active'), isNotNull(staff.role), sql`${staff.name} ilike ${text}`);
      const rows = await orm
        .select({ id: staff.id, name: staff.name })
        .from(staff)
        .where(ids === undefined ? worksHere : inArray(staff.id, parseIds(ids)))
        .orderBy(asc(staff.name), asc(staff.id))
        .limit(ids === undefined ? optionLimit : mostNamed);
      return { status: 200, body: rows.map(({ id, name }) => ({ id, label: { ar: name } })) };
    },
  };
}
