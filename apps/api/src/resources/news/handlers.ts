import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { revisionsOf } from './revisions/revisions.ts';
import { newsRedirectsTable as redirects, newsTable as table } from './table.ts';

/** The revisions of news, and which news stands at an address. */
export function newsMore({
  database: { orm },
}: AppDeps): Pick<RouterImplementation<Contract['news']>, 'revisions' | 'atAddress'> {
  return {
    async revisions({ params: { id } }) {
      const [found] = await orm.select({ id: table.id }).from(table).where(eq(table.id, id));
      if (!found) throw problemOf('notFound');
      return { status: 200, body: await revisionsOf(id, orm) };
    },
    async atAddress({ params: { address } }) {
      const [found] = await orm.select({ id: table.id }).from(table).where(eq(table.address, address));
      if (found) return { status: 200, body: { id: found.id, address, isFormer: false } };
      const [moved] = await orm
        .select({ id: table.id, address: table.address })
        .from(redirects)
        .innerJoin(table, eq(table.id, redirects.newsId))
        .where(eq(redirects.address, address));
      if (!moved) throw problemOf('notFound');
      return { status: 200, body: { ...moved, isFormer: true } };
    },
  };
}
