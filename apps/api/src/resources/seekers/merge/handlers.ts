import type { Contract } from '@diwan/api-contract';
import type { RouterImplementation } from '@ts-rest/fastify';
import { readerOf } from '#crud/handlers.ts';
import { keptId } from '#crud/merge/redirects.ts';
import type { AppDeps } from '#deps.ts';
import { seekersResource } from '../resource.ts';
import { findDuplicates } from './duplicates.ts';
import { previewMerge } from './preview.ts';

/** Who may be there twice, and what a merge would do. */
export function seekersMore(
  deps: AppDeps,
): Pick<RouterImplementation<Contract['seekers']>, 'duplicates' | 'mergePreview'> {
  const { orm } = deps.database;
  return {
    duplicates: async ({ params: { id } }) => ({
      status: 200,
      body: await findDuplicates(orm, await keptId(seekersResource, orm, id)),
    }),
    mergePreview: async ({ params: { id }, query: { other }, request }) => ({
      status: 200,
      body: await previewMerge({ id, other }, readerOf(deps, orm, request)),
    }),
  };
}
