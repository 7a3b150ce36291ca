import { createHash } from 'node:crypto';
import type { Occupation, occupationsRouter } from '@diwan/api-contract/endpoints/occupations';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { RouterImplementation } from '@ts-rest/fastify';
import { sql } from 'drizzle-orm';
import { unitGroups } from '#crud/occupations/unit-groups.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { jobTitlesTable as titles } from '#resources/job-titles/table.ts';

/** So many job titles tell what a group is about. */
const mostTitles = 3;

export function occupationsHandlers({ database }: AppDeps): RouterImplementation<typeof occupationsRouter> {
  return {
    async list({ request, reply }) {
      const items = await occupations(database.orm);
      const etag = `"${createHash('sha256').update(JSON.stringify(items)).digest('base64url').slice(0, 22)}"`;
      // Kept by the browser, and asked for again whether it still holds.
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match']?.includes(etag)) return { status: 304, body: undefined };
      return { status: 200, body: { items } };
    },
  };
}

async function occupations(tx: Tx): Promise<Occupation[]> {
  const { rows } = await tx.execute<{ code: string; name: LocalizedText }>(sql`
    select code, name from (
      select ${titles.iscoCode} as code, ${titles.name} as name, ${titles.usageCount} as uses, ${titles.nameAr} as ar,
        row_number() over (partition by ${titles.iscoCode} order by ${titles.usageCount} desc, ${titles.nameAr}) as place
      from ${titles} where ${titles.iscoCode} is not null and ${titles.state} = 'active'
    ) as placed where place <= ${mostTitles} order by uses desc, ar`);
  const named = Map.groupBy(rows, ({ code }) => code);
  return unitGroups.map((group) => ({
    ...group,
    jobTitles: (named.get(group.code) ?? []).map(({ name }) => name),
  }));
}
