import { mostIds } from '@diwan/api-contract/values/list';
import type { ResourceQueries } from '../resource/resource-client.ts';
import type { AnyRow } from '../resource/resource-types.ts';

/** Those of the named records that a list's question finds; without a question, all that are still there. */
export async function findRows(
  { list }: Pick<ResourceQueries, 'list'>,
  ids: readonly string[],
  question: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<AnyRow[]> {
  const found: AnyRow[] = [];
  for (let from = 0; from < ids.length; from += mostIds) {
    const named = ids.slice(from, from + mostIds).join(',');
    const part = list({ ...question, ids: named, limit: String(mostIds) });
    found.push(...(await part.load(signal, null)).items);
  }
  return found;
}
