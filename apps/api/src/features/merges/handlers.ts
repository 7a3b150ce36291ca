import type { mergesRouter } from '@diwan/api-contract/endpoints/merges';
import type { ResourceKey } from '@diwan/api-contract/resources';
import { mostSynonyms } from '@diwan/api-contract/values/text/synonym';
import type { RouterImplementation } from '@ts-rest/fastify';
import { findRow } from '#crud/lists/repository.ts';
import { countReferring } from '#crud/merge/repoint.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { resourceAt } from '#resources/index.ts';
import { carriedNames, type NamedRow } from '#resources/taxonomy/carried-names.ts';

export function mergesHandlers({ database, resources }: AppDeps): RouterImplementation<typeof mergesRouter> {
  const keyAt = (path: string) =>
    Object.entries(resources).find(([, { contract }]) => contract.path === path)![0] as ResourceKey;
  return {
    async preview({ query: { resource: path, from, into } }) {
      const { orm: tx } = database;
      const resource = resourceAt(path);
      const [merged, kept] = await Promise.all([findRow(resource.table, tx, from), findRow(resource.table, tx, into)]);
      if (!merged || !kept) throw problemOf('notFound');
      const named = kept as unknown as NamedRow;
      const names = carriedNames(named, merged as unknown as NamedRow);
      const counts = await countReferring(resource, from, { tx, resources });
      const affected = counts.map(({ resource: at, count }) => ({ resource: keyAt(at), count }));
      const total = named.synonyms.length + names.length;
      return { status: 200, body: { affected, names, total, most: mostSynonyms } };
    },
  };
}
