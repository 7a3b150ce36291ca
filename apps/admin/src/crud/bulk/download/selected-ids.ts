import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import { mostIds } from '@diwan/api-contract/values/list';
import { ProblemFailure } from '#api/expect-body.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';

/** The records of a selection by their ids, for a question that names them; refused as a problem where they are too many. */
export async function selectedIds(
  resource: ResourceKey,
  selection: BulkSelection,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const ids = await idsOf(resource, selection, signal);
  if (ids) return ids;
  throw new ProblemFailure({
    type: 'about:blank',
    title: 'tooMany',
    status: 422,
    code: 'invalid',
    errors: [{ path: 'selection', code: 'tooMany', params: { max: mostIds } }],
  });
}

async function idsOf(resource: ResourceKey, selection: BulkSelection, signal: AbortSignal) {
  if (selection.kind === 'some') return selection.ids.length > mostIds ? null : selection.ids;
  const question = { ...selection.query, limit: String(mostIds) };
  const { items, next } = await resourceQueries(resource).list(question).load(signal, null);
  const left = new Set(selection.except);
  return next === null ? items.map(({ id }) => id).filter((id) => !left.has(id)) : null;
}
